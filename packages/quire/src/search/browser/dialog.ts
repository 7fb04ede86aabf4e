import { onLeave } from "../../client/page-event.ts";
import { addSheet } from "../../client/style-sheet.ts";
import type { SearchClient } from "../api.ts";
import sheet from "./dialog.css?url";
import { dialogParts } from "./dialog-parts.ts";
import { createDialogResults } from "./dialog-results.ts";
import { countOpened, onPress } from "./opened-hit.ts";
import { queryOf } from "./page-query.ts";
import { createQueryRunner } from "./query-runner.ts";
import { moveFocus } from "./row-focus.ts";
import { ALL, fillVersionChoice, versionOfPage, versionsOf } from "./scope.ts";
import type { SearchSetup } from "./setup.ts";
import type { StateActions } from "./states.ts";

/** Number of pages shown in the dialog; the search page shows more. */
const MAX_PAGES = 8;

/** Arrow keys, with the step they move by. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search dialog of a page. */
export interface SearchDialog {
  /** @param initial replaces the query */
  open(initial?: string): void;
}

/**
 * Create the search dialog: a modal `<dialog>` with a combobox. It is created once, when a reader first opens it,
 * and keeps its query until the page is left.
 */
export async function createSearchDialog(client: SearchClient, setup: SearchSetup): Promise<SearchDialog> {
  await addSheet(sheet);
  const parts = dialogParts();
  const { dialog, field, version, close, box, all } = parts;
  document.body.append(dialog);

  const { versions } = setup;
  let choice: string | undefined;
  /** The page transition during which the dialog was opened: its end must not close the dialog. */
  let openedDuring: NavigationTransition | null | undefined;

  const search = () =>
    runner.run(queryOf(field.value), { versions: versionsOf(choice, versions), limit: MAX_PAGES });
  const searchFor = (query: string) => {
    field.value = query;
    field.focus();
    search();
  };
  const choose = (id: string | undefined) => {
    choice = id;
    fillVersionChoice(version, versions, choice);
  };
  const actions: StateActions = {
    search: searchFor,
    again() {
      field.focus();
      runner.again();
    },
    wider() {
      if (versions.length < 2 || choice === ALL) return undefined;
      const search = () => {
        choose(ALL);
        searchFor(field.value);
      };
      return { label: "the same in all versions", search };
    },
    leave: () => field.focus(),
  };
  const results = createDialogResults(parts, setup, actions, () => choice);
  const { cursor, list } = results;
  const runner = createQueryRunner(client, results);

  const opened = (link: HTMLAnchorElement) =>
    countOpened(link, { client, query: queryOf(field.value), shown: list.shown });
  const follow = (link: HTMLAnchorElement, newTab: boolean) => {
    if (!newTab) return link.click();
    window.open(link.href, "_blank", "noopener");
    opened(link);
  };

  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const step = steps[event.key];
    // The default action of Escape in a search field would only clear it.
    if (event.key === "Escape") dialog.close();
    else if (step) {
      if (!cursor.current) return;
      cursor.move(step);
    } else if (event.key === "Enter") {
      const target = cursor.current ?? (all.hidden ? undefined : all);
      if (target) follow(target, event.ctrlKey || event.metaKey);
    } else return;
    event.preventDefault();
  });
  dialog.addEventListener("keydown", (event) => {
    const step = steps[event.key];
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
  onPress(dialog, (event, link) => {
    if (event.target === dialog) dialog.close();
    if (!link) return;
    opened(link);
    const elsewhere = event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!elsewhere && link.target !== "_blank") dialog.close();
  });
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
