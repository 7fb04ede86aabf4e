import path from "node:path";
import { hashOf } from "../../base/content-hash.ts";
import type { ServerBundle } from "./bundle-server.ts";

/**
 * Hashes of the code of a site: of what any page may show, and for each page module of what only counts for its page.
 *
 * @param inputs hashes of all inputs, by absolute path
 * @param islands island modules, relative to the site → site path of their script, which pages name
 */
export function hashesByPage(
  siteDir: string,
  inputs: Readonly<Record<string, string>>,
  { pageModules, files }: Pick<ServerBundle, "pageModules" | "files">,
  islands: Readonly<Record<string, string>>,
): { shared: string; pages: Record<string, string> } {
  const hashes = { ...inputs };
  for (const [name, url] of Object.entries(islands)) {
    const file = path.join(siteDir, name);
    hashes[file] = hashOf(hashes[file], url);
  }
  const hashWhere = (counts: (file: string) => boolean) =>
    hashOf(JSON.stringify(Object.entries(hashes).filter(([file]) => counts(file))));
  const ofPages = new Set(Object.values(pageModules).flat());
  const pages = Object.entries(pageModules).map(([page, modules]) => {
    const own = new Set(modules);
    return [page, hashWhere((file) => own.has(file))];
  });
  const shared = hashOf(
    hashWhere((file) => !ofPages.has(file)),
    ...files.map(({ name }) => name),
  );
  return { shared, pages: Object.fromEntries(pages) };
}
