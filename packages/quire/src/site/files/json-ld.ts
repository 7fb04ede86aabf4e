/** Structured data in the vocabulary of schema.org, as plain objects. */
import { absoluteUrl, type SiteAddress } from "../address.ts";
import type { Crumb } from "../model.ts";

/** A JSON-LD object with its own context. */
export type JsonLd = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

/**
 * Breadcrumbs as a `BreadcrumbList`, outermost first. Search engines require an address for every step but the
 * last, so steps without a page are left out; undefined if fewer than two steps remain.
 */
export function breadcrumbList(breadcrumbs: readonly Crumb[], site: SiteAddress): JsonLd | undefined {
  const steps = breadcrumbs.filter(
    ({ path }, index) => path !== undefined || index === breadcrumbs.length - 1,
  );
  if (steps.length < 2) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(path === undefined ? {} : { item: absoluteUrl(site, path) }),
    })),
  };
}

/** Serialise JSON for a `<script>` element: nothing in it can end the element or open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}
