import type { SiteContents } from "../site/contents.ts";
import { contentsFile, encodedPaths } from "../site/contents-paths.ts";
import { fetchText } from "./fetch-text.ts";
import { nearestPaths } from "./nearest-paths.ts";

/** Links that are offered. */
const MOST = 5;

/**
 * Offers pages that a reader may have meant by an address nothing stands at, from the list of its contents
 * that the site has for programs.
 * Without them the page stays as it is.
 *
 * @param place holds the list, hidden until there is one; its `data-nearest` is the site's base path
 */
export async function offerNearest(place: HTMLElement): Promise<void> {
  const base = place.dataset.nearest!;
  const field = document.querySelector<HTMLInputElement>(".not-found input");
  // What was typed before this came stays.
  if (field?.value === "") field.value = words(location.pathname);
  // Sitemaps do not have the pages of earlier versions.
  const contents = JSON.parse(await fetchText(base + contentsFile)) as SiteContents;
  const items = [...contents.versions.flatMap(({ sections }) => sections), ...contents.pages];
  const paths = encodedPaths(items).map((path) => base.slice(0, -1) + path);
  const nearest = nearestPaths(location.pathname, paths, MOST);
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

/** The last part of a path as one would type it. */
function words(path: string): string {
  const [last = ""] = path.split("/").filter(Boolean).slice(-1);
  return last
    .replace(/\.\w+$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ");
}
