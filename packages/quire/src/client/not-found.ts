import type { SiteContents } from "../site/contents.ts";
import { contentsFile, encodedPaths } from "../site/contents-paths.ts";
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
  // Keep what the reader has typed in the meantime.
  if (field?.value === "") field.value = words(location.pathname);
  // The sitemap lacks the pages of earlier versions.
  const contents = JSON.parse(await fetchText(base + contentsFile)) as SiteContents;
  const items = [...contents.versions.flatMap(({ sections }) => sections), ...contents.pages];
  const paths = encodedPaths(items).map((path) => base.slice(0, -1) + path);
  const nearest = nearestPaths(location.pathname, paths, MAX_SUGGESTIONS);
  const list = place.querySelector("ul")!;
  for (const path of nearest) {
    const link = document.createElement("a");
    link.href = path;
    link.textContent = path;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
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
