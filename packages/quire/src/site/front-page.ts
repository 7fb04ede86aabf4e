import type { Site } from "./model.ts";

/** Whether the site has a front page, which breadcrumbs then start with. */
export function hasFrontPage(site: Site): boolean {
  return site.pages.some(({ path }) => path === "/");
}
