import { say } from "../../client/live-region.ts";
import type { SearchClient, SearchHit, SearchKind } from "../api.ts";
import { arrange } from "./arrange.ts";
import { element } from "./element.ts";
import { emptyState } from "./empty-state.ts";
import type { SearchFacts } from "./facts.ts";
import { failedState, noResultsState } from "./failed-state.ts";
import { createHitList } from "./hit-list.ts";
import { readSearches, withRecent, writeSearches } from "./kept-searches.ts";
import { kindChoice } from "./kind-choice.ts";
import { countOpened } from "./opened-hit.ts";
import { queryOf, readPageQuery, writePageQuery } from "./page-query.ts";
import { type Answer, createQueryRunner } from "./query-runner.ts";
import { currentEntry, keepPlace, placeAt } from "./result-place.ts";
import { ALL, usualVersion, versionsOf } from "./scope.ts";
import sheet from "./search-page.css?url";
import { addSheet } from "./style-sheet.ts";
import { foundText, noteTexts, shortened, WAITING } from "./texts.ts";
import { fillVersionChoice } from "./version-choice.ts";

/** Pages shown at first, and how many more a press on the button adds. */
const STEP = 20;
/** Places shown of a page. */
const SECTIONS = 4;
/** Milliseconds without typing after which the address says what was typed. */
const REST = 300;

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
  const heading = page.querySelector("h1");
  const form = page.querySelector("form");
  const field = page.querySelector<HTMLInputElement>("input[name=q]");
  const place = page.querySelector<HTMLElement>("[data-search-results]");
  const filters = page.querySelector<HTMLElement>("[data-search-filters]");
  if (!page.isConnected || !heading || !form || !field || !place || !filters) return;

  const { versions } = client;
  const titles = { document: document.title, heading: heading.textContent };
  const version = element("select", { class: "search-version", "aria-label": "Version", hidden: true });
  const kinds = element("div", { class: "search-kinds", role: "group", "aria-label": "Kinds of pages" });
  const status = element("p", { class: "search-note" });
  const found = element("ol", { class: "search-hits" });
  const list = createHitList(found, {
    baseUrl: facts.baseUrl,
    versions,
    options: false,
    atOnce: Number.POSITIVE_INFINITY,
    mostSections: SECTIONS,
  });
  filters.replaceChildren(version, kinds);

  let state = readPageQuery(location.search);
  let entry = currentEntry();
  let limit = placeAt(entry)?.limit ?? STEP;
  let shown: readonly SearchHit[] = [];
  /** Done when the results of the search under way stand, and again when they are drawn anew with their excerpts. */
  let then: (() => void) | undefined;

  const showAnswer = (answer: Answer) => {
    shown = [];
    if (answer.status === "failed") {
      place.replaceChildren(failedState(answer.reason, runner.again));
      return;
    }
    const { result, hits, settled } = answer;
    showKinds(result.kinds);
    const notes = hits.length === 0 ? [] : noteTexts(result.droppedWords, result.corrected);
    if (hits.length === 0) {
      const limited = (versions.length > 1 && state.version !== ALL) || state.kinds.length > 0;
      const wider = {
        label: "the same in all versions and kinds",
        search: () => change({ version: ALL, kinds: [] }),
      };
      const options = { facts, search: searchFor, wider: limited ? wider : undefined };
      place.replaceChildren(noResultsState(result.query, options));
    } else {
      shown = hits;
      status.textContent = foundText(result.count);
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
    }
    then?.();
    if (settled) return;
    say([`${foundText(result.count)} for ${shortened(result.query)}.`, ...notes].join(" "));
  };
  const moreButton = (from: number) => {
    const button = element("button", { type: "button", class: "button search-more" }, "Show more results");
    button.addEventListener("click", () => {
      limit += STEP;
      search(() => place.querySelectorAll<HTMLElement>(".hit > .hit-link")[from]?.focus());
    });
    return button;
  };
  const wait = () => {
    status.textContent = WAITING;
    if (shown.length === 0)
      place.replaceChildren(element("div", { class: "spinner", role: "status", "aria-label": "Loading" }));
  };
  const runner = createQueryRunner(client, showAnswer, wait);

  const search = (next?: () => void) => {
    then = next;
    const { query } = state;
    const title = `Search results for “${shortened(query)}”`;
    document.title = query ? `${title} ${facts.siteTitle}` : titles.document;
    heading.textContent = query ? title : titles.heading;
    const known = state.version === ALL || versions.some(({ id }) => id === state.version);
    const choice = known ? state.version : usualVersion(versions);
    fillVersionChoice(version, versions, choice);
    if (query) {
      const chosen = state.kinds.length > 0 ? state.kinds : undefined;
      runner.run(query, { versions: versionsOf(choice, versions), kinds: chosen, limit });
    } else {
      runner.stop();
      shown = [];
      kinds.replaceChildren();
      place.replaceChildren(emptyState(facts, searchFor, () => field.focus()));
    }
  };
  /** Writes the address as the state is; nothing when it already says so. */
  const write = (method: "pushState" | "replaceState") => {
    clearTimeout(later);
    const address = location.pathname + writePageQuery(state);
    if (address === location.pathname + location.search) return;
    if (method === "pushState") keepPlace(entry, { limit, top: scrollY });
    history[method](history.state, "", address);
    entry = currentEntry();
  };
  const change = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    if (next.query !== undefined) field.value = next.query;
    write("pushState");
    limit = STEP;
    search();
  };
  const searchFor = (query: string) => change({ query });
  const showKinds = (counts: Readonly<Partial<Record<SearchKind, number>>>) => {
    const choice = kindChoice(counts, state.kinds, (chosen) => change({ kinds: chosen }));
    const focused = kinds.contains(document.activeElement)
      ? (document.activeElement as HTMLInputElement).value
      : undefined;
    kinds.replaceChildren(...choice);
    if (focused) kinds.querySelector<HTMLElement>(`input[value="${focused}"]`)?.focus();
  };

  let later: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener("input", () => {
    const query = queryOf(field.value);
    if (query === state.query) return;
    state = { ...state, query };
    limit = STEP;
    search();
    clearTimeout(later);
    later = setTimeout(() => write("replaceState"), REST);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    change({ query: queryOf(field.value) });
    writeSearches(withRecent(readSearches(), state.query));
  });
  version.addEventListener("change", () => change({ version: version.value }));
  for (const press of ["click", "auxclick"]) {
    place.addEventListener(press, ({ target }) => {
      const link = (target as Element).closest("a");
      if (link) countOpened(link, { client, query: state.query, shown });
    });
  }
  const leave = () => {
    clearTimeout(later);
    keepPlace(entry, { limit, top: scrollY });
    runner.close();
  };
  document.addEventListener("quire:leave", leave, { once: true });

  field.value = state.query;
  if (!state.query) {
    client.load(versionsOf(usualVersion(versions), versions));
    field.focus();
  }
  const top = placeAt(entry)?.top;
  search(top === undefined ? undefined : () => scrollTo({ top, behavior: "instant" }));
}
