import type { SearchClient, SearchHit } from "../api.ts";
import sheet from "./dialog.css?url";
import { element } from "./element.ts";
import { emptyState } from "./empty-state.ts";
import { type SearchFacts, searchPageAddress } from "./facts.ts";
import { failedState, noResultsState } from "./failed-state.ts";
import { hitList } from "./hit-list.ts";
import { readSearches, withRecent, writeSearches } from "./kept-searches.ts";
import { createOptionCursor } from "./option-cursor.ts";
import { type Answer, createQueryRunner } from "./query-runner.ts";
import { usualVersion, versionsOf } from "./scope.ts";
import { addSheet } from "./style-sheet.ts";
import { countText, noteTexts } from "./texts.ts";
import { fillVersionChoice } from "./version-choice.ts";

/** Pages and places within each that the dialog shows; the rest is on the search page. */
const PAGES = 8;
const SECTIONS = 3;
/** Characters a query may have. */
const LONGEST = 500;

export interface SearchDialog {
  /** @param initial becomes the query, in place of what was typed before */
  open(initial?: string): void;
}

/**
 * The search dialog: a modal `<dialog>` with a combobox. It is made once, when a reader first asks for it, and
 * keeps what was typed until the page is left.
 */
export async function createSearchDialog(client: SearchClient, facts: SearchFacts): Promise<SearchDialog> {
  await addSheet(sheet);
  const box = element("div", { class: "search-results", id: "search-results" });
  const field = element("input", {
    class: "search-field",
    type: "search",
    role: "combobox",
    "aria-label": "Search the documentation",
    "aria-controls": box.id,
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    placeholder: "Search the documentation",
    maxlength: String(LONGEST),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
  });
  const version = element("select", { class: "search-version", "aria-label": "Version", hidden: true });
  const close = element(
    "button",
    { type: "button", class: "search-close", "aria-label": "Close search" },
    "Esc",
  );
  const status = element("p", { class: "search-status", role: "status" });
  const notes = element("div", { class: "search-notes" });
  const all = element("a", { class: "search-all", href: "#", hidden: true });
  const dialog = element(
    "dialog",
    { class: "search-dialog", "aria-label": "Search" },
    element("div", { class: "search-head" }, field, version, close),
    element("div", { class: "search-body" }, notes, box),
    element("div", { class: "search-foot" }, status, all),
  );
  document.body.append(dialog);

  const cursor = createOptionCursor(field, box);
  let shown: readonly SearchHit[] = [];
  let choice: string | undefined;
  /** What the results that are shown were found for. */
  let answered: string | undefined;

  const show = (content: HTMLElement[], isList: boolean) => {
    if (isList) {
      box.setAttribute("role", "listbox");
      box.setAttribute("aria-label", "Results");
    } else {
      box.removeAttribute("role");
      box.removeAttribute("aria-label");
    }
    box.replaceChildren(...content);
    cursor.refresh(isList && field.value.trim() === answered);
  };
  const showAnswer = (answer: Answer) => {
    dialog.removeAttribute("data-busy");
    all.hidden = true;
    notes.replaceChildren();
    if (answer.status === "failed") {
      shown = [];
      status.textContent = "Unable to fetch results";
      show([failedState(runner.again)], false);
      return;
    }
    const { result, hits } = answer;
    shown = hits;
    status.textContent = countText(result.count);
    if (hits.length === 0) {
      show([noResultsState(result.query, facts)], false);
      return;
    }
    const texts = noteTexts(result.droppedWords, result.corrected);
    notes.replaceChildren(...texts.map((text) => element("p", {}, text)));
    const { baseUrl } = facts;
    show(hitList(hits, { baseUrl, versions: client.versions, options: true, mostSections: SECTIONS }), true);
    answered = result.query.trim();
    all.hidden = false;
    all.textContent = `See all ${result.count} results`;
    all.href = searchPageAddress(baseUrl, result.query, choice);
  };
  const runner = createQueryRunner(client, showAnswer);

  const search = () => {
    const query = field.value.trim();
    if (query === "") {
      runner.stop();
      shown = [];
      status.textContent = "";
      all.hidden = true;
      notes.replaceChildren();
      dialog.removeAttribute("data-busy");
      show([emptyState(facts, searchFor)], false);
      return;
    }
    dialog.setAttribute("data-busy", "");
    runner.run(query, { versions: versionsOf(choice, client.versions), limit: PAGES });
  };
  const searchFor = (query: string) => {
    field.value = query;
    field.focus();
    search();
  };
  const showVersions = () => {
    if (client.versions.length === 0) return;
    const known = client.versions.some(({ id }) => id === choice) || choice === "all";
    if (!known) choice = usualVersion(client.versions);
    fillVersionChoice(version, client.versions, choice);
  };

  const follow = (link: HTMLAnchorElement, newTab: boolean) => {
    if (newTab) window.open(link.href, "_blank", "noopener");
    else link.click();
  };
  const opened = (link: HTMLAnchorElement) => {
    writeSearches(withRecent(readSearches(), field.value));
    const page = Number(link.dataset.page);
    const hit = shown[page];
    if (hit) client.opened(field.value, hit, page + 1);
  };

  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    // A search field would only be emptied by the first press.
    if (event.key === "Escape") {
      dialog.close();
      event.preventDefault();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      cursor.move(event.key === "ArrowDown" ? 1 : -1);
      event.preventDefault();
    } else if (event.key === "Enter") {
      const target = cursor.current ?? (all.hidden ? undefined : all);
      if (target) follow(target, event.ctrlKey || event.metaKey);
      event.preventDefault();
    }
  });
  version.addEventListener("change", () => {
    choice = version.value;
    search();
    field.focus();
  });
  box.addEventListener("pointermove", (event) => {
    const option = (event.target as Element).closest<HTMLElement>("[role=option]");
    if (option && option !== cursor.current) cursor.choose(option);
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (event.target === dialog) dialog.close();
    if (!link) return;
    if (link.dataset.page !== undefined) opened(link);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || link.target === "_blank";
    if (!elsewhere) dialog.close();
  });
  dialog.addEventListener("close", () => {
    runner.stop();
    dialog.removeAttribute("data-busy");
  });
  client.onState(showVersions);

  return {
    open(initial) {
      if (!dialog.open) {
        choice = undefined;
        dialog.showModal();
      }
      showVersions();
      client.load(versionsOf(choice ?? usualVersion(client.versions), client.versions));
      if (initial !== undefined) field.value = initial;
      field.focus();
      if (initial === undefined) field.select();
      search();
    },
  };
}
