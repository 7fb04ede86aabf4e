import path from "node:path";
import type { Plugin } from "vite";
import { SERVER_ENTRY } from "./server-entry.ts";

/**
 * Find out which modules count only for certain pages: those that page modules import, and nothing else of the site.
 *
 * @param pages page modules, relative to the site
 * @param found called with each page module, and the absolute paths of these modules, its own among them
 */
export function findPageModules(
  siteDir: string,
  pages: readonly string[],
  found: (page: string, modules: readonly string[]) => void,
): Plugin {
  return {
    name: "quire:page-modules",
    buildEnd(error) {
      if (error) return;
      const importsOf = (id: string) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        return [...importedIds, ...dynamicallyImportedIds];
      };
      const reachedFrom = (ids: readonly string[]) => {
        const reached = new Set(ids);
        for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
        return reached;
      };
      /** One file may be several modules, such as `logo.svg` and `logo.svg?url`. */
      const filesOf = (ids: ReadonlySet<string>) => new Set([...ids].map((id) => id.replace(/\?.*$/, "")));
      const idOf = (page: string) => path.join(siteDir, page);
      const ids = new Set(pages.map(idOf));
      const entries = importsOf(`\0${SERVER_ENTRY}`);
      const others = filesOf(reachedFrom(entries.filter((id) => !ids.has(id))));
      for (const page of pages) {
        const reached = filesOf(reachedFrom([idOf(page)]));
        found(
          page,
          [...reached].filter((file) => path.isAbsolute(file) && !others.has(file)),
        );
      }
    },
  };
}
