/** Reads links of navbar and footer: their targets, and their labels. */
import { isExternalAddress } from "../../site/address.ts";
import { given, type Settings } from "./settings.ts";

/** The label and the target of a link. */
export function linkOf(item: Settings, baseUrl: string): { label: string; to?: string; href?: string } {
  return { label: labelOf(item), ...target(item, baseUrl) };
}

/** The target of a link: `to` for a site path, `href` for a URL. */
export function target(item: Settings, baseUrl: string): { to?: string; href?: string } {
  const to = item.string("to");
  const href = item.string("href");
  if (to === undefined) return given({ href: href && withoutBase(href, baseUrl) });
  if (isExternalAddress(to)) return { href: to };
  return { to: to.startsWith("/") ? withoutBase(to, baseUrl) : `/${to}` };
}

/** Strip the base path from an address of the site, if the author wrote it out. */
export function withoutBase(address: string, baseUrl: string): string {
  return address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address;
}

/** The same for a file of the site, whose path is one from the root even if it starts with `./`. */
export function fileWithoutBase(address: string, baseUrl: string): string {
  return withoutBase(address.replace(/^(?:\.\/)+/, ""), baseUrl);
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
export function anchorOf(html: string, baseUrl: string): { label: string; href: string } | undefined {
  const href = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(html);
  const label = textOf(html) || /\salt\s*=\s*"([^"]+)"/i.exec(html)?.[1];
  return href && label ? { label, href: withoutBase((href[1] ?? href[2])!, baseUrl) } : undefined;
}

/** The text of a piece of HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
}
