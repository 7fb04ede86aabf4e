import { decodeEntities } from "../entities.ts";
import type { LinkUse } from "../markdown/document.ts";

const ADDRESS = /<(a|img)\b(?![^>]*\sdata-unchecked)[^>]*?\s(?:href|src)="([^"]*)"/g;

/**
 * Links and images in the HTML of a page that is drawn by a component, and in the frame around it (navbar, footer): what
 * no document tells of, without those that their author wants left alone. They have no line: it is the component's
 * business where they come from.
 */
export function pageLinks(html: string): LinkUse[] {
  const found = new Map<string, LinkUse>();
  for (const [, tag, address] of html.matchAll(ADDRESS)) {
    const url = decodeEntities(address!);
    if (url.startsWith("#") || url === "") continue;
    found.set(`${tag} ${url}`, { url, kind: tag === "img" ? "image" : "link", line: 0, column: 0 });
  }
  return [...found.values()];
}

const ID = /<[a-z][^<>]*?\s(?:id|name)="([^"]+)"/gi;

/** The ids of elements in the HTML of a page. */
export function pageIds(html: string): string[] {
  return [...html.matchAll(ID)].map((match) => decodeEntities(match[1]!));
}
