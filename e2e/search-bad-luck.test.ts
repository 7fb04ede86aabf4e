/**
 * Searching when things go wrong. Proves of the specification:
 * - 7 The calls it makes: search, where the site answers itself;
 * - 8 Error catalogue: "Search fetch fails", "browser storage unavailable (warning only)".
 */
import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, openSearch } from "./search-support.ts";
import { arrive, complaintsOf, hold, openPage, searched } from "./support.ts";

const address = `${searched}/docs/tide-table`;
const manifest = "**/search-index.json";
const first = "**/assets/search/*-1.bin";
const second = "**/assets/search/*-2.bin";

/** Send only the beginning of a file. */
async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}

describe("a page that is on its way", () => {
  it("leaves the dialog open that was opened meanwhile, and closes one that was open before", async () => {
    const { page, dialog, field } = await openSearch(address);
    const onTheWay = async (path: string) => {
      const letGo = await hold(page, `**${path}`);
      await page.locator(`#page a[href$="${path}"]`).first().dispatchEvent("click");
      return letGo;
    };
    const arriveAfter = async (letGo: () => void, title: string) => {
      letGo();
      await page.waitForFunction((text) => document.querySelector("h1")?.innerText === text, title);
      await arrive(page, /docs/);
    };
    await page.keyboard.press("Escape");
    const buoys = await onTheWay("/docs/buoys");
    await page.keyboard.press("Control+k");
    await dialog.waitFor();
    await page.keyboard.type("neap");
    await arriveAfter(buoys, "Buoys");
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.type(" tide");
    expect(await field.inputValue()).toBe("neap tide");
    await arriveAfter(await onTheWay("/docs/tide-table"), "Read the tide table");
    expect(await dialog.isVisible()).toBe(false);
  });
});

describe("a query", () => {
  it("of any kind is answered, and nothing breaks", async () => {
    const search = await openSearch();
    const complaints = complaintsOf(search.page);
    const queries = {
      "5,000 characters": "tide ".repeat(1000),
      "one word of 5,000": "x".repeat(5000),
      markup: "<script>alert(1)</script> & <b>",
      quotes: `"tide table" 'range' \`x\` \\ %`,
      "right to left": "مد وجزر",
      emoji: "🌊 🦊👨‍👩‍👧",
      "half a character": "tide \ud83c",
      "stop words": "the of and to",
      symbols: "!!! ??? *** ((( [[[ ^$ |",
      nothing: "zzyzx",
    };
    for (const [name, query] of Object.entries(queries)) {
      await ask(search, query);
      const answered = search.options.or(search.dialog.locator(".search-message-title"));
      expect(await answered.count(), name).toBeGreaterThan(0);
      expect(await search.dialog.getByText("Unable to fetch results").count(), name).toBe(0);
    }
    await ask(search, queries["right to left"]);
    expect(await search.options.filter({ hasText: "مد وجزر" }).count()).toBeGreaterThan(0);
    await ask(search, queries["5,000 characters"]);
    expect((await search.field.inputValue()).length).toBeLessThanOrEqual(5000);
    const all = search.dialog.getByRole("link", { name: /^See all/ });
    expect((await all.getAttribute("href"))!.length).toBeLessThan(600);
    expect(complaints).toEqual([]);
  });

  it("of 5,000 characters in an address is cut", async () => {
    const { page } = await openSearch(`${searched}/search?q=${"tide+".repeat(1000)}`);
    await page.locator("main .hit").first().waitFor();
    expect((await page.locator("h1").innerText()).length).toBeLessThan(120);
    expect(await page.getByRole("searchbox").inputValue()).toHaveLength(499);
  });
});

