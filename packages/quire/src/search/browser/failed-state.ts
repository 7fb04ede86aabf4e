import { element, pressButton } from "../../client/element.ts";
import type { SearchFailure } from "../api.ts";
import type { SearchFacts } from "./facts.ts";
import type { StateActions } from "./state-actions.ts";
import { shortened } from "./texts.ts";

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
export function noResultsState(query: string, facts: SearchFacts, actions: StateActions): HTMLElement {
  const { startingPoints, feedbackUrl } = facts;
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
