import type { Site } from "./model.ts";

/** Site path of the search page. */
export const searchPath = "/search";

/** Whether the site has a search page for links and forms to lead to. */
export function hasSearchPage(site: Site): boolean {
  return site.pages.some(({ path }) => path === searchPath);
}
