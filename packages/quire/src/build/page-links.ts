import { posix } from "node:path";
import { decodeEntities } from "../entities.ts";
import type { LinkUse } from "../markdown/document.ts";

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
export function addressAt(path: string, written: string): string {
  const isRelative = !/^(?:[a-z][\w+.-]*:|[/?])/i.test(written);
  return isRelative ? posix.join(path.replace(/[^/]*$/, ""), written) : written;
}

const ID = /<[a-z][^<>]*?\s(?:id|name)="([^"]+)"/gi;

/** The ids of elements in the HTML of a page. */
export function pageIds(html: string): string[] {
  return [...html.matchAll(ID)].map((match) => decodeEntities(match[1]!));
}
