import { say } from "../../client/live-region.ts";
import { onLeave } from "../../client/page-event.ts";
import type { SearchClient, SearchHit, SearchKind, SearchResult } from "../api.ts";
import { element } from "./element.ts";
import type { SearchFacts } from "./facts.ts";
import { failedState, noResultsState } from "./failed-state.ts";
import { hitList } from "./hit-list.ts";
import { readSearches, withRecent, writeSearches } from "./kept-searches.ts";
import { kindChoice } from "./kind-choice.ts";
import { readPageQuery, writePageQuery } from "./page-query.ts";
import { createQueryRunner } from "./query-runner.ts";
import { usualVersion, versionsOf } from "./scope.ts";
import sheet from "./search-page.css?url";
import { addSheet } from "./style-sheet.ts";
import { countText, noteTexts } from "./texts.ts";
import { fillVersionChoice } from "./version-choice.ts";

/** Pages shown at first, and how many more a press on the button adds. */
const STEP = 20;
const SECTIONS = 4;

/**
 * The search page: the same search as the dialog's, over all kinds and versions, with its state in the
 * address, so that it can be linked to, gone back to, and opened by browsers that know its OpenSearch file.
 *
 * @param page the page's main element, as `theme/search-page.tsx` draws it
 */
export async function startSearchPage(
  page: HTMLElement,
  client: SearchClient,
  facts: SearchFacts,
): Promise<void> {
  await addSheet(sheet);
  const form = page.querySelector("form");
  const field = page.querySelector<HTMLInputElement>("input[name=q]");
  const place = page.querySelector<HTMLElement>("[data-search-results]");
  const filters = page.querySelector<HTMLElement>("[data-search-filters]");
  if (!form || !field || !place || !filters) return;

  let state = readPageQuery(location.search);
  let limit = STEP;
  const siteTitle = document.title;
  const version = element("select", { class: "search-version", "aria-label": "Version", hidden: true });
  const kinds = element("div", { class: "search-kinds" });
  filters.replaceChildren(version, kinds);
  field.value = state.query;

  const show = (result: SearchResult, hits: readonly SearchHit[]) => {
    showKinds(result.kinds);
    if (hits.length === 0) {
      place.replaceChildren(noResultsState(result.query, facts));
      return;
    }
    const { baseUrl } = facts;
    const texts = [countText(result.count), ...noteTexts(result.droppedWords, result.corrected)];
    const list = hitList(hits, {
      baseUrl,
      versions: client.versions,
      options: false,
      mostSections: SECTIONS,
    });
    const more = element("button", { type: "button", class: "button search-more" }, "Show more results");
    more.addEventListener("click", () => {
      const from = hits.length;
      limit += STEP;
      search(() => place.querySelectorAll<HTMLElement>(".hit > .hit-link")[from]?.focus());
    });
    place.replaceChildren(
      ...texts.map((text) => element("p", { class: "search-note" }, text)),
      element("ol", { class: "search-hits" }, ...list),
      ...(hits.length < result.count ? [more] : []),
    );
  };
  let shown = () => {};
  let announced = "";
  const runner = createQueryRunner(client, (answer) => {
    place.removeAttribute("aria-busy");
    if (answer.status === "failed") {
      place.replaceChildren(failedState(runner.again));
      return;
    }
    show(answer.result, answer.hits);
    shown();
    shown = () => {};
    const text = `${countText(answer.result.count)} for ${answer.result.query}`;
    if (text !== announced) say(text);
    announced = text;
  });

  const search = (then = () => {}) => {
    shown = then;
    document.title = state.query ? `Search results for “${state.query}” ${facts.siteTitle}` : siteTitle;
    if (!state.query) {
      runner.stop();
      place.replaceChildren();
      return;
    }
    place.setAttribute("aria-busy", "true");
    const versions = versionsOf(state.version ?? usualVersion(client.versions), client.versions);
    runner.run(state.query, { versions, kinds: state.kinds.length > 0 ? state.kinds : undefined, limit });
  };
  const change = (next: Partial<typeof state>, method: "pushState" | "replaceState") => {
    state = { ...state, ...next };
    limit = STEP;
    history[method](history.state, "", location.pathname + writePageQuery(state));
    search();
  };
  const showKinds = (counts: Readonly<Partial<Record<SearchKind, number>>>) => {
    const choice = kindChoice(counts, state.kinds, (chosen) => change({ kinds: chosen }, "pushState"));
    const focused = kinds.contains(document.activeElement)
      ? (document.activeElement as HTMLInputElement).value
      : undefined;
    kinds.replaceChildren(...choice);
    if (focused) kinds.querySelector<HTMLElement>(`input[value="${focused}"]`)?.focus();
  };
  const showVersions = () =>
    fillVersionChoice(version, client.versions, state.version ?? usualVersion(client.versions));

  let later: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener("input", () => {
    clearTimeout(later);
    later = setTimeout(() => change({ query: field.value.trim() }, "replaceState"), 150);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(later);
    change({ query: field.value.trim() }, "pushState");
    writeSearches(withRecent(readSearches(), field.value));
  });
  version.addEventListener("change", () => change({ version: version.value }, "pushState"));
  const forget = client.onState(showVersions);
  onLeave(() => {
    clearTimeout(later);
    forget();
    runner.stop();
  });

  showVersions();
  client.load(versionsOf(state.version, client.versions));
  if (!state.query) field.focus();
  search();
}
