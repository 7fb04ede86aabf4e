/** Paths of the contents file and of the pages listed in it. */
import { decodePath, encodePath, markdownPath } from "../address.ts";
import type { ContentsItem } from "./contents.ts";

/** Name of the contents file in the output. */
export const contentsFile = "contents.json";

/** All pages of the site in a tree of items, with their paths percent-encoded as in the contents. */
export function pagesIn(items: readonly ContentsItem[]): { label: string; path: string }[] {
  return items.flatMap(({ label, path, items: below = [] }) => [
    ...(path?.startsWith("/") ? [{ label, path: path.replace(/#.*/, "") }] : []),
    ...pagesIn(below),
  ]);
}

/** Site paths of the same pages, without duplicates. */
export function pathsOf(items: readonly ContentsItem[]): string[] {
  return [...new Set(pagesIn(items).map(({ path }) => decodePath(path)))];
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
