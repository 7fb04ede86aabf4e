import type { SiteContents } from "../site/files/contents.ts";
import { contentsFile, pagesIn } from "../site/files/contents-paths.ts";
import { element } from "./element.ts";
import { fetchText } from "./fetch-text.ts";
import { nearestPaths } from "./nearest-paths.ts";

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 5;

/**
 * Suggest pages with addresses similar to one that does not exist, from the site's contents file. If that cannot
 * be fetched, the page stays as it is.
 *
 * @param place holds the list, and is hidden until there is one; its `data-nearest` is the site's base path
 */
export async function offerNearest(place: HTMLElement): Promise<void> {
  const base = place.dataset.nearest!;
  const field = document.querySelector<HTMLInputElement>(".not-found input");
  // The reader may be typing there in the meantime, or be about to.
  if (field?.value === "" && field !== document.activeElement) field.value = words(location.pathname);
  // The sitemap lacks the pages of earlier versions.
  const contents = JSON.parse(await fetchText(base + contentsFile)) as SiteContents;
  const items = [...contents.versions.flatMap(({ sections }) => sections), ...contents.pages];
  const labels = new Map<string, string>();
  for (const { path, label } of pagesIn(items)) {
    const address = base.slice(0, -1) + path;
    // Of two items with the same page, the first is the outer one, whose label says more.
    if (!labels.has(address)) labels.set(address, label);
  }
  const nearest = nearestPaths(location.pathname, labels.keys(), MAX_SUGGESTIONS);
  for (const path of nearest) {
    const link = element("a", { href: path }, labels.get(path), element("span", {}, path));
    place.lastElementChild!.append(element("li", {}, link));
  }
  place.hidden = nearest.length === 0;
}

/** The last segment of a path as words. */
function words(path: string): string {
  const [last = ""] = path.split("/").filter(Boolean).slice(-1);
  return last
    .replace(/\.\w+$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ");
}
