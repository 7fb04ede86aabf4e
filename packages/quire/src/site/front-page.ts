import type { Site } from "./model.ts";

/** Whether the site has a front page of its own: the way to every page begins there. */
export function hasFrontPage(site: Site): boolean {
  return site.pages.some(({ path }) => path === "/");
}
