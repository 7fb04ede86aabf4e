/**
 * Fetching pages ahead. Proves of the specification:
 * - 2 Navigation behaviour: "Page links are prefetched, unless the connection type includes 2g or data-saver is on."
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, complaintsOf, openPage, website } from "./support.ts";

describe("prefetching", () => {
  /** Pages fetched ahead, as the browser's own hints name them. */
  const hints = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")].map(
        ({ href }) => new URL(href).pathname,
      ),
    );

  it("fetches a page whose link is pointed at, once", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    expect(await hints(page)).toEqual([]);
    const next = page.locator(".pagination-next");
    await next.hover();
    const href = (await next.getAttribute("href"))!;
    await page.waitForFunction(
      (path) => document.querySelector(`link[rel=prefetch][href$="${path}"]`) !== null,
      href,
    );
    await page.locator("h1").hover();
    await next.hover();
    expect((await hints(page)).filter((path) => path === href)).toHaveLength(1);
  });

  it("fetches links in view once the reader moves, and not for a shortcut", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    await page.keyboard.press("Control+k");
    await page.locator(".search-dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    expect(await hints(page)).toEqual([]);
    // A link that no browser understands stands in nobody's way, and what is downloaded is no page.
    await page.evaluate(() => {
      for (const text of document.querySelectorAll("#main p"))
        text.insertAdjacentHTML(
          "afterbegin",
          '<a href="http://host:port/">Here</a> <a href="/burrow" download>It</a> ',
        );
    });
    await page.mouse.wheel(0, 200);
    await expect.poll(async () => (await hints(page)).length).toBeGreaterThan(0);
    expect(await hints(page)).not.toContain("/burrow");
  });

  it("fetches a page that a link in a drawing leads to", async () => {
    const page = await openPage(`${website}/docs/generated/metamodel/explorer`);
    const complaints = complaintsOf(page);
    await page.locator(".explorer a.node", { hasText: "corpGroup" }).focus();
    await expect.poll(() => hints(page)).toEqual(["/docs/generated/metamodel/entities/corpgroup"]);
    expect(complaints).toEqual([]);
  });

  it("reads the page ahead, so that a press asks the network for nothing", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    const next = page.locator(".pagination-next");
    const href = (await next.getAttribute("href"))!;
    // The browser's hint, and the reading of what it brought.
    const read = page.waitForFunction(
      (path) => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(path)).length > 1,
      href,
    );
    await next.hover();
    await read;
    await page.route(`**${href}`, (route) => route.abort());
    await next.click();
    await arrive(page, website + href);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  it("fetches with the reader's cookies where the browser takes no hints", async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
      const { fetch } = window;
      const fetchedAhead: unknown[] = [];
      Object.assign(window, { fetchedAhead });
      window.fetch = (input, init) => {
        fetchedAhead.push([new URL(String(input), location.href).pathname, init?.credentials]);
        return fetch(input, init);
      };
    });
    await page.goto(`${website}/docs/quickstart`);
    const next = page.locator(".pagination-next");
    await next.hover();
    const href = await next.getAttribute("href");
    const credentials = await page.waitForFunction((path) => {
      const { fetchedAhead } = window as unknown as { fetchedAhead: [path: string, credentials: string][] };
      return fetchedAhead.find(([fetched]) => fetched === path)?.[1];
    }, href);
    expect(await credentials.jsonValue()).toBe("include");
    expect(await hints(page)).toEqual([]);
  });

  it.each([
    ["2g", { effectiveType: "slow-2g", saveData: false }],
    ["data saver", { effectiveType: "4g", saveData: true }],
  ])("fetches nothing ahead on %s", async (_, connection) => {
    const page = await openPage();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await page.goto(`${website}/docs/quickstart`);
    await page.locator(".pagination-next").hover();
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY > 0);
    expect(await hints(page)).toEqual([]);
  });
});
