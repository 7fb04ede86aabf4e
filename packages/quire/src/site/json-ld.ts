/** Structured data of pages in the vocabulary of schema.org, as plain objects. */
import { absoluteUrl } from "./address.ts";
import type { Crumb } from "./model.ts";

/** A JSON-LD object with its own context. */
export type JsonLd = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

/** Where a site is published. */
export interface SiteAddress {
  /** Scheme and host. */
  url: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/**
 * The way to a page as a `BreadcrumbList`, outermost first. Steps without a page of their own are left out:
 * search engines take none without an address but the last. `undefined` when there is no way to show: they want two
 * steps at least.
 */
export function breadcrumbList(
  breadcrumbs: readonly Crumb[],
  { url, baseUrl }: SiteAddress,
): JsonLd | undefined {
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
      ...(path === undefined ? {} : { item: absoluteUrl(url, baseUrl, path) }),
    })),
  };
}

/** JSON that can stand in a `<script>` element: nothing in it can end the element or open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}
