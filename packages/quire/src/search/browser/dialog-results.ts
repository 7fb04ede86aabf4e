import { element } from "../../client/element.ts";
import { spaceless } from "../spaceless.ts";
import { searchPageAddress } from "./addresses.ts";
import type { DialogParts } from "./dialog-parts.ts";
import { createHitList, type HitList } from "./hit-list.ts";
import { createOptionCursor, type OptionCursor } from "./option-cursor.ts";
import type { ResultView } from "./query-runner.ts";
import { usualVersion } from "./scope.ts";
import type { SearchSetup } from "./setup.ts";
import { emptyState, failedState, noResultsState, type StateActions } from "./states.ts";
import { countText, noteTexts, WAITING } from "./texts.ts";

/** Number of sections shown for each page; the search page shows more. */
const MAX_SECTIONS = 3;
/** Number of pages visible without scrolling. */
const VISIBLE_PAGES = 4;

/** The results area of the dialog. */
export interface DialogResults extends ResultView {
  list: HitList;
  cursor: OptionCursor;
}

/** @param choice returns the id of the selected version, or `ALL` */
export function createDialogResults(
  { dialog, field, notes, box, status, all }: DialogParts,
  setup: SearchSetup,
  actions: StateActions,
  choice: () => string | undefined,
): DialogResults {
  const { baseUrl, versions } = setup;
  const cursor = createOptionCursor(field, box);
  const list = createHitList(box, {
    baseUrl,
    versions,
    chosen: choice,
    options: true,
    mostSections: MAX_SECTIONS,
    atOnce: VISIBLE_PAGES,
  });
  /** The query whose results are shown. */
  let answered: string | undefined;

  /** Replace the results by a message. */
  const replace = (said: string, state: HTMLElement) => {
    dialog.removeAttribute("data-busy");
    notes.replaceChildren();
    all.hidden = true;
    status.textContent = said;
    dialog.removeAttribute("data-listed");
    box.removeAttribute("role");
    box.removeAttribute("aria-label");
    box.replaceChildren(state);
    cursor.refresh(false);
    answered = undefined;
  };
  const begin = () => replace("", emptyState(setup, actions));
  return {
    list,
    cursor,
    begin,
    wait() {
      dialog.setAttribute("data-busy", "");
      status.textContent = WAITING;
    },
    failed: (reason) => replace("", failedState(reason, actions)),
    nothing({ query, count }) {
      // One letter is the beginning of a word: it is too early to say that there is nothing.
      if ([...query].length === 1 && !spaceless.test(query)) begin();
      else replace(countText(count), noResultsState(query, setup, actions));
    },
    found({ query, count, droppedWords, corrected }, hits, settled) {
      if (!settled) {
        status.textContent = countText(count);
        dialog.removeAttribute("data-busy");
        const texts = noteTexts(droppedWords, corrected);
        if (texts.length > 0 || notes.hasChildNodes())
          notes.replaceChildren(...texts.map((text) => element("p", {}, text)));
        all.hidden = false;
        all.textContent = `See all ${count} results`;
        const version = choice();
        const other = version === usualVersion(versions) ? undefined : version;
        all.href = searchPageAddress(baseUrl, query, other);
      }
      if (box.role !== "listbox") {
        dialog.setAttribute("data-listed", "");
        box.role = "listbox";
        box.ariaLabel = "Results";
      }
      list.draw(hits, settled);
      cursor.refresh(query === answered);
      answered = query;
    },
  };
}
