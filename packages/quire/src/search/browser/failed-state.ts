import type { SearchFailure } from "../api.ts";
import { element } from "./element.ts";
import type { SearchFacts } from "./facts.ts";
import { shortened } from "./texts.ts";

/** Shown when nothing could be fetched, or what was fetched is not whole, with a way to try again. */
export function failedState(reason: SearchFailure["reason"], retry: () => void): HTMLElement {
  const button = element("button", { type: "button", class: "button" }, "Try again");
  button.addEventListener("click", retry);
  const advice =
    reason === "network"
      ? "You might want to check your network connection."
      : "The search index is not whole. The site may just have been published anew: reload the page.";
  return element(
    "div",
    { class: "search-message", role: "alert" },
    element("p", { class: "search-message-title" }, "Unable to fetch results"),
    element("p", {}, advice),
    button,
  );
}

/** What there is to offer where nothing was found. */
export interface NoResultsOptions {
  facts: SearchFacts;
  /** Search for something else. */
  search(query: string): void;
  /** What would be searched without the limits there are now, and a way to; absent where there are none. */
  wider?: { label: string; search(): void } | undefined;
}

/** Shown when nothing was found: what may be looked for instead, and whom to tell. */
export function noResultsState(query: string, { facts, search, wider }: NoResultsOptions): HTMLElement {
  const { startingPoints, feedbackUrl } = facts;
  const suggestion = (text: string, press: () => void) => {
    const button = element("button", { type: "button", class: "search-suggestion" }, text);
    button.addEventListener("click", press);
    return element("li", {}, button);
  };
  const suggestions = [
    ...(wider ? [suggestion(wider.label, wider.search)] : []),
    ...startingPoints.slice(0, 3).map(({ label }) => suggestion(label, () => search(label))),
  ];
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
