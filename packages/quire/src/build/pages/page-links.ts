import { posix } from "node:path";
import { decodeEntities } from "../../base/entities.ts";
import type { LinkUse } from "../../markdown/document.ts";
import type { ReadyDocument } from "../../render/render-context.ts";
import { hrefOf } from "../../site/address.ts";
import type { PageRoute } from "../../site/page-route.ts";

/** The documents on a page. */
interface PageDocuments {
  /** The imported documents on the page. */
  shown: readonly (ReadyDocument & { file: string })[];
  /** The documents it is made from. */
  own: readonly ReadyDocument[];
  /** Whether components of the site may be on it. */
  usesCode: boolean;
}

/**
 * Links of a page that are in none of its own documents: those in components, in the frame of the not-found page,
 * and in documents that components import.
 */
export function otherLinks(
  html: string,
  route: PageRoute,
  { shown, own, usesCode }: PageDocuments,
  baseUrl: string,
): LinkUse[] {
  const imported = shown.flatMap(({ file, document }) => document.links.map((use) => ({ file, ...use })));
  const isComponent = route.kind === "not-found" || (route.kind === "page" && route.page.kind !== "document");
  if (!isComponent && (!usesCode || own.length === 0 || route.kind === "blog-list")) return imported;
  const href = hrefOf(baseUrl, route.path);
  const told = [...shown, ...own].flatMap(({ links }) =>
    links.hrefs.map((written) => addressAt(href, written)),
  );
  // The logo on every page links to the root, whether or not there is a page.
  const known = new Set([baseUrl, ...told]);
  const found = isComponent
    ? pageLinks(html, href, route.kind === "not-found" ? "link" : "tag")
    : pageLinks(textIn(html), href, "tag").filter(({ kind }) => kind === "tag");
  return [...found.filter(({ url }) => !known.has(url)), ...imported];
}

/** The HTML of the text of a document, without what stands around it. */
function textIn(html: string): string {
  return html.slice(html.indexOf('<div class="prose'), html.lastIndexOf("</article>"));
}

const ADDRESS = /<(a|img)\b(?![^>]*\sdata-unchecked)[^>]*?\s(?:href|src)="([^"]*)"/g;

/**
 * Find links and images in the HTML of a page that is rendered by a component, and in its frame (navbar, footer),
 * except those marked to be left alone. They have no position, as they may come from anywhere in a component.
 *
 * @param path of the page with the base path, to resolve relative addresses
 * @param kind of its links
 */
export function pageLinks(html: string, path = "/", kind: "link" | "tag" = "link"): LinkUse[] {
  const found = new Map<string, LinkUse>();
  for (const [, tag, address] of html.matchAll(ADDRESS)) {
    const written = decodeEntities(address!);
    if (written.startsWith("#") || written === "") continue;
    const url = addressAt(path, written);
    found.set(`${tag} ${url}`, { url, kind: tag === "img" ? "picture" : kind, line: 0, column: 0 });
  }
  return [...found.values()];
}

/** Resolve an address relative to a page, as a browser does. */
function addressAt(path: string, written: string): string {
  const isRelative = !/^(?:[a-z][\w+.-]*:|[/?])/i.test(written);
  return isRelative ? posix.join(path.replace(/[^/]*$/, ""), written) : written;
}

const ID = /<[a-z][^<>]*?\s(?:id|name)="([^"]+)"/gi;

/** The ids in the HTML of a page. */
export function pageIds(html: string): string[] {
  return [...html.matchAll(ID)].map((match) => decodeEntities(match[1]!));
}
