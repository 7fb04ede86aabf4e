import { fetchText } from "./fetch-text.ts";
import { nearestPaths } from "./nearest-paths.ts";

/** Links that are offered. */
const MOST = 5;

/**
 * Offers pages that a reader may have meant by an address nothing stands at, from the site's own sitemaps.
 * Without them the page stays as it is.
 *
 * @param place holds the list, hidden until there is one; its `data-nearest` is the site's base path
 */
export async function offerNearest(place: HTMLElement): Promise<void> {
  const base = place.dataset.nearest!;
  const field = document.querySelector<HTMLInputElement>(".not-found input");
  // What was typed before this came stays.
  if (field?.value === "") field.value = words(location.pathname);
  const paths = await pathsOf(`${base}sitemap.xml`);
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

/** Every path in a sitemap, and in those that it lists. */
async function pathsOf(address: string): Promise<string[]> {
  const map = new DOMParser().parseFromString(await fetchText(address), "text/xml");
  const paths = [...map.querySelectorAll("loc")].map(({ textContent }) => new URL(textContent!).pathname);
  return map.documentElement.localName === "sitemapindex"
    ? (await Promise.all(paths.map(pathsOf))).flat()
    : paths;
}

/** The last part of a path as one would type it. */
function words(path: string): string {
  const [last = ""] = path.split("/").filter(Boolean).slice(-1);
  return last
    .replace(/\.\w+$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ");
}
