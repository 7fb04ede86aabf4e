import path from "node:path";
import type { Config } from "../../config/schema.ts";

/** Absolute paths of the files and folders that a site is read from, as its settings name them. */
export function namedInputs(
  siteDir: string,
  { docs, blog, pages, staticDirs, data, search }: Config,
): string[] {
  const names = [
    ...docs.flatMap(({ path: folder, sidebarPath }) => [folder, sidebarPath]),
    ...blog.flatMap(({ path: folder, authors }) => [folder, path.join(folder, authors)]),
    pages,
    ...staticDirs,
    ...data.flatMap(({ inputs }) => inputs),
    search ? search.synonyms : undefined,
  ];
  return names.flatMap((name) => (name ? path.resolve(siteDir, name) : []));
}
