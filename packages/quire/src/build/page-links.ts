import { posix } from "node:path";
import { decodeEntities } from "../entities.ts";
import type { LinkUse } from "../markdown/document.ts";
import type { ReadyDocument } from "../render/drawing.ts";
import { hrefOf } from "../site/address.ts";
import type { PageRoute } from "../site/page-route.ts";

/**
 * Links of a page that none of its own documents tells of: those in what components draw, or in the frame around the
 * not-found page, and those of documents that components import.
 *
 * @param shown the imported documents that are on the page
 */
export function otherLinks(
  html: string,
  route: PageRoute,
  shown: readonly (ReadyDocument & { file: string })[],
  baseUrl: string,
): LinkUse[] {
  const imported = shown.flatMap(({ file, document }) => document.links.map((use) => ({ file, ...use })));
  const isDocument = route.kind !== "not-found" && (route.kind !== "page" || route.page.kind === "document");
  if (isDocument) return imported;
  const href = hrefOf(baseUrl, route.path);
  const told = shown.flatMap(({ links }) => links.hrefs.map((written) => addressAt(href, written)));
  // The brand of every page leads to the root, whether or not a site has a page there.
  const known = new Set([baseUrl, ...told]);
  return [...pageLinks(html, href).filter(({ url }) => !known.has(url)), ...imported];
}

const ADDRESS = /<(a|img)\b(?![^>]*\sdata-unchecked)[^>]*?\s(?:href|src)="([^"]*)"/g;

/**
 * Links and images in the HTML of a page that is drawn by a component, and in the frame around it (navbar, footer): what
 * no document tells of, without those that their author wants left alone. They have no line: it is the component's
 * business where they come from.
 *
 * @param path of the page with the base path; what is written relative means what it does in a browser there
 */
export function pageLinks(html: string, path = "/"): LinkUse[] {
  const found = new Map<string, LinkUse>();
  for (const [, tag, address] of html.matchAll(ADDRESS)) {
    const written = decodeEntities(address!);
    if (written.startsWith("#") || written === "") continue;
    const url = addressAt(path, written);
    found.set(`${tag} ${url}`, { url, kind: tag === "img" ? "image" : "link", line: 0, column: 0 });
  }
  return [...found.values()];
}

/** The address that a browser asks for at the page with this path, by what is written there. */
function addressAt(path: string, written: string): string {
  const isRelative = !/^(?:[a-z][\w+.-]*:|[/?])/i.test(written);
  return isRelative ? posix.join(path.replace(/[^/]*$/, ""), written) : written;
}

const ID = /<[a-z][^<>]*?\s(?:id|name)="([^"]+)"/gi;

/** The ids of elements in the HTML of a page. */
export function pageIds(html: string): string[] {
  return [...html.matchAll(ID)].map((match) => decodeEntities(match[1]!));
}
