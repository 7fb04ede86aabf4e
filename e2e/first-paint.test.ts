/**
 * How a page comes: what is painted first stays where it is, and what is below the first screen is laid out when it is
 * read.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { features, hold, openPage, templates, website } from "./support.ts";

/** Collect, from the beginning of each document, what moved without an input. */
async function collectShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        moved.push(...entry.sources.map(({ node }) => (node instanceof Element ? node.className : "text")));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  // What moved in a frame is told after the next one.
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { moved: string[] }).moved;
    });
}

it("waits with the first frame of each kind of page for a navbar that it has", async () => {
  const without: string[] = [];
  for (const path of Object.values(templates.website)) {
    const html = await (await fetch(website + path)).text();
    const awaited = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(html)?.[1];
    if (!awaited || !html.includes(`<header id="${awaited}" class="navbar"`)) without.push(path);
  }
  expect(without).toEqual([]);
});

describe("layout shift", () => {
  const addresses = [
    `${website}/`,
    `${website}/docs/quickstart`,
    `${website}/search`,
    `${website}/learn/data-mesh`,
    `${features}/docs/start`,
    `${features}/docs/tabs`,
    `${features}/docs/moving/counter`,
  ];

  it.each(addresses.flatMap((address) => [1280, 390].map((width) => [address, width] as const)))(
    "moves nothing: %s at %i px",
    async (address, width) => {
      const page = await openPage(undefined, { viewport: { width, height: 800 } });
      const shifts = await collectShifts(page);
      // Whatever a page loads comes when the text is painted already, where that waits for nothing.
      await page.route(/\.css$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await route.continue().catch(() => {});
      });
      await page.route(/\.(?:woff2|png|webp|svg|js)$/, async (route) => {
        await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {});
        await route.continue().catch(() => {});
      });
      await page.goto(address);
      // A reader who scrolls before everything is laid out gives the browser an input, for which things may move.
      await page.waitForFunction(() => document.querySelector("[data-below]") === null);
      await page.evaluate(async () => {
        await document.fonts.ready;
        scrollTo(0, document.documentElement.scrollHeight);
        await new Promise(requestAnimationFrame);
        scrollTo(0, 0);
      });
      await page.waitForLoadState("networkidle");
      expect(await shifts()).toEqual([]);
    },
  );
});

describe("the typeface of text", () => {
  const isLoaded = (page: Page) =>
    page.evaluate(() => [...document.fonts].some(({ family }) => family.includes("Manrope Text")));

  it("changes with the next page where the font comes late, and never on phones", async () => {
    for (const width of [1280, 390]) {
      const page = await openPage(undefined, { viewport: { width, height: 800 } });
      await page.route(/\.woff2$/, async (route) => {
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300))).catch(() => {});
        await route.continue().catch(() => {});
      });
      await page.goto(`${website}/docs/quickstart`);
      await page.waitForLoadState("networkidle");
      expect(await isLoaded(page)).toBe(false);
      await page.locator(".pagination a[rel=next]").click();
      await page.waitForURL((url) => !url.pathname.endsWith("/quickstart"));
      await expect.poll(() => isLoaded(page)).toBe(width === 1280);
    }
  });
});

/** Without its font, a page is the same each time; one that comes late is first used when it is loaded again. */
const withoutFont = (page: Page) => page.route(/\.woff2$/, (route) => route.abort());

/** Every element that a reader sees first, and where it stands. */
const firstSeen = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const seen = element.checkVisibility() && width > 0 && height > 0 && y < innerHeight;
      return seen ? [`${element.localName}.${element.getAttribute("class")} ${[x, y, width, height]}`] : [];
    });
  });

describe("a page that carries its first styles", () => {
  const { doc, "archived doc": archived } = templates.website;
  const texts = [doc, archived, "/docs/domains"];

  it.each([1280, 390])("stands as it will with the whole style sheet, at %i px", async (width) => {
    for (const path of texts) {
      const page = await openPage(undefined, { viewport: { width, height: 800 } });
      await withoutFont(page);
      await page.route(/\.css$/, (route) => route.abort());
      await page.goto(website + path, { waitUntil: "networkidle" });
      expect([path, await page.locator("style[data-first]").count()]).toEqual([path, 1]);
      const before = await firstSeen(page);
      await page.unroute(/\.css$/);
      await page.reload({ waitUntil: "networkidle" });
      expect(await firstSeen(page)).toEqual(before);
    }
  });
});

describe("a long page of text", () => {
  it("is painted up to its fold while the sheet with other styles comes, then whole", async () => {
    const page = await openPage();
    const arrive = await hold(page, /\.css$/);
    await page.goto(`${website}/docs/quickstart`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await page.locator(".prose h1").isVisible()).toBe(true);
    expect(await page.locator(".doc-after").count()).toBe(0);
    arrive();
    await page.locator(".doc-after").waitFor();
    expect(await page.locator(".prose > [data-rest] ~ *").count()).toBeGreaterThan(5);
  });

  /** The page as it is before its script has run. */
  const unscripted = async (path: string, javaScriptEnabled: boolean) => {
    const page = await openPage(undefined, { javaScriptEnabled });
    await page.route(/\/main-[^/]*\.js$/, (route) => route.abort());
    await page.goto(website + path, { waitUntil: "domcontentloaded" });
    return page;
  };
  /** Hold the script back that soon has everything laid out, until the page has been looked at as it comes. */
  const holdScript = (page: Page) => hold(page, /\/main-[^/]*\.js$/);
  const parsed = (page: Page) => page.waitForFunction(() => document.readyState !== "loading");
  const deferred = (page: Page) =>
    page
      .locator("[data-below]")
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).contentVisibility !== "visible").length,
      );

  it.each(["/docs/quickstart", "/docs/category/features"])(
    "is laid out where it is read, and soon all of it: with its true height, and whole without scripts: %s",
    async (path) => {
      const first = await unscripted(path, true);
      expect(await deferred(first)).toBeGreaterThan(5);
      const plain = await unscripted(path, false);
      expect(await deferred(plain)).toBe(0);
      const page = await openPage();
      await withoutFont(page);
      await page.goto(website + path);
      await page.waitForFunction(() => document.querySelector("[data-below]") === null);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const letGo = await holdScript(page);
      await page.reload({ waitUntil: "commit" });
      await parsed(page);
      expect(await page.locator("[data-below]").count()).toBeGreaterThan(5);
      expect(await deferred(page)).toBe(0);
      letGo();
      await page.waitForFunction(() => document.querySelector("[data-below]") === null);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    },
  );

  it("opened at a heading, shows that heading under the navbar", async () => {
    const page = await openPage();
    await withoutFont(page);
    await page.goto(`${website}/docs/quickstart`);
    const hash = (await page.locator(".toc-list a").last().getAttribute("href"))!;
    const there = () => page.locator(hash).evaluate((heading) => heading.getBoundingClientRect().top);
    await page.waitForFunction(() => document.querySelector("[data-below]") === null);
    await page.evaluate((to) => location.assign(to), hash);
    const top = await there();
    const fresh = await openPage();
    await withoutFont(fresh);
    const letGo = await holdScript(fresh);
    await fresh.goto(`${website}/docs/quickstart${hash}`, { waitUntil: "commit" });
    await parsed(fresh);
    expect(await fresh.locator("[data-below]").count()).toBeGreaterThan(5);
    expect(await deferred(fresh)).toBe(0);
    letGo();
    await fresh.waitForFunction(() => document.querySelector("[data-below]") === null);
    expect(await fresh.locator(hash).evaluate((heading) => heading.getBoundingClientRect().top)).toBe(top);
  });
});
