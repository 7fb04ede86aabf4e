import { element } from "./element.ts";
import { addressOf, type SearchFacts } from "./facts.ts";
import {
  type KeptSearches,
  readSearches,
  withFavourite,
  withoutSearch,
  writeSearches,
} from "./kept-searches.ts";

/**
 * What stands where results will: searches the reader made before, each of which can be kept or taken away,
 * and places to begin.
 *
 * @param search begin the search of a kept query
 */
export function emptyState(facts: SearchFacts, search: (query: string) => void): HTMLElement {
  const state = element("div", { class: "search-start" });
  const draw = () => {
    const kept = readSearches();
    const change = (next: KeptSearches) => {
      writeSearches(next);
      draw();
      state.querySelector<HTMLElement>("button, a")?.focus();
    };
    const row = (query: string, favourite: boolean) => {
      const again = element("button", { type: "button", class: "search-again" }, query);
      again.addEventListener("click", () => search(query));
      const keep = element(
        "button",
        { type: "button", class: "search-keep", "aria-label": `Keep the search ${query}`, title: "Keep" },
        "☆",
      );
      keep.addEventListener("click", () => change(withFavourite(readSearches(), query)));
      const forget = element(
        "button",
        {
          type: "button",
          class: "search-forget",
          "aria-label": `Forget the search ${query}`,
          title: "Forget",
        },
        "×",
      );
      forget.addEventListener("click", () => change(withoutSearch(readSearches(), query)));
      return element("li", {}, again, favourite ? undefined : keep, forget);
    };
    const part = (heading: string, rows: HTMLElement[]) =>
      rows.length === 0
        ? undefined
        : element("section", {}, element("h2", {}, heading), element("ul", {}, ...rows));
    const parts = [
      part(
        "Favourites",
        kept.favourite.map((query) => row(query, true)),
      ),
      part(
        "Recent",
        kept.recent.map((query) => row(query, false)),
      ),
      part(
        "Where to start",
        facts.startingPoints.map(({ label, to }) =>
          element("li", {}, element("a", { href: addressOf(facts.baseUrl, to) }, label)),
        ),
      ),
    ];
    state.replaceChildren(...parts.filter((made) => made !== undefined));
  };
  draw();
  return state;
}
