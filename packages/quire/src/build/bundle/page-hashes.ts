import { hashOf } from "../../base/content-hash.ts";

/**
 * Hashes of the code of a site: of what any page may show, and for each page module of what only counts for its page.
 *
 * @param inputs hashes of all inputs, by absolute path
 * @param pageModules as found by `findPageModules`
 */
export function hashesByPage(
  inputs: Record<string, string>,
  pageModules: Record<string, readonly string[]>,
): { shared: string; pages: Record<string, string> } {
  const hashWhere = (counts: (file: string) => boolean) =>
    hashOf(JSON.stringify(Object.entries(inputs).filter(([file]) => counts(file))));
  const ofPages = new Set(Object.values(pageModules).flat());
  const pages = Object.entries(pageModules).map(([page, modules]) => {
    const own = new Set(modules);
    return [page, hashWhere((file) => own.has(file))];
  });
  return { shared: hashWhere((file) => !ofPages.has(file)), pages: Object.fromEntries(pages) };
}
