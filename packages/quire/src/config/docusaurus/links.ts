/** Reads links of navbar and footer: their targets, and their labels. */
import { isExternalAddress } from "../../site/address.ts";
import { type Context, type Settings, withoutBase } from "./settings.ts";

/** A link of navbar or footer. */
interface Link {
  label: string;
  to?: string;
  href?: string;
  rel?: string;
  target?: string;
}

/** The label and the target of a link, and how it is opened. */
export function linkOf(item: Settings): Link {
  const how = { rel: item.string("rel"), target: item.string("target") };
  return { label: labelOf(item), ...target(item), ...how };
}

/** The target of a link: `to` for a site path, `href` for a URL. */
export function target(item: Settings): { to?: string; href?: string } {
  const to = item.string("to");
  const href = item.address("href");
  if (to === undefined) return { href };
  if (isExternalAddress(to)) return { href: to };
  return { to: to.startsWith("/") ? item.address("to") : `/${to}` };
}

/** The label of a link; without one, its text is taken from its HTML or accessible name. */
function labelOf(item: Settings): string {
  const html = item.string("html");
  const label =
    item.string("label") ??
    (html && (textOf(html) || /\balt="([^"]*)"/.exec(html)?.[1])) ??
    item.string("aria-label") ??
    item.string("title");
  return label || readable(item);
}

/** Derive a label from the target of the link. */
function readable(item: Settings): string {
  const named =
    item.string("docId") ?? item.string("sidebarId") ?? item.string("to") ?? item.string("href") ?? "";
  const host = /^https?:\/\/(?:www\.)?([^/.]+)/.exec(named)?.[1];
  const words = (host ?? named.split("/").filter(Boolean).at(-1) ?? "Link").replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The link in a piece of HTML that contains little else. */
export function anchorOf(html: string, context: Context): (Link & { href: string }) | undefined {
  const tag = /<a\b[^>]*>/i.exec(html)?.[0] ?? "";
  const attribute = (name: string) => {
    const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag);
    return found?.[1] ?? found?.[2];
  };
  const href = attribute("href");
  const label = textOf(html) || /\salt\s*=\s*"([^"]+)"/i.exec(html)?.[1];
  if (href === undefined || !label) return undefined;
  return {
    label,
    href: withoutBase(href, context),
    rel: attribute("rel"),
    target: attribute("target"),
  };
}

/** The text of a piece of HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
}
