import { element } from "../../client/element.ts";
import { addSheet } from "../../client/style-sheet.ts";
import type { SearchClient, SearchKind } from "../api.ts";
import { readSearches, withRecent, writeSearches } from "./kept-searches.ts";
import { kindChoice } from "./kind-choice.ts";
import { countOpened, onPress } from "./opened-hit.ts";
import { queryOf, readPageQuery, writePageQuery } from "./page-query.ts";
import { createPageResults } from "./page-results.ts";
import { createQueryRunner } from "./query-runner.ts";
import { currentEntry, keepPlace, placeAt } from "./result-place.ts";
import { ALL, fillVersionChoice, usualVersion, versionsOf } from "./scope.ts";
import sheet from "./search-page.css?url";
import type { SearchSetup } from "./setup.ts";
import { shortened } from "./texts.ts";

/** Number of pages shown at first, and added by "Show more". */
const PAGES_PER_STEP = 20;
/** Delay in milliseconds after the last keystroke before the URL is updated. */
const URL_DELAY_MS = 300;

/**
 * Start the search page: like the dialog, but over all kinds and versions and with its state in the URL, so that
 * a search can be linked to, returned to, and opened through OpenSearch.
 *
 * @param page the page's main element, rendered by `theme/search-page.tsx`
 */
export async function startSearchPage(
  page: HTMLElement,
  client: SearchClient,
  setup: SearchSetup,
): Promise<void> {
  await addSheet(sheet);
  const heading = page.querySelector("h1");
  const form = page.querySelector("form");
  const field = page.querySelector<HTMLInputElement>("input[name=q]");
  const place = page.querySelector<HTMLElement>("[data-search-results]");
  const filters = page.querySelector<HTMLElement>("[data-search-filters]");
  if (!page.isConnected || !heading || !form || !field || !place || !filters) return;

  const { versions } = setup;
  const titles = { document: document.title, heading: heading.textContent };
  const version = element("select", { class: "search-version", "aria-label": "Version", hidden: true });
  const kinds = element("div", { class: "search-kinds", role: "group", "aria-label": "Kinds of pages" });
  filters.replaceChildren(version, kinds);

  let state = readPageQuery(location.search);
  let entry = currentEntry();
  let limit = placeAt(entry)?.limit ?? PAGES_PER_STEP;
  /** Runs when the results of the current search have been rendered, and again with their excerpts. */
  let then: (() => void) | undefined;

  const chosen = () => {
    const known = state.version === ALL || versions.some(({ id }) => id === state.version);
    return known ? state.version : usualVersion(versions);
  };
  const results = createPageResults(place, setup, {
    search: (query) => change({ query }),
    again: () => runner.again(),
    more(shown) {
      limit += PAGES_PER_STEP;
      search(() => place.querySelectorAll<HTMLElement>(".hit > .hit-link")[shown]?.focus());
    },
    wider: () =>
      (versions.length > 1 && state.version !== ALL) || state.kinds.length > 0
        ? {
            label: "the same in all versions and kinds",
            search: () => change({ version: ALL, kinds: [] }),
          }
        : undefined,
    leave: () => field.focus(),
    chosen,
    drawn(result) {
      showKinds(result.kinds);
      then?.();
    },
  });
  const runner = createQueryRunner(client, results);

  const search = (next?: () => void) => {
    then = next;
    const { query } = state;
    const title = `Search results for “${shortened(query)}”`;
    document.title = query ? `${title} ${setup.siteTitle}` : titles.document;
    heading.textContent = query ? title : titles.heading;
    const choice = chosen();
    fillVersionChoice(version, versions, choice);
    if (!query) kinds.replaceChildren();
    runner.run(query, {
      versions: versionsOf(choice, versions),
      kinds: state.kinds.length > 0 ? state.kinds : undefined,
      limit,
    });
  };
  const keep = () => keepPlace(entry, { limit, top: scrollY });
  /** Write the state to the URL, unless it is there already. */
  const write = (method: "pushState" | "replaceState") => {
    clearTimeout(later);
    const address = location.pathname + writePageQuery(state);
    if (address === location.pathname + location.search) return;
    if (method === "pushState") keep();
    history[method](history.state, "", address);
    entry = currentEntry();
  };
  const change = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    if (next.query !== undefined) field.value = next.query;
    write("pushState");
    limit = PAGES_PER_STEP;
    search();
  };
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
    limit = PAGES_PER_STEP;
    search();
    clearTimeout(later);
    later = setTimeout(() => write("replaceState"), URL_DELAY_MS);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    change({ query: queryOf(field.value) });
    writeSearches(withRecent(readSearches(), state.query));
  });
  version.addEventListener("change", () => change({ version: version.value }));
  onPress(place, (_, link) => {
    if (link) countOpened(link, { client, query: state.query, shown: results.list.shown });
  });
  const leave = () => {
    clearTimeout(later);
    removeEventListener("pagehide", keep);
    keep();
    runner.close();
  };
  document.addEventListener("quire:leave", leave, { once: true });
  addEventListener("pagehide", keep);

  field.value = state.query;
  if (!state.query) {
    client.load(versionsOf(usualVersion(versions), versions));
    field.focus();
  }
  const top = placeAt(entry)?.top;
  search(top === undefined ? undefined : () => scrollTo({ top, behavior: "instant" }));
}
