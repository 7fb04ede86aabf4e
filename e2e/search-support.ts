import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { openPage, searched } from "./support.ts";

/** The search dialog of a page. */
export interface Search {
  page: Page;
  dialog: Locator;
  field: Locator;
  /** What is found: pages, and places in them. */
  options: Locator;
  status: Locator;
}

/** Open a page and, with the shortcut, its search dialog. */
export async function openSearch(
  address = `${searched}/docs/tide-table`,
  options: BrowserContextOptions = {},
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Search> {
  const page = await openPage(undefined, options);
  await before(page);
  await page.goto(address);
  await page.keyboard.press("Control+k");
  const search = searchOf(page);
  await search.dialog.waitFor();
  return search;
}

/** The search dialog of a page, open or not. */
export function searchOf(page: Page): Search {
  const dialog = page.getByRole("dialog", { name: "Search" });
  return {
    page,
    dialog,
    field: dialog.getByRole("combobox", { name: "Search the documentation" }),
    options: dialog.getByRole("listbox", { name: "Results" }).getByRole("option"),
    status: dialog.getByRole("status"),
  };
}

/** Type a query and wait until it is answered: with results, without, or with a failure. */
export async function ask({ page, field, dialog }: Search, query: string): Promise<void> {
  await field.fill("");
  await dialog.locator(".search-start").waitFor();
  await field.fill(query);
  await dialog.locator(".search-start").waitFor({ state: "detached" });
  await page.waitForFunction(() => !document.querySelector(".search-dialog[data-busy]"));
}
