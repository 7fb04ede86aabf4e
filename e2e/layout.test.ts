/**
 * Nothing sticks out. Proves of the specification:
 * - 2 Screens and routes: every page of the website, on a small screen;
 * - 9 Business constants: "Mobile breakpoint: 996 px".
 */
import { describe, expect, it } from "vitest";
import { settled } from "./axe.ts";
import { lookAt, openPage, routesOf, setTextSize, some, templates, website } from "./support.ts";

describe("nothing sticks out", () => {
  const names = "/docs/generated/metamodel/entities/datahubconnection";
  const { explorer, doc, front, landing, chat, champions } = templates.website;

  it.each([
    [names, 320, "100%"],
    [explorer, 320, "100%"],
    [names, 390, "200%"],
    [explorer, 390, "200%"],
    [doc, 390, "200%"],
    [front, 360, "200%"],
    [landing, 360, "200%"],
    [chat, 360, "200%"],
    [champions, 360, "200%"],
  ])("of %s at %i px, text at %s", async (path, width, size) => {
    const page = await lookAt(website + path, { viewport: { width, height: 800 } });
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

describe("at 360 px", () => {
  it("code in a text that breaks has its ground around each line", async () => {
    const page = await lookAt(website + templates.website.source, {
      viewport: { width: 360, height: 800 },
    });
    const gaps = await page.locator(".prose :is(p, li) code:not(pre *)").evaluateAll((all) =>
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

  it("three columns of names fit beside each other", async () => {
    const page = await lookAt(`${website}/docs/advanced/monitoring`, {
      viewport: { width: 360, height: 800 },
    });
    const frames = page.locator(".table-scroll:has(td:nth-child(3):last-child)");
    expect(await frames.count()).toBeGreaterThan(3);
    const over = await frames.evaluateAll((all) => all.map((frame) => frame.scrollWidth - frame.clientWidth));
    expect(Math.max(...over)).toBe(0);
  });

  it.each([
    ["a column of three", "/docs/glossary/business-glossary", ["update", "Description"]],
    ["a column of two", "/docs/authentication/guides/sso/configure-oidc-react", ["AUTH_OIDC_", "ENABLED"]],
    ["a text", "/docs/how/updating-datahub", ["ELASTICSEARCH_BUILD_INDICES_RETENTION_", "VALUE"]],
  ])("a long name in %s breaks between its words on a phone, nowhere else", async (_place, path, lines) => {
    const page = await lookAt(website + path);
    const linesOf = () =>
      page.locator(":is(td, p) > code").evaluateAll((all, name) => {
        const code = all.find((one) => one.textContent === name)!;
        const lines = new Map<number, string>();
        for (const node of [...code.childNodes].filter((child) => child instanceof Text)) {
          for (const [at, letter] of [...node.data].entries()) {
            const range = new Range();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { bottom } = range.getBoundingClientRect();
            lines.set(bottom, (lines.get(bottom) ?? "") + letter);
          }
        }
        return [...lines.values()];
      }, lines.join(""));
    expect(await linesOf()).toEqual([lines.join("")]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await linesOf()).toEqual(lines);
  });

  it.each([
    "/docs/cli",
    "/docs/plugins",
    "/docs/metadata-service",
    "/docs/generated/metamodel/entities/dataset",
    "/docs/generated/metamodel/explorer",
  ])("no word of code in a table is broken in two: %s", async (path) => {
    const page = await lookAt(website + path, { viewport: { width: 360, height: 800 } });
    await page.waitForFunction(() => document.querySelector("[data-below]") === null);
    const words = await page.locator(".table-scroll td code").evaluateAll((all) =>
      all.map((code) => {
        const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        let count = 0;
        while (texts.nextNode()) {
          for (const { 0: word, index } of (texts.currentNode as Text).data.matchAll(/[A-Za-z\d]{3,}/g)) {
            const range = new Range();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
            if (lines.size > 1) broken.push(word);
            count++;
          }
        }
        return { count, broken };
      }),
    );
    expect(words.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(10);
    expect(words.flatMap(({ broken }) => broken)).toEqual([]);
  });

  it.each([
    "/docs/generated/metamodel/entities/datahubopenapischema",
    "/docs/generated/metamodel/entities/ermodelrelationship",
    "/docs/graphql/enums",
  ])("names in headings break between their words: %s", async (path) => {
    const page = await lookAt(website + path, { viewport: { width: 360, height: 800 } });
    await page.evaluate(() => document.fonts.ready);
    const broken = await page.locator("main :is(h1, h2, h3)").evaluateAll((all) =>
      all.flatMap((heading) => {
        const words: Text[] = [];
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) words.push(texts.currentNode as Text);
        return words.flatMap((text) =>
          [...text.data.matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
          }),
        );
      }),
    );
    expect(broken).toEqual([]);
  });

  it("a name with hyphens stands on one line", async () => {
    const page = await lookAt(`${website}/docs/cli`, { viewport: { width: 360, height: 800 } });
    for (let width = 360; width <= 420; width += 6) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.locator(":is(p, li) > code > :is(.whole, .nowrap)").evaluateAll((names) =>
        names.map((name) => {
          const height = [...name.getClientRects()].reduce((sum, line) => sum + line.height, 0);
          return height / Number.parseFloat(getComputedStyle(name).fontSize);
        }),
      );
      expect(lines.length).toBeGreaterThan(5);
      expect(Math.max(...lines), `${width} px`).toBeLessThan(2);
    }
  });

  it("ends of long lines of code can be scrolled clear of the button that copies them", async () => {
    const page = await openPage(`${website}/docs/cli`, {
      viewport: { width: 360, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    const gaps = await page.locator(".code-frame:has(.corner-button)").evaluateAll((frames) =>
      frames.flatMap((frame) => {
        const pre = frame.querySelector("pre")!;
        if (pre.scrollWidth <= pre.clientWidth) return [];
        pre.scrollLeft = pre.scrollWidth;
        const text = document.createRange();
        text.selectNodeContents(pre.firstElementChild!);
        const button = frame.querySelector(".corner-button")!.getBoundingClientRect();
        const ends = [...text.getClientRects()].filter((line) => line.width > 0).map((line) => line.right);
        return [button.left - Math.max(...ends.filter((end) => end < pre.getBoundingClientRect().right))];
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

  it("a way to the page is one text, whose lines begin where it does", async () => {
    const page = await lookAt(website + templates.website.entity, {
      viewport: { width: 360, height: 800 },
    });
    for (const size of ["100%", "200%"]) {
      await setTextSize(page, size);
      for (let width = 320; width <= 420; width += 4) {
        await page.setViewportSize({ width, height: 800 });
        const [start, ...lines] = await page.locator(".breadcrumbs").evaluate((way) => {
          const words = [...way.querySelectorAll(".breadcrumbs__link")].flatMap((link) => [
            ...link.getClientRects(),
          ]);
          const lefts = new Map<number, number>();
          for (const { top, left } of words) lefts.set(top, Math.min(left, lefts.get(top) ?? left));
          return [way.getBoundingClientRect().left, ...lefts.values()];
        });
        expect(lines.length).toBeGreaterThan(1);
        expect(lines, `${width} px, ${size}`).toEqual(lines.map(() => start));
        // The sign after a word stands on its last line, however wide the screen is.
        const parted = await page.locator(".breadcrumbs li:not(:last-child)").evaluateAll(
          (steps) =>
            steps.filter((step) => {
              const ends = [step, step.firstElementChild!].map((part) => [...part.getClientRects()].at(-1)!);
              return ends[0]!.bottom > ends[1]!.bottom + 8;
            }).length,
        );
        expect(parted, `${width} px, ${size}`).toBe(0);
      }
    }
  });

  it("what is pressed to see what has changed is as high as a finger needs it", async () => {
    const page = await lookAt(`${website}/docs/quickstart`, { viewport: { width: 360, height: 800 } });
    expect((await page.locator(".badge a").boundingBox())!.height).toBeGreaterThanOrEqual(23);
  });

  it.each(["doc", "entity"] as const)(
    "the way to the %s leads up to its name, which alone stands out",
    async (name) => {
      const page = await lookAt(website + templates.website[name]);
      const colours = await page
        .locator(".breadcrumbs__link")
        .evaluateAll((steps) => steps.map((step) => getComputedStyle(step).color));
      const own = colours.pop();
      expect(colours.length).toBeGreaterThan(0);
      expect(new Set(colours).size).toBe(1);
      expect(colours).not.toContain(own);
    },
  );

  it("words of the menu begin below each other, and its links stand in one row", async () => {
    const page = await lookAt(website + templates.website.doc, {
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
    const page = await lookAt(`${website}/`, { viewport: { width: 360, height: 800 } });
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

it("the text is wider than what stands beside it, on an old laptop and a tablet", async () => {
  for (const width of [1000, 1024, 1180]) {
    const page = await lookAt(`${website}/docs/quickstart`, { viewport: { width, height: 768 } });
    const [menu, text, contents] = await page.evaluate(() =>
      ["#sidebar", ".doc-article", ".toc"].map((part) => document.querySelector(part)!.clientWidth),
    );
    expect(text).toBeGreaterThan(menu! + contents!);
  }
});

it("the two ways into the front page stand beside each other at 1024 px", async () => {
  const page = await lookAt(`${website}/`, { viewport: { width: 1024, height: 800 } });
  const tops = await page
    .locator(".landing-hero .landing-actions > a")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

describe("links of the sidebar under a pointer", () => {
  it("change their background, but for that of the open page", async () => {
    const page = await lookAt(`${website}/docs/quickstart`, { reducedMotion: "reduce" });
    const hovered = async (link: string) => {
      const one = page.locator(`#sidebar .menu ${link}`).first();
      const background = () => one.evaluate((element) => getComputedStyle(element).backgroundColor);
      const before = await background();
      await one.hover();
      await expect.poll(() => one.evaluate((element) => element.matches(":hover"))).toBe(true);
      await settled(page);
      return [before, await background()];
    };
    const [before, after] = await hovered("a:not([aria-current])");
    expect(after).not.toBe(before);
    const [current, still] = await hovered('a[aria-current="page"]');
    expect(still).toBe(current);
  });
});

describe("a badge in the sidebar", () => {
  it("begins where its line does when the line wraps", async () => {
    const page = await lookAt(`${website}/docs/act-on-metadata`);
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
    const page = await lookAt(`${website}/docs/quickstart`, { viewport: { width, height: 800 } });
    expect(await page.locator("#sidebar").isVisible()).toBe(beside);
    expect(await page.getByRole("button", { name: "Open menu" }).isVisible()).toBe(!beside);
    expect(await page.locator(".navbar").getByRole("link", { name: "Learn" }).isVisible()).toBe(beside);
  });
});
