import type { Site } from "./model.ts";

/** Address of the page of search results, which a site may have. */
export const searchPath = "/search";

/** Whether the site has a page of search results: links and forms lead there. */
export function hasSearchPage(site: Site): boolean {
  return site.pages.some(({ path }) => path === searchPath);
}
