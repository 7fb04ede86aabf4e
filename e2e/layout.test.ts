/**
 * Nothing jumps, nothing sticks out. Proves of the specification:
 * - 2 Screens and routes: every page of the website, on a small screen;
 * - 9 Business constants: "Mobile breakpoint: 996 px".
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { features, openPage, routesOf, some, templates, website } from "./support.ts";

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

describe("layout shift", () => {
  const addresses = [
    `${website}/`,
    `${website}/docs/quickstart`,
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
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\.css$/, async (route) => {
      await held;
      await route.continue();
    });
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
  const deferred = (page: Page) =>
    page
      .locator(".prose > [data-below]")
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).contentVisibility !== "visible").length,
      );

  it("is laid out where it is read, and soon all of it: with its true height, and whole without scripts", async () => {
    const first = await unscripted("/docs/quickstart", true);
    expect(await deferred(first)).toBeGreaterThan(5);
    const plain = await unscripted("/docs/quickstart", false);
    expect(await deferred(plain)).toBe(0);
    const page = await openPage(`${website}/docs/quickstart`);
    await page.waitForFunction(() => document.querySelector("[data-below]") === null);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await deferred(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });

  it("opened at a heading, shows that heading under the navbar", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    const hash = (await page.locator(".toc-list a").last().getAttribute("href"))!;
    const there = () => page.locator(hash).evaluate((heading) => heading.getBoundingClientRect().top);
    await page.waitForFunction(() => document.querySelector("[data-below]") === null);
    await page.evaluate((to) => location.assign(to), hash);
    const top = await there();
    const fresh = await openPage();
    await fresh.goto(`${website}/docs/quickstart${hash}`);
    expect(await deferred(fresh)).toBe(0);
    await fresh.waitForFunction(() => document.querySelector("[data-below]") === null);
    expect(await fresh.locator(hash).evaluate((heading) => heading.getBoundingClientRect().top)).toBe(top);
  });
});

describe("the text", () => {
  it.each([1280, 1920])(
    "begins at one place on all pages with a column beside it, at %i px",
    async (width) => {
      const page = await openPage(undefined, { viewport: { width, height: 900 } });
      const left = async (path: string) => {
        await page.goto(website + path);
        const lefts = page
          .locator("h1, .breadcrumbs, .badges")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
        return [...new Set(await lefts)];
      };
      const first = await left(templates.website.doc);
      expect(first).toHaveLength(1);
      const { matrix, explorer, post, tag, tags, ...others } = templates.website;
      for (const path of [
        matrix,
        explorer,
        post,
        tag,
        tags,
        others["generated index"],
        others["list of posts"],
      ])
        expect([path, ...(await left(path))]).toEqual([path, ...first]);
    },
  );

  const { source, entity } = templates.website;

  it.each(["/docs/releases", source, entity])(
    "has tables that need no sideways scrolling: %s",
    async (path) => {
      const page = await openPage(website + path);
      await page.waitForFunction(() => document.querySelector("[data-below]") === null);
      const hidden = page
        .locator(".table-scroll")
        .evaluateAll((all) => all.map((frame) => frame.scrollWidth - frame.clientWidth));
      expect(Math.max(...(await hidden))).toBe(0);
    },
  );
});

/** As a reader's browser does who asked it for larger letters. */
const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size} }`);
    document.adoptedStyleSheets = [sheet];
  }, size);

describe("nothing sticks out", () => {
  const names = "/docs/generated/metamodel/entities/datahubconnection";
  const { explorer, doc } = templates.website;

  it.each([
    [names, 320, "100%"],
    [explorer, 320, "100%"],
    [names, 390, "200%"],
    [explorer, 390, "200%"],
    [doc, 390, "200%"],
  ])("of %s at %i px, text at %s", async (path, width, size) => {
    const page = await openPage(website + path, { viewport: { width, height: 800 } });
    await setTextSize(page, size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it("of a page whose title is one long word, without scripts", async () => {
    const page = await openPage(`${website}/docs/generated/metamodel/entities/datahubopenapischema`, {
      viewport: { width: 320, height: 800 },
      javaScriptEnabled: false,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe("the field of a search", () => {
  it("has room for a query at 390 px, text at 200%", async () => {
    const page = await openPage(website + templates.website.search, {
      viewport: { width: 390, height: 800 },
    });
    await setTextSize(page, "200%");
    const field = await page.locator(".search-form input").boundingBox();
    expect(field!.width).toBeGreaterThan(200);
  });
});

describe("at 360 px", () => {
  it("code in a text that breaks has its ground around each line", async () => {
    const page = await openPage(website + templates.website.source, {
      viewport: { width: 360, height: 800 },
    });
    const gaps = await page.locator(".prose p > code, .prose li > code").evaluateAll((all) =>
      all.flatMap((code) => {
        const [, second] = code.getClientRects();
        const range = document.createRange();
        range.selectNodeContents(code);
        const text = [...range.getClientRects()].at(-1);
        return second && text ? [text.left - second.left] : [];
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThan(4);
  });

  it("a way to the page is one text, whose lines begin where it does", async () => {
    const page = await openPage(website + templates.website.entity, {
      viewport: { width: 360, height: 800 },
    });
    const [start, ...lines] = await page.locator(".breadcrumbs").evaluate((way) => {
      const words = [...way.querySelectorAll(".breadcrumbs__link")].flatMap((link) => [
        ...link.getClientRects(),
      ]);
      const lefts = new Map<number, number>();
      for (const { top, left } of words) lefts.set(top, Math.min(left, lefts.get(top) ?? left));
      return [way.getBoundingClientRect().left, ...lefts.values()];
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines).toEqual(lines.map(() => start));
    // The sign after a word stands on its last line, however wide the screen is.
    for (let width = 320; width <= 420; width += 4) {
      await page.setViewportSize({ width, height: 800 });
      const parted = await page.locator(".breadcrumbs li:not(:last-child)").evaluateAll(
        (steps) =>
          steps.filter((step) => {
            const ends = [step, step.firstElementChild!].map((part) => [...part.getClientRects()].at(-1)!);
            return ends[0]!.bottom > ends[1]!.bottom + 8;
          }).length,
      );
      expect(parted, `${width} px`).toBe(0);
    }
  });

  it("words of the menu begin below each other, and its links stand in one row", async () => {
    const page = await openPage(website + templates.website.doc, {
      viewport: { width: 360, height: 800 },
      reducedMotion: "reduce",
    });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const placeOf = (words: string) =>
      menu.getByText(words, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      });
    const lefts = [await placeOf("Docs"), await placeOf("Getting Started"), await placeOf("Features")];
    expect(lefts).toEqual(lefts.map(() => 16));
    const links = menu.locator(".drawer-items > a");
    const middles = links.evaluateAll((all) =>
      all
        .map((link) => link.getBoundingClientRect())
        .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    );
    expect(Math.max(...(await middles)) - Math.min(...(await middles))).toBeLessThan(4);
  });

  it("no page scrolls sideways", async () => {
    const page = await openPage(`${website}/`, { viewport: { width: 360, height: 800 } });
    const wide: string[] = [];
    for (const path of [...some(routesOf("website"), 40), ...Object.values(templates.website)]) {
      await page.goto(website + path, { waitUntil: "domcontentloaded" });
      const width = await page.evaluate(async () => {
        await document.fonts.ready;
        return Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
      });
      if (width > 360) wide.push(`${path}: ${width}`);
    }
    expect(wide).toEqual([]);
  });
});

describe("with letters of twice the size", () => {
  it("the text has room between what stands beside it, and nothing sticks out", async () => {
    const page = await openPage(undefined, { bypassCSP: true });
    for (const path of ["/", "/docs", "/docs/quickstart", "/integrations", "/learn/data-mesh"]) {
      await page.goto(website + path);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      const found = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [bar, search, text, toc] = [".navbar", ".navbar .search-link", ".prose", ".toc"].map(box);
        return {
          wide: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
          searchInBar: search!.top >= bar!.top && search!.bottom <= bar!.bottom,
          text: text?.width ?? 999,
          apart: !text || !toc || text.right <= toc.left,
        };
      });
      expect([path, found.wide, found.searchInBar, found.apart]).toEqual([path, 1280, true, true]);
      expect(found.text).toBeGreaterThan(400);
    }
  });

  it.each([997, 1100, 1200])("at %i px the navbar has room for all it holds", async (width) => {
    const page = await openPage(website, { bypassCSP: true, viewport: { width, height: 800 } });
    const search = page.locator(".navbar .search-link");
    const usual = (await search.boundingBox())!;
    expect([usual.width, await page.locator(".search-key").isVisible()]).toEqual([208, true]);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const items = await page
      .locator(".navbar-brand:visible, .navbar-items > :visible")
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    for (const [index, { left }] of items.slice(1).entries())
      expect(left).toBeGreaterThanOrEqual(items[index]!.right);
    expect(items.at(-1)!.right).toBeLessThanOrEqual(width);
    const within = await search.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(within).toBe(true);
  });
});

describe("a badge in the sidebar", () => {
  it("begins where its line does when the line wraps", async () => {
    const page = await openPage(`${website}/docs/act-on-metadata`);
    const indents = await page.locator(".sidebar .menu-badge").evaluateAll((badges) =>
      badges.slice(0, 3).map((badge) => {
        const link = badge.closest("a")!;
        const text = link.firstChild as Text;
        const start = document.createRange();
        start.selectNodeContents(text);
        link.style.width = `${start.getBoundingClientRect().width + 40}px`;
        const top = badge.getBoundingClientRect().top - start.getBoundingClientRect().top;
        return [top > 10, badge.getBoundingClientRect().left - start.getBoundingClientRect().left];
      }),
    );
    expect(indents.length).toBeGreaterThan(0);
    for (const indent of indents) expect(indent).toEqual([true, expect.closeTo(0, 0)]);
  });
});

describe("above and below the breakpoint", () => {
  it.each([
    [996, false],
    [997, true],
  ])("at %i px the sidebar stands beside the text: %s", async (width, beside) => {
    const page = await openPage(`${website}/docs/quickstart`, { viewport: { width, height: 800 } });
    expect(await page.locator("#sidebar").isVisible()).toBe(beside);
    expect(await page.getByRole("button", { name: "Open menu" }).isVisible()).toBe(!beside);
    expect(await page.locator(".navbar").getByRole("link", { name: "Learn" }).isVisible()).toBe(beside);
  });
});
