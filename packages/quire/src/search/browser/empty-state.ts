import { element, pressButton } from "../../client/element.ts";
import { isExternalAddress } from "../../site/address.ts";
import type { SearchFacts } from "./facts.ts";
import { icon } from "./icon.ts";
import {
  type KeptSearches,
  readSearches,
  withFavourite,
  withoutSearch,
  writeSearches,
} from "./kept-searches.ts";
import type { StateActions } from "./state-actions.ts";

/** Shown while the query is empty: earlier searches, which can be kept or removed, and starting points. */
export function emptyState(facts: SearchFacts, { search, leave }: StateActions): HTMLElement {
  const state = element("div", { class: "search-start" });
  const part = (heading: string, rows: HTMLElement[]) =>
    rows.length > 0 ? [element("section", {}, element("h2", {}, heading), element("ul", {}, ...rows))] : [];
  const draw = () => {
    const { favourite, recent } = readSearches();
    state.replaceChildren(
      ...part(
        "Favourites",
        favourite.map((query) => keptRow(query, true)),
      ),
      ...part(
        "Recent",
        recent.map((query) => keptRow(query, false)),
      ),
      ...part(
        "Where to start",
        facts.startingPoints.map(({ label, to }) => {
          const address = isExternalAddress(to) ? to : facts.baseUrl + to.replace(/^\//, "");
          return element("li", {}, element("a", { href: address }, icon("start"), label));
        }),
      ),
    );
  };
  const keptRow = (query: string, isFavourite: boolean) => {
    const again = pressButton(
      { class: "search-again" },
      () => search(query),
      icon(isFavourite ? "favourite" : "recent"),
      element("span", { dir: "auto" }, query),
    );
    const change = (what: (kept: KeptSearches, query: string) => KeptSearches) => () => {
      const row = [...state.querySelectorAll("li")].findIndex((item) =>
        item.contains(document.activeElement),
      );
      writeSearches(what(readSearches(), query));
      draw();
      const next = state.querySelectorAll("li")[row]?.querySelector<HTMLElement>("button");
      if (next) next.focus();
      else leave();
    };
    const keep = rowButton("favourite", `Keep the search ${query}`, "Keep", change(withFavourite));
    const forget = rowButton("forget", `Forget the search ${query}`, "Forget", change(withoutSearch));
    return element("li", {}, again, isFavourite ? undefined : keep, forget);
  };
  draw();
  return state;
}

function rowButton(
  name: "favourite" | "forget",
  label: string,
  title: string,
  press: () => void,
): HTMLButtonElement {
  return pressButton({ class: `search-${name}`, "aria-label": label, title }, press, icon(name));
}
