/** Paths of the contents file and of the pages listed in it. */
import { decodePath, encodePath, markdownPath } from "./address.ts";
import type { ContentsItem } from "./contents.ts";

/** Name of the contents file in the output. */
export const contentsFile = "contents.json";

/** Paths of all pages of the site in a tree of items, percent-encoded as in the contents. */
export function encodedPaths(items: readonly ContentsItem[]): string[] {
  return items.flatMap(({ path, items: below = [] }) => [
    ...(path?.startsWith("/") ? [path.replace(/#.*/, "")] : []),
    ...encodedPaths(below),
  ]);
}

/** The same as site paths, without duplicates. */
export function pathsOf(items: readonly ContentsItem[]): string[] {
  return [...new Set(encodedPaths(items).map(decodePath))];
}

/** The absolute URL of an item's page; URLs of other sites are returned unchanged. */
export function pageAddress(address: string, path: string): string {
  return wholeAddress(address, path, (page) => page);
}

/** The absolute URL of an item's Markdown. */
export function markdownAddress(address: string, path: string): string {
  return wholeAddress(address, path, markdownPath);
}

function wholeAddress(address: string, path: string, fileOf: (page: string) => string): string {
  if (!path.startsWith("/")) return path;
  const [page = "/", anchor] = path.split("#");
  return address + encodePath(fileOf(page)) + (anchor === undefined ? "" : `#${anchor}`);
}
