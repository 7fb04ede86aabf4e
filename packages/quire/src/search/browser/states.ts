import { element } from "../../client/element.ts";
import { pressButton } from "../../client/press-button.ts";
import { isExternalAddress } from "../../site/address.ts";
import type { SearchFailure } from "../api.ts";
import { icon } from "./icon.ts";
import {
  type KeptSearches,
  readSearches,
  withFavourite,
  withoutSearch,
  writeSearches,
} from "./kept-searches.ts";
import type { SearchSetup } from "./setup.ts";
import { shortened } from "./texts.ts";

/** Actions offered in place of results. */
export interface StateActions {
  search(query: string): void;
  /** Repeat the last query. */
  again(): void;
  /** The same search without its current filters; undefined if there are none. */
  wider(): { label: string; search(): void } | undefined;
  /** Take the focus when the element that had it disappears. */
  leave(): void;
}

/** Shown while the query is empty: earlier searches, which can be kept or removed, and starting points. */
export function emptyState(setup: SearchSetup, { search, leave }: StateActions): HTMLElement {
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
        setup.startingPoints.map(({ label, to }) => {
          const address = isExternalAddress(to) ? to : setup.baseUrl + to.replace(/^\//, "");
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

/** Shown when the index could not be loaded, with a button to try again. */
export function failedState(reason: SearchFailure["reason"], { again }: StateActions): HTMLElement {
  const advice =
    reason === "network"
      ? "You might want to check your network connection."
      : "The search index is not whole. The site may just have been published anew: reload the page.";
  return element(
    "div",
    { class: "search-message", role: "alert" },
    element("p", { class: "search-message-title" }, "Unable to fetch results"),
    element("p", {}, advice),
    pressButton({ class: "button" }, again, "Try again"),
  );
}

/** Shown when there are no results: other searches to try, and where to report it. */
export function noResultsState(
  query: string,
  { startingPoints, feedbackUrl }: SearchSetup,
  actions: StateActions,
): HTMLElement {
  const searches = [
    actions.wider() ?? [],
    startingPoints.slice(0, 3).map(({ label }) => ({ label, search: () => actions.search(label) })),
  ].flat();
  const suggestions = searches.map(({ label, search }) =>
    element("li", {}, pressButton({ class: "search-suggestion" }, search, label)),
  );
  const feedback = feedbackUrl?.replaceAll("{query}", encodeURIComponent(query));
  return element(
    "div",
    { class: "search-message" },
    element(
      "p",
      { class: "search-message-title" },
      "No results for “",
      element("bdi", {}, shortened(query)),
      "”",
    ),
    suggestions.length > 0
      ? element("div", {}, element("p", {}, "Try searching for"), element("ul", {}, ...suggestions))
      : undefined,
    feedback
      ? element(
          "p",
          {},
          "Believe this query should return results? ",
          element("a", { href: feedback, target: "_blank", rel: "noopener noreferrer" }, "Let us know."),
        )
      : undefined,
  );
}
