/**
 * The page of search results. Proves of the specification:
 * - 2 Screens and routes: "/search: search results page; takes query parameter q";
 * - 4 States and transitions: loading, loaded, failed, of what is searched;
 * - 8 Error catalogue: "Search fetch fails", "No search results".
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { settled, violations } from "./axe.ts";
import { arrive, builtFiles, hold, openPage, readBuilt, searched } from "./support.ts";

const page = `${searched}/search`;

/** The page of results, when there are some. */
async function openResults(query: string): Promise<Page> {
  const opened = await openPage(`${page}?${query}`);
  await opened.locator(".search-hits").waitFor();
  return opened;
}

const pages = (opened: Page) => opened.locator(".hit > .hit-link");

describe("the search page", () => {
  it("shows what its address asks for, and says so in its titles", async () => {
    const opened = await openResults("q=chart+datum");
    expect(await opened.title()).toBe("Search results for “chart datum” | Almanac");
    expect(await opened.locator("h1").innerText()).toBe("Search results for “chart datum”");
    expect(await opened.getByRole("searchbox").inputValue()).toBe("chart datum");
    const place = opened.getByRole("link", { name: /Chart datum/ }).first();
    await place.locator(".hit-excerpt mark").first().waitFor();
    expect(await opened.locator(".search-note").first().innerText()).toMatch(/^(One|\d+) documents? found$/);
    await place.click();
    await arrive(opened, `${searched}/docs/tide-table#chart-datum`);
  });

  it("has more results on demand, and the reader's place on the way back", async () => {
    const opened = await openResults("q=buoy");
    expect(await pages(opened).count()).toBe(20);
    await opened.getByRole("button", { name: "Show more results" }).click();
    await pages(opened).nth(20).waitFor();
    const focused = opened.locator(".hit > .hit-link:focus");
    await expect
      .poll(() => focused.getAttribute("href"))
      .toBe(await pages(opened).nth(20).getAttribute("href"));
    const all = await pages(opened).count();
    expect(await opened.locator(".search-note").first().innerText()).toBe(`${all} documents found`);
    expect(await opened.getByRole("button", { name: "Show more results" }).count()).toBe(0);
    await pages(opened)
      .nth(all - 1)
      .click();
    await arrive(opened, /\/docs\/buoys/);
    await opened.goBack();
    await pages(opened)
      .nth(all - 1)
      .waitFor();
    expect(await pages(opened).count()).toBe(all);
    await expect.poll(() => opened.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  it("loads its styles once, however often it is opened", async () => {
    const opened = await openResults("q=buoy");
    await pages(opened).first().click();
    await arrive(opened, /\/docs\/buoys/);
    await opened.goBack();
    await pages(opened).first().waitFor();
    const styles = await opened
      .locator("link[rel=stylesheet]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(styles.filter((href) => href.includes("search-page"))).toHaveLength(1);
  });

  it("is as it was after a reload, with as many results and at the same place", async () => {
    const opened = await openResults("q=buoy");
    await opened.getByRole("button", { name: "Show more results" }).click();
    await pages(opened).nth(20).waitFor();
    const all = await pages(opened).count();
    // Excerpts arrive later, and move what is below them.
    await opened.locator(".hit").last().locator(".hit-excerpt").first().waitFor();
    await opened.evaluate(() => scrollTo(0, 2000));
    await opened.reload();
    await pages(opened)
      .nth(all - 1)
      .waitFor();
    await expect.poll(() => opened.evaluate(() => scrollY)).toBe(2000);
  });

  it("keeps query, version and kinds in its address, and goes back through them", async () => {
    const opened = await openResults("q=buoy&version=nonsense&kind=nonsense");
    const version = opened.getByRole("combobox", { name: "Version" });
    expect(await version.inputValue()).toBe("current");
    await opened.getByRole("checkbox", { name: /^Guide/ }).check();
    await expect.poll(() => pages(opened).count()).toBeLessThan(20);
    expect(new URL(opened.url()).searchParams.getAll("kind")).toEqual(["guide"]);
    expect(await opened.getByRole("checkbox", { name: /^Guide/ }).isChecked()).toBe(true);
    await version.selectOption({ label: "1.0" });
    expect(new URL(opened.url()).searchParams.get("version")).toBe("1.0");
    await expect.poll(() => opened.locator(".hit-link[href*='/docs/1.0/']").count()).toBeGreaterThan(0);
    expect(await opened.locator(".hit-version").count()).toBe(0);
    await opened.getByRole("searchbox").fill("bell");
    await opened.waitForURL(/q=bell/);
    await opened.locator("mark").first().waitFor();
    await opened.goBack();
    await arrive(opened, /q=buoy&version=nonsense&kind=guide/);
    await pages(opened).first().waitFor();
    expect(await version.inputValue()).toBe("current");
  });

  it("says aloud how many there are, and which words it left out", async () => {
    const opened = await openResults("q=springs+zzyzx");
    const note = "No page has all of it: “zzyzx” was left out.";
    await opened.locator(".search-note").getByText(note).waitFor();
    const said = opened.locator("[aria-live=polite]");
    expect(await said.textContent()).toBe(`One document found for springs zzyzx. ${note}`);
    await opened.getByRole("searchbox").fill("zzyzx");
    await opened.getByText("No results for “zzyzx”").waitFor();
    expect(await said.textContent()).toBe("No documents found for zzyzx.");
  });

  it("says so when nothing is found or can be fetched, and waits with a spinner", async () => {
    const opened = await openPage();
    const letGo = await hold(opened, "**/search-index.json");
    await opened.goto(`${page}?q=zzyzx&version=current`);
    await opened.getByRole("status", { name: "Loading" }).waitFor();
    letGo();
    await opened.getByText("No results for “zzyzx”").waitFor();
    expect(await opened.getByRole("status", { name: "Loading" }).count()).toBe(0);
    await opened.getByRole("button", { name: "the same in all versions and kinds" }).click();
    await opened.waitForURL(/version=all/);
    await opened.getByRole("button", { name: "Buoys" }).click();
    await opened.waitForURL(/q=Buoys/);
    await pages(opened).first().waitFor();
    await opened.route("**/search-index.json", (route) => route.abort());
    await opened.reload();
    const failure = opened.getByRole("alert");
    await failure.waitFor();
    expect(await failure.innerText()).toMatch(
      /^Unable to fetch results\s+You might want to check your network connection\.\s+Try again$/,
    );
    await opened.unrouteAll();
    await failure.getByRole("button", { name: "Try again" }).click();
    await pages(opened).first().waitFor();
  });

  it("waits for a query in its field, and searches for what is sent from elsewhere", async () => {
    const opened = await openPage(page);
    expect(await opened.title()).toBe("Search | Almanac");
    expect(await opened.locator("h1").innerText()).toBe("Search the documentation");
    await expect
      .poll(() => opened.getByRole("searchbox").evaluate((field) => field === document.activeElement))
      .toBe(true);
    await opened.getByRole("heading", { name: "Where to start" }).waitFor();
    await opened.goto(`${searched}/no/such/page`);
    const field = opened.locator("main input[name=q]");
    await field.fill("neaps");
    await field.press("Enter");
    await expect.poll(() => opened.url(), { timeout: 20_000 }).toBe(`${page}?q=neaps`);
    await pages(opened).first().waitFor();
  });

  it("leads on without scripts", async () => {
    const opened = await openPage(`${page}?q=tide`, { javaScriptEnabled: false });
    const words = (await opened.getByText("Searching needs JavaScript.").boundingBox())!;
    const title = (await opened.getByRole("heading", { level: 1 }).boundingBox())!;
    expect(words.y - title.y - title.height).toBeGreaterThan(10);
    expect(await opened.locator("main form").isVisible()).toBe(false);
    await opened.getByRole("link", { name: "Read the tide table" }).click();
    await opened.waitForURL(`${searched}/docs/tide-table`);
  });

  it("is found by browsers, from every page", async () => {
    const opened = await openPage(`${searched}/docs/tide-table`);
    const link = opened.locator('head > link[rel=search][type="application/opensearchdescription+xml"]');
    expect(await link.getAttribute("title")).toBe("Almanac");
    const answer = await opened.request.get(new URL((await link.getAttribute("href"))!, searched).href);
    expect(answer.headers()["content-type"]).toMatch(/xml/);
    const template = /template="([^"]+)"/.exec(await answer.text())?.[1] ?? "";
    expect(template).toBe("https://almanac.example/tide/search?q={searchTerms}");
    const without = (["website", "features"] as const).flatMap((site) =>
      builtFiles(site, ".html").filter((file) => {
        const html = readBuilt(site, file);
        return html.includes("<main") && !/<link rel="search" [^>]*href="[^"]*\/opensearch\.xml"/.test(html);
      }),
    );
    expect(without).toEqual([]);
  });

  it.each([
    [1280, "light"],
    [360, "light"],
    [360, "dark"],
  ] as const)("at %i px, %s, has no violation and fits", async (width, mode) => {
    const opened = await openPage(undefined, { viewport: { width, height: 740 }, colorScheme: mode });
    for (const [query, shown] of [
      ["", "h1"],
      ["?q=buoy&kind=guide&kind=entity", ".hit-excerpt"],
      ["?q=zzyzx", ".search-message"],
    ] as const) {
      await opened.goto(page + query);
      await opened.locator(shown).first().waitFor();
      await settled(opened);
      expect(await violations(opened)).toEqual([]);
      expect(
        await opened.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});
