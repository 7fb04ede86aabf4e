import { element } from "../../client/element.ts";
import { say } from "../../client/live-region.ts";
import { pressButton } from "../../client/press-button.ts";
import type { SearchResult } from "../api.ts";
import { arrange } from "./arrange.ts";
import { createHitList, type HitList } from "./hit-list.ts";
import type { ResultView } from "./query-runner.ts";
import type { SearchSetup } from "./setup.ts";
import { emptyState, failedState, noResultsState, type StateActions } from "./states.ts";
import { foundText, noteTexts, shortened, WAITING } from "./texts.ts";

/** Maximum number of sections shown for each page. */
const MAX_SECTIONS = 4;

/** The results area of the search page. */
export interface PageResults extends ResultView {
  list: HitList;
}

/** The page around the results. */
export interface ResultsPage extends StateActions {
  /** Show more results than the `shown` ones. */
  more(shown: number): void;
  /** The id of the version being searched, or that of all. */
  chosen(): string | undefined;
  /** Called when results have been rendered, and again with their excerpts. */
  drawn(result: SearchResult): void;
}

export function createPageResults(place: HTMLElement, setup: SearchSetup, page: ResultsPage): PageResults {
  const status = element("p", { class: "search-note" });
  const found = element("ol", { class: "search-hits" });
  const list = createHitList(found, {
    baseUrl: setup.baseUrl,
    versions: setup.versions,
    chosen: page.chosen,
    options: false,
    atOnce: Number.POSITIVE_INFINITY,
    mostSections: MAX_SECTIONS,
  });
  const replace = (state: HTMLElement) => place.replaceChildren(state);
  const moreButton = (from: number) =>
    pressButton({ class: "button search-more" }, () => page.more(from), "Show more results");
  const announce = ({ query, count }: SearchResult, notes: readonly string[]) =>
    say([`${foundText(count)} for ${shortened(query)}.`, ...notes].join(" "));
  return {
    list,
    begin: () => replace(emptyState(setup, page)),
    wait() {
      status.textContent = WAITING;
      if (!found.isConnected)
        replace(element("div", { class: "spinner", role: "status", "aria-label": "Loading" }));
    },
    failed: (reason) => replace(failedState(reason, page)),
    nothing(result) {
      replace(noResultsState(result.query, setup, page));
      page.drawn(result);
      announce(result, []);
    },
    found(result, hits, settled) {
      status.textContent = foundText(result.count);
      const notes = noteTexts(result.droppedWords, result.corrected);
      const focused = place.contains(document.activeElement) && document.activeElement?.getAttribute("href");
      list.draw(hits, settled);
      arrange(place, [
        status,
        ...notes.map((text) => element("p", { class: "search-note" }, text)),
        found,
        ...(hits.length < result.count ? [moreButton(hits.length)] : []),
      ]);
      if (focused && !place.contains(document.activeElement))
        place.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus();
      page.drawn(result);
      if (!settled) announce(result, notes);
    },
  };
}
