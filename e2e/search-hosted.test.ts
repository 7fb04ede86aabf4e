/**
 * The same dialog over a hosted service, which a local server stands in for. Proves of the specification:
 * - 7 The calls it makes: "Search: calls a hosted search service (by app id) from the search modal, with
 *   contextual search and insights on. Results are filtered by language:{locale} and docs version tags. Hits are
 *   rewritten to local paths unless they match an external URL pattern.";
 * - 8 Error catalogue: "Search fetch fails".
 */
import type { Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, openSearch, type Search } from "./search-support.ts";
import { hosted, openPage } from "./support.ts";

const address = `${hosted}/docs/tide-table`;

/** What is sent to the service from now on. */
function requestsOf({ page }: Search, path: string): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
}

describe("a hosted service", () => {
  it("is asked for results of the reader's language and version", async () => {
    const search = await openSearch(address);
    const requests = requestsOf(search, "/1/indexes/*/queries");
    await ask(search, "tide");
    expect(requests[0]!.headers()).toMatchObject({
      "x-algolia-application-id": "ALMANAC",
      "x-algolia-api-key": "may-search",
    });
    const [query] = requests[0]!.postDataJSON().requests;
    expect(query).toMatchObject({
      indexName: "almanac",
      query: "tide",
      facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]],
      clickAnalytics: true,
    });
    expect(await search.dialog.getByText("Tide table", { exact: true }).count()).toBe(0);
    await search.dialog.getByRole("combobox", { name: "Version" }).selectOption({ label: "1.0" });
    await search.options.filter({ hasText: "by hand" }).waitFor();
    expect(requests.at(-1)!.postDataJSON().requests[0].facetFilters[1]).toContain(
      "docusaurus_tag:docs-default-1.0",
    );
  });

  it("has its hits lead into this site, but for those that are elsewhere", async () => {
    const search = await openSearch(address);
    await ask(search, "tide");
    const links = await search.options.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual([
      "/tide/docs/tide-table",
      "/tide/docs/tide-table#springs-and-neaps",
      "https://elsewhere.example/tide/moon",
    ]);
    const place = search.options.nth(1);
    expect(await place.locator(".hit-title").innerText()).toBe("Springs & <neaps>");
    expect(await place.locator(".hit-excerpt").innerText()).toBe(
      "A spring tide has the <b>largest</b> range.",
    );
    expect(await place.locator("mark").allTextContents()).toEqual(["tide"]);
    expect(await search.options.first().locator(".hit-kind").innerText()).toBe("Guide");
    await search.dialog.getByRole("link", { name: "See all 2 results" }).waitFor();
  });

  it("is asked once the script for it arrives, which did not at first", async () => {
    const page = await openPage();
    await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
    let aborted = 0;
    await page.route(/\/hosted-client-[^/]*\.js$/, (route) => {
      aborted++;
      return route.abort();
    });
    await page.goto(address);
    await page.keyboard.press("Control+k");
    const again = page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    expect(aborted).toBeGreaterThan(0);
    await page.unrouteAll();
    await again.click();
    await page.getByRole("combobox").first().waitFor();
  });

  it("is told which result was opened", async () => {
    const search = await openSearch(address);
    const events = requestsOf(search, "/1/events");
    await ask(search, "spring");
    await search.page.keyboard.press("Enter");
    await search.dialog.waitFor({ state: "hidden" });
    await expect.poll(() => events.length).toBe(1);
    expect(events[0]!.postDataJSON().events[0]).toMatchObject({
      eventType: "click",
      index: "almanac",
      queryID: "0123456789abcdef",
      objectIDs: ["https://almanac.example/tide/docs/tide-table#springs-and-neaps"],
      positions: [1],
    });
  });

  it.each([
    ["refuses", "refused"],
    ["answers with something else", "garbled"],
    ["does not answer in time", "endless"],
  ])("that %s says that nothing could be fetched, and can be asked again", async (_, query) => {
    const search = await openSearch(address, {}, (page) =>
      page.addInitScript(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 20);
      }),
    );
    await ask(search, query);
    const state = search.dialog.getByRole("alert");
    await state.getByText("Unable to fetch results").waitFor();
    await search.field.fill("moon");
    await search.options.filter({ hasText: "The moon" }).waitFor();
    await ask(search, query);
    await state.getByRole("button", { name: "Try again" }).click();
    await state.getByText("Unable to fetch results").waitFor();
  });
});
