/** Entry point of search in the browser, loaded when a reader seems about to search. */
import type { SearchClient } from "../api.ts";
import { siteClient } from "../client/embedded-client.ts";
import { createSearchDialog, type SearchDialog } from "./dialog.ts";
import { startSearchPage } from "./search-page.ts";
import { searchSetup } from "./setup.ts";

const setup = searchSetup();
let client: Promise<SearchClient> | undefined;
let dialog: Promise<SearchDialog> | undefined;

/** The client of search, made once; after a failure, the next call tries again. */
function openClient(): Promise<SearchClient> {
  client ??= createClient();
  client.catch(() => {
    client = undefined;
  });
  return client;
}

async function createClient(): Promise<SearchClient> {
  if (setup.provider === "embedded") return siteClient(setup.baseUrl);
  const { createHostedClient } = await import("../client/hosted-client.ts");
  return createHostedClient(setup);
}

/** Start loading the index. */
export async function prepareSearch(): Promise<void> {
  (await openClient()).load();
}

/** @param initial returns the initial query; called when the dialog is ready to open */
export async function openSearch(initial: () => string | undefined): Promise<void> {
  dialog ??= openClient().then((made) => createSearchDialog(made, setup));
  dialog.catch(() => {
    dialog = undefined;
  });
  (await dialog).open(initial());
}

/** Start the search page. */
export async function fillSearchPage(page: HTMLElement): Promise<void> {
  await startSearchPage(page, await openClient(), setup);
}