describe("an index", () => {
  it("that cannot be fetched says so, and is tried again on demand", async () => {
    const search = await openSearch(address, {}, (page) =>
      page.route(manifest, (route) => route.fulfill({ status: 404 })),
    );
    await ask(search, "tide");
    const state = search.dialog.getByRole("alert");
    expect((await state.innerText()).split(/\n+/)).toEqual([
      "Unable to fetch results",
      "You might want to check your network connection.",
      "Try again",
    ]);
    await search.page.unroute(manifest);
    await state.getByRole("button", { name: "Try again" }).click();
    await search.options.first().waitFor();
  });

  it.each([
    ["is cut short", async (page: Page) => page.route(first, cut)],
    [
      "is something else",
      async (page: Page) => page.route(manifest, (route) => route.fulfill({ json: { hello: "world" } })),
    ],
  ])("that %s says that it is not whole", async (_, spoil) => {
    const search = await openSearch(address, {}, spoil);
    await ask(search, "tide");
    await search.dialog.getByText("Unable to fetch results").waitFor();
    await search.dialog.getByText("The search index is not whole.").waitFor();
    await search.page.unroute(first);
    await search.page.unroute(manifest);
    await search.dialog.getByRole("button", { name: "Try again" }).click();
    await search.options.first().waitFor();
  });

  it("of an older build is asked for once more, and answers", async () => {
    let asked = 0;
    const search = await openSearch(address, {}, (page) =>
      page.route(manifest, async (route) => {
        if (asked++ > 0) return route.fallback();
        const response = await route.fetch();
        const text = (await response.text()).replaceAll(
          /"(first|second)":"[^"]+"/g,
          '"$1":"0123456789abcdef-1"',
        );
        return route.fulfill({ response, body: text });
      }),
    );
    await ask(search, "tide");
    expect(await search.options.count()).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(1);
  });

  it("whose larger part does not come answers from titles and headings", async () => {
    const search = await openSearch(address, {}, (page) => page.route(second, (route) => route.abort()));
    await ask(search, "neaps");
    await search.options.filter({ hasText: "Springs and neaps" }).first().waitFor();
  });

  it("goes on without a network once it was used", async () => {
    const search = await openSearch();
    await ask(search, "tide");
    await search.page.waitForLoadState("networkidle");
    await search.page.context().setOffline(true);
    await ask(search, "lateral marks");
    await search.options.filter({ hasText: "Lateral marks" }).first().waitFor();
  });
});

describe("the script of search", () => {
  it("that cannot be fetched without a network leaves the reader the page, and is tried again on demand", async () => {
    const page = await openPage(address);
    await page.context().setOffline(true);
    const failure = page
      .getByRole("dialog", { name: "Search", exact: true })
      .filter({ hasText: "Unable to fetch results." });
    await page.keyboard.press("Control+k");
    await failure.getByText("You might want to check your network connection.").waitFor();
    await page.keyboard.press("Escape");
    await failure.waitFor({ state: "detached" });
    await page.locator("[data-search-open]").first().click();
    await failure.click({ position: { x: 2, y: 2 } });
    await failure.waitFor({ state: "detached" });
    expect(page.url()).toBe(address);
    await page.keyboard.press("/");
    await failure.getByRole("button", { name: "Try again" }).click();
    await failure.getByRole("button", { name: "Try again" }).waitFor();
    await page.context().setOffline(false);
    await failure.getByRole("button", { name: "Try again" }).click();
    const field = page.getByRole("combobox").first();
    await field.waitFor();
    await page.keyboard.type("neap tide");
    expect(await field.inputValue()).toBe("neap tide");
  });
});

describe("a storage that is denied", () => {
  it("costs recent searches and nothing else", async () => {
    const search = await openSearch(address, {}, (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }),
    );
    const errors: Error[] = [];
    search.page.on("pageerror", (error) => errors.push(error));
    await ask(search, "lateral");
    await search.page.keyboard.press("Enter");
    await search.page.waitForURL(/\/docs\/buoys/);
    // The address changes before the page does, which closes the dialog.
    await search.page.getByRole("heading", { level: 1, name: "Buoys" }).waitFor();
    await search.page.keyboard.press("Control+k");
    await search.field.fill("");
    await search.dialog.getByRole("heading", { name: "Where to start" }).waitFor();
    expect(errors).toEqual([]);
  });
});
