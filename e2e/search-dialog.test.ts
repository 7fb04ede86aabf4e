/**
 * The search dialog. Proves of the specification:
 * - 4 States and transitions: "Search modal: opens on click, Ctrl/Cmd+K, or '/' when not typing in a field;
 *   closes on Escape; typing a letter while the button is focused opens it with that letter as initial text.";
 * - 8 Error catalogue: "No search results";
 * - 9 Business constants: "Search footer: 'See all {count} results'."
 */
import { describe, expect, it } from "vitest";
import { settled } from "./axe.ts";
import { ask, openSearch, searchOf } from "./search-support.ts";
import { arrive, openPage, searched, website } from "./support.ts";

const page = (path: string) => `${searched}/docs/${path}`;

describe("the search dialog", () => {
  it("opens by click, Ctrl+K, Cmd+K and '/', and closes on Escape, on its button and on a press beside it", async () => {
    const page = await openPage(`${searched}/docs/tide-table`);
    const { dialog, field } = searchOf(page);
    const button = page.locator(".navbar [data-search-open]");
    const opens = [
      () => button.click(),
      ...["Control+k", "Meta+k", "/"].map((key) => () => page.keyboard.press(key)),
    ];
    const closes = [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Cancel search, Esc" }).click(),
      () => page.mouse.click(10, 400),
      () => page.keyboard.press("Escape"),
    ];
    for (const [index, open] of opens.entries()) {
      await open();
      await dialog.waitFor();
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await field.inputValue()).toBe("");
      await closes[index]!();
      await dialog.waitFor({ state: "hidden" });
    }
    expect(page.url()).toBe(`${searched}/docs/tide-table`);
  });

  it("darkens the page up to its edge, and moves nothing of it", async () => {
    const page = await openPage(`${searched}/docs/tide-table`);
    const { dialog } = searchOf(page);
    await page.keyboard.press("/");
    await dialog.waitFor();
    const dot = (x: number) => page.screenshot({ clip: { x, y: 700, width: 1, height: 1 } });
    expect((await dot(1279)).equals(await dot(1260))).toBe(true);
  });

  it("begins with the letter that is typed on its button, and with those that follow while it is loaded", async () => {
    const page = await openPage(`${searched}/docs/tide-table`);
    const { dialog, field, options } = searchOf(page);
    await page.locator(".navbar [data-search-open]").focus();
    await page.keyboard.type("neap tide");
    await dialog.waitFor();
    expect(await field.inputValue()).toBe("neap tide");
    await options.first().waitFor();
  });

  it("groups what it finds by page, with heading path, excerpt, what matches, kind and version", async () => {
    const search = await openSearch();
    await ask(search, "largest range");
    const group = search.dialog.getByRole("group", { name: "Read the tide table" });
    const place = group.getByRole("option", { name: /Springs and neaps/ });
    await place.locator(".hit-excerpt mark").first().waitFor();
    expect(await place.locator("mark").allTextContents()).toEqual(["largest", "range"]);
    expect(await group.locator(".hit-facts").innerText()).toBe("Guide");
    expect(await place.getAttribute("href")).toBe("/tide/docs/tide-table#springs-and-neaps");
    await ask(search, "chart datum");
    await search.options.filter({ hasText: "Columns › Chart datum" }).first().waitFor();
    await ask(search, "TideChangeProposal");
    expect(await search.options.first().locator(".hit-kind").innerText()).toBe("CLI");
  });

  it("keeps what is found again from one letter to the next, with its excerpt, and its own height", async () => {
    const search = await openSearch();
    await ask(search, "chart datu");
    const { dialog, page: tab } = search;
    await dialog.locator(".hit-excerpt").first().waitFor();
    const height = async () => (await dialog.boundingBox())?.height;
    const before = await height();
    await dialog.evaluate((element) => {
      const gone: Node[] = [];
      Object.assign(window, { gone, kept: element.querySelector(".hit") });
      const look = new MutationObserver((changes) =>
        gone.push(...changes.flatMap((one) => [...one.removedNodes])),
      );
      look.observe(element.querySelector(".hit")!, { childList: true, subtree: true });
    });
    await tab.keyboard.type("m");
    await dialog.locator(".search-all[href*='datum']").waitFor();
    await settled(tab);
    const state = await tab.evaluate(() => {
      const { gone, kept } = window as unknown as { gone: Node[]; kept: Element };
      return [kept === document.querySelector(".search-dialog .hit"), gone.length];
    });
    expect(state).toEqual([true, 0]);
    expect(await height()).toBe(before);
  });

  it("shows where to start until there is more than one letter to look for", async () => {
    const { field, dialog } = await openSearch(page("1.0/tide-table"));
    await field.fill("zz");
    await dialog.getByText("No results for “zz”").waitFor();
    await field.fill("z");
    await dialog.locator(".search-start").waitFor({ state: "attached" });
    expect(await dialog.getByText("No results").count()).toBe(0);
    // A word of its own.
    await field.fill("湾");
    await dialog.getByText("No results for “湾”").waitFor();
  });

  it("searches the version that is read, and another or all when they are chosen", async () => {
    const search = await openSearch(page("1.0/tide-table"));
    const version = search.dialog.getByRole("combobox", { name: "Version" });
    expect(await version.locator("option").allTextContents()).toEqual(["Next", "1.0", "All versions"]);
    await ask(search, "sounded");
    // The version select already says which version is searched.
    expect(await search.options.first().locator(".hit-version").count()).toBe(0);
    await version.selectOption({ label: "Next" });
    await search.dialog.getByText("No results for “sounded”").waitFor();
    await search.dialog.getByRole("button", { name: "the same in all versions" }).click();
    expect(await search.options.first().locator(".hit-version").innerText()).toBe("1.0");
    expect(await version.inputValue()).toBe("all");
    expect(await search.dialog.getByRole("link", { name: /^See all/ }).getAttribute("href")).toBe(
      "/tide/search?q=sounded&version=all",
    );
  });

  it("leads by arrows and Enter, and back", async () => {
    const search = await openSearch();
    await ask(search, "lateral");
    const { page: tab, field, options, dialog } = search;
    const chosen = () => field.getAttribute("aria-activedescendant");
    const ids = await options.evaluateAll((all) => all.map(({ id }) => id));
    expect(await chosen()).toBe(ids[0]);
    await tab.keyboard.press("ArrowDown");
    expect(await chosen()).toBe(ids[1]);
    for (const key of ["ArrowUp", "ArrowUp"]) await tab.keyboard.press(key);
    expect(await chosen()).toBe(ids.at(-1));
    await tab.keyboard.press("ArrowDown");
    await options.filter({ hasText: "Lateral marks" }).first().hover();
    await tab.keyboard.press("Enter");
    await arrive(tab, page("buoys#lateral-marks"));
    await dialog.waitFor({ state: "hidden" });
    await tab.goBack();
    await arrive(tab, page("tide-table"));
  });

  it("opens a result in a new tab on Ctrl+Enter, and stays", async () => {
    const search = await openSearch();
    await ask(search, "lateral");
    const opened = search.page.context().waitForEvent("page");
    await search.page.keyboard.press("Control+Enter");
    expect((await opened).url()).toMatch(/\/docs\/buoys(#lateral-marks)?$/);
    expect(await search.dialog.isVisible()).toBe(true);
    await search.field.fill("");
    await search.dialog.getByRole("button", { name: "lateral", exact: true }).waitFor();
  });

  it("shows no result any more once the field is emptied, not even those that were still to be drawn", async () => {
    const search = await openSearch();
    await search.page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>(".search-field")!;
      const type = (text: string) => {
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      };
      return new Promise<void>((resolve) => {
        // Excerpts come with what is in view; what is below is drawn after the next frame.
        const observer = new MutationObserver(() => {
          if (!document.querySelector(".search-dialog .hit-excerpt")) return;
          observer.disconnect();
          type("");
          requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
        });
        observer.observe(document.querySelector(".search-dialog")!, { childList: true, subtree: true });
        type("buoy");
      });
    });
    expect(await search.options.count()).toBe(0);
    expect(await search.dialog.getByRole("heading", { name: "Where to start" }).isVisible()).toBe(true);
  });

  it("says how many results there are, and leads to all of them", async () => {
    const search = await openSearch();
    await ask(search, "buoy");
    const count = Number.parseInt(await search.status.innerText(), 10);
    expect(count).toBeGreaterThan(20);
    // For screen readers: the link below says it to all others.
    expect((await search.status.boundingBox())!.width).toBeLessThanOrEqual(1);
    await expect.poll(() => search.dialog.getByRole("group").count()).toBe(8);
    await search.dialog.getByRole("link", { name: `See all ${count} results` }).click();
    await arrive(search.page, `${searched}/search?q=buoy`);
    await search.page.getByText(`${count} documents found`, { exact: true }).waitFor();
  });

  it("says which words it left out and which it took for slips", async () => {
    const search = await openSearch();
    await ask(search, "springs zzyzx");
    const said = search.dialog.locator("[aria-live=polite]");
    await said.getByText("No page has all of it: “zzyzx” was left out.").waitFor();
    await ask(search, "harbuor");
    await search.dialog.getByText("Nothing has “harbuor”; this is for “harbour”.").waitFor();
  });

  it("is a combobox whose list, options, groups and status are named", async () => {
    const search = await openSearch();
    const { field, dialog } = search;
    expect(await field.getAttribute("aria-expanded")).toBe("false");
    expect(await field.getAttribute("aria-autocomplete")).toBe("list");
    await ask(search, "chart datum");
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    const list = dialog.getByRole("listbox", { name: "Results" });
    expect(await list.getAttribute("id")).toBe(await field.getAttribute("aria-controls"));
    const chosen = dialog.locator(`#${await field.getAttribute("aria-activedescendant")}`);
    expect(await chosen.getAttribute("aria-selected")).toBe("true");
    expect(await dialog.locator("[aria-selected=true]").count()).toBe(1);
    expect(await search.status.innerText()).toMatch(/^\d+ results?$/);
    // The options are not on the way of the Tab key.
    for (const name of ["Version", "Cancel search, Esc", /^See all/]) {
      await search.page.keyboard.press("Tab");
      const focused = dialog.locator(":focus");
      expect((await focused.getAttribute("aria-label")) ?? (await focused.innerText())).toMatch(name);
    }
    await ask(search, "zzyzx");
    expect(await field.getAttribute("aria-expanded")).toBe("false");
    expect(await field.getAttribute("aria-activedescendant")).toBe(null);
  });

  it("keeps searches that led somewhere, as favourites if wanted, until they are taken away", async () => {
    const search = await openSearch();
    const { page: tab, dialog, field } = search;
    for (const query of ["lateral", "chart datum"]) {
      await ask(search, query);
      await tab.keyboard.press("Enter");
      await dialog.waitFor({ state: "hidden" });
      await tab.keyboard.press("Control+k");
      await dialog.waitFor();
    }
    await field.fill("");
    const rows = (heading: string) =>
      dialog
        .locator("section", { has: tab.getByRole("heading", { name: heading }) })
        .locator(".search-again");
    expect(await rows("Recent").allTextContents()).toEqual(["chart datum", "lateral"]);
    await dialog.getByRole("button", { name: "Keep the search lateral" }).click();
    expect(await rows("Recent").allTextContents()).toEqual(["chart datum"]);
    expect(await rows("Favourites").allTextContents()).toEqual(["lateral"]);
    await tab.reload();
    await tab.keyboard.press("Control+k");
    await field.focus();
    await tab.keyboard.press("ArrowDown");
    await tab.keyboard.press("Enter");
    expect(await field.inputValue()).toBe("lateral");
    await field.fill("");
    for (const query of ["lateral", "chart datum"])
      await dialog.getByRole("button", { name: `Forget the search ${query}` }).click();
    expect(await dialog.locator(".search-again").count()).toBe(0);
    expect(await tab.evaluate(() => localStorage.getItem("quire-searches"))).toBe(null);
  });

  it("says where to start when nothing is typed, and what to try when nothing is found", async () => {
    const search = await openSearch();
    const { dialog } = search;
    await dialog.getByRole("heading", { name: "Where to start" }).waitFor();
    expect(await dialog.getByRole("link", { name: "Buoys" }).getAttribute("href")).toBe("/tide/docs/buoys");
    await ask(search, "zzyzx & qqx");
    const state = dialog.locator(".search-message");
    expect((await state.innerText()).split(/\n+/)).toEqual([
      "No results for “zzyzx & qqx”",
      "Try searching for",
      "the same in all versions",
      "Read the tide table",
      "Buoys",
      "Believe this query should return results? Let us know.",
    ]);
    expect(await state.getByRole("link", { name: "Let us know." }).getAttribute("href")).toBe(
      "https://almanac.example/issues/new?title=zzyzx%20%26%20qqx",
    );
    await state.getByRole("button", { name: "Buoys" }).click();
    await search.options
      .filter({ hasText: /^Buoys/ })
      .first()
      .waitFor();
  });

  it("shows markup in headings and queries as text", async () => {
    const search = await openSearch();
    await ask(search, '<img src=x onerror="window.caught=1"> script');
    await search.dialog.locator(".hit-excerpt").first().waitFor();
    const text = await search.dialog.innerText();
    expect(text).toContain('<img src=x onerror="window.caught=1"> in a log');
    expect(text).toContain('Write <b>bold</b> & "quoted" names');
    expect(text).toContain("<script>window.caught = 1</script>");
    expect(await search.dialog.locator("img, script, b").count()).toBe(0);
    await ask(search, "<zz>zzyzx</zz>");
    await search.dialog.getByText("<zz>zzyzx</zz>", { exact: true }).waitFor();
    expect(await search.page.evaluate(() => "caught" in window)).toBe(false);
  });
});

describe("the search of the website", () => {
  it("finds the page of a source by its name", async () => {
    const search = await openSearch(`${website}/docs/quickstart`);
    await ask(search, "snowflake");
    expect(await search.options.first().getAttribute("href")).toBe(
      "/docs/generated/ingestion/sources/snowflake",
    );
  });
});
