/** Entry point of search in the browser, loaded when a reader seems about to search. */
import { openSearchClient } from "../client/open-client.ts";
import { createSearchDialog, type SearchDialog } from "./dialog.ts";
import { startSearchPage } from "./search-page.ts";
import { searchSetup } from "./setup.ts";

const { settings, facts } = searchSetup();
const client = openSearchClient(settings);
let dialog: Promise<SearchDialog> | undefined;

/** Start loading the index. */
export async function prepareSearch(): Promise<void> {
  (await client).load();
}

/** @param initial returns the initial query; called when the dialog is ready to open */
export async function openSearch(initial: () => string | undefined): Promise<void> {
  dialog ??= client.then((made) => createSearchDialog(made, facts));
  (await dialog).open(initial());
}

/** Start the search page. */
export async function fillSearchPage(page: HTMLElement): Promise<void> {
  await startSearchPage(page, await client, facts);
}
