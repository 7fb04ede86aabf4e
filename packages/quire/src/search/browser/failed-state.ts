import { element } from "./element.ts";
import { addressOf, type SearchFacts } from "./facts.ts";

/** Shown when nothing could be fetched, with a way to try again. */
export function failedState(retry: () => void): HTMLElement {
  const button = element("button", { type: "button", class: "button" }, "Try again");
  button.addEventListener("click", retry);
  return element(
    "div",
    { class: "search-message" },
    element("p", { class: "search-message-title" }, "Unable to fetch results"),
    element("p", {}, "You might want to check your network connection."),
    button,
  );
}

/** Shown when nothing was found: what may be looked for instead, and whom to tell. */
export function noResultsState(query: string, facts: SearchFacts): HTMLElement {
  const { baseUrl, startingPoints, feedbackUrl } = facts;
  const points = startingPoints
    .slice(0, 3)
    .map(({ label, to }) => element("li", {}, element("a", { href: addressOf(baseUrl, to) }, label)));
  const shown = query.length > 100 ? `${query.slice(0, 100)}…` : query;
  const feedback = feedbackUrl?.replaceAll("{query}", encodeURIComponent(query.slice(0, 500)));
  return element(
    "div",
    { class: "search-message" },
    element("p", { class: "search-message-title" }, "No results for ", element("q", {}, shown)),
    points.length > 0
      ? element("div", {}, element("p", {}, "Try searching for"), element("ul", {}, ...points))
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
