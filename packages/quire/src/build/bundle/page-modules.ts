import path from "node:path";
import type { Plugin } from "vite";
import { fileOf, importsOf, reachedFrom } from "./module-graph.ts";
import { SERVER_ENTRY } from "./server-entry.ts";

/**
 * Find out which modules count only for certain pages: those that page modules import, and nothing else of the site.
 *
 * @param pages page modules, relative to the site
 * @param pageModules receives, for each page module, the absolute paths of these modules, its own among them
 */
export function findPageModules(
  siteDir: string,
  pages: readonly string[],
  pageModules: Record<string, readonly string[]>,
): Plugin {
  return {
    name: "quire:page-modules",
    buildEnd(error) {
      if (error) return;
      const infoOf = (id: string) => this.getModuleInfo(id);
      const filesFrom = (ids: readonly string[]) => new Set([...reachedFrom(infoOf, ids)].map(fileOf));
      const idOf = (page: string) => path.join(siteDir, page);
      const ids = new Set(pages.map(idOf));
      const entries = importsOf(infoOf, `\0${SERVER_ENTRY}`);
      const others = filesFrom(entries.filter((id) => !ids.has(id)));
      for (const page of pages) {
        const reached = [...filesFrom([idOf(page)])];
        pageModules[page] = reached.filter((file) => path.isAbsolute(file) && !others.has(file));
      }
    },
  };
}
