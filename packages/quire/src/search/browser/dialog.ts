import { onLeave } from "../../client/page-event.ts";
import type { SearchClient, SearchHit } from "../api.ts";
import sheet from "./dialog.css?url";
import { dialogParts } from "./dialog-parts.ts";
import { element } from "./element.ts";
import { emptyState } from "./empty-state.ts";
import { type SearchFacts, searchPageAddress } from "./facts.ts";
import { failedState, noResultsState } from "./failed-state.ts";
import { createHitList } from "./hit-list.ts";
import { countOpened } from "./opened-hit.ts";
import { createOptionCursor } from "./option-cursor.ts";
import { queryOf } from "./page-query.ts";
import { type Answer, createQueryRunner } from "./query-runner.ts";
import { moveFocus } from "./row-focus.ts";
import { ALL, usualVersion, versionOfPage, versionsOf } from "./scope.ts";
import { addSheet } from "./style-sheet.ts";
import { countText, noteTexts, WAITING } from "./texts.ts";
import { fillVersionChoice } from "./version-choice.ts";

/** Pages and places within each that the dialog shows; the rest is on the search page. */
const PAGES = 8;
const SECTIONS = 3;
/** Pages that are in view before anybody scrolls. */
const IN_VIEW = 4;

/** The search dialog of a page. */
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
  const { dialog, field, version, close, notes, box, status, all } = dialogParts();
  document.body.append(dialog);

  const { versions } = client;
  const cursor = createOptionCursor(field, box);
  const list = createHitList(box, {
    baseUrl: facts.baseUrl,
    versions,
    options: true,
    mostSections: SECTIONS,
    atOnce: IN_VIEW,
  });
  let shown: readonly SearchHit[] = [];
  let choice: string | undefined;
  /** What the results that are shown were found for. */
  let answered: string | undefined;
  /** The page change during which the dialog was opened: the page that comes leaves it to the reader. */
  let openedDuring: NavigationTransition | null | undefined;

  const showHits = (hits: readonly SearchHit[], query: string, settled: boolean) => {
    shown = hits;
    if (box.role !== "listbox") {
      dialog.setAttribute("data-listed", "");
      box.role = "listbox";
      box.ariaLabel = "Results";
    }
    list.draw(hits, settled);
    cursor.refresh(query === answered);
    answered = query;
  };
  const showState = (state: HTMLElement) => {
    dialog.removeAttribute("data-listed");
    box.removeAttribute("role");
    box.removeAttribute("aria-label");
    box.replaceChildren(state);
    cursor.refresh(false);
    answered = undefined;
  };
  /** Nothing is said of results before there are some. */
  const clear = () => {
    dialog.removeAttribute("data-busy");
    notes.replaceChildren();
    all.hidden = true;
    shown = [];
  };
  const showAnswer = (answer: Answer) => {
    if (answer.status === "failed") {
      clear();
      status.textContent = "";
      showState(failedState(answer.reason, again));
      return;
    }
    const { result, hits, settled } = answer;
    if (settled) {
      if (hits.length > 0) showHits(hits, result.query, settled);
      return;
    }
    status.textContent = countText(result.count);
    if (hits.length === 0) {
      clear();
      const limited = versions.length > 1 && choice !== ALL;
      const wider = limited ? { label: "the same in all versions", search: searchAll } : undefined;
      showState(noResultsState(result.query, { facts, search: searchFor, wider }));
      return;
    }
    dialog.removeAttribute("data-busy");
    const texts = noteTexts(result.droppedWords, result.corrected);
    if (texts.length > 0 || notes.hasChildNodes())
      notes.replaceChildren(...texts.map((text) => element("p", {}, text)));
    showHits(hits, result.query, settled);
    all.hidden = false;
    all.textContent = `See all ${result.count} results`;
    const other = choice === usualVersion(versions) ? undefined : choice;
    all.href = searchPageAddress(facts.baseUrl, result.query, other);
  };
  const runner = createQueryRunner(client, showAnswer, () => {
    dialog.setAttribute("data-busy", "");
    status.textContent = WAITING;
  });

  const search = () => {
    const query = queryOf(field.value);
    if (query !== "") {
      runner.run(query, { versions: versionsOf(choice, versions), limit: PAGES });
      return;
    }
    runner.stop();
    clear();
    status.textContent = "";
    showState(emptyState(facts, searchFor, () => field.focus()));
  };
  const again = () => {
    field.focus();
    runner.again();
  };
  const searchFor = (query: string) => {
    field.value = query;
    field.focus();
    search();
  };
  const choose = (id: string | undefined) => {
    choice = id;
    fillVersionChoice(version, versions, choice);
  };
  const searchAll = () => {
    choose(ALL);
    searchFor(field.value);
  };

  const opened = (link: HTMLAnchorElement) =>
    countOpened(link, { client, query: queryOf(field.value), shown });
  const follow = (link: HTMLAnchorElement, newTab: boolean) => {
    if (!newTab) return link.click();
    window.open(link.href, "_blank", "noopener");
    opened(link);
  };

  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const down = event.key === "ArrowDown";
    // A search field would only be emptied by the first press.
    if (event.key === "Escape") dialog.close();
    else if (down || event.key === "ArrowUp") {
      if (shown.length === 0) return;
      cursor.move(down ? 1 : -1);
    } else if (event.key === "Enter") {
      const target = cursor.current ?? (all.hidden ? undefined : all);
      if (target) follow(target, event.ctrlKey || event.metaKey);
    } else return;
    event.preventDefault();
  });
  dialog.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.defaultPrevented || event.target === version) return;
    moveFocus(field, box, step);
    event.preventDefault();
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
  for (const press of ["click", "auxclick"] as const) {
    dialog.addEventListener(press, (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (event.target === dialog) dialog.close();
      if (!link) return;
      opened(link);
      const elsewhere = event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!elsewhere && link.target !== "_blank") dialog.close();
    });
  }
  dialog.addEventListener("close", () => {
    runner.stop();
    dialog.removeAttribute("data-busy");
  });
  onLeave(() => {
    if (!openedDuring || openedDuring !== window.navigation?.transition) dialog.close();
  });

  return {
    open(initial) {
      if (!dialog.open) {
        choose(versionOfPage(versions));
        openedDuring = window.navigation?.transition;
        dialog.showModal();
      }
      client.load(versionsOf(choice, versions));
      if (initial !== undefined) field.value = initial;
      field.focus();
      if (initial === undefined) field.select();
      search();
    },
  };
}
