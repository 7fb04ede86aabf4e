/** Where the contents of a site are, and where their items lead. */
import { decodePath, encodePath, markdownPath } from "./address.ts";
import type { ContentsItem } from "./contents.ts";

/** Where the output keeps the contents, for programs. */
export const contentsFile = "contents.json";

/** Paths of all pages of the site in items and below them, encoded as they stand there. */
export function encodedPaths(items: readonly ContentsItem[]): string[] {
  return items.flatMap(({ path, items: below = [] }) => [
    ...(path?.startsWith("/") ? [path.replace(/#.*/, "")] : []),
    ...encodedPaths(below),
  ]);
}

/** The same as site paths, each once, in their order. */
export function pathsOf(items: readonly ContentsItem[]): string[] {
  return [...new Set(encodedPaths(items).map(decodePath))];
}

/** The whole address of an item's page by its path; that of a page elsewhere as it is. */
export function pageAddress(address: string, path: string): string {
  return wholeAddress(address, path, (page) => page);
}

/** The same of its Markdown. */
export function markdownAddress(address: string, path: string): string {
  return wholeAddress(address, path, markdownPath);
}

function wholeAddress(address: string, path: string, fileOf: (page: string) => string): string {
  if (!path.startsWith("/")) return path;
  const [page = "/", anchor] = path.split("#");
  return address + encodePath(fileOf(page)) + (anchor === undefined ? "" : `#${anchor}`);
}
