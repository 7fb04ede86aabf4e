/** How the panel looks where colours are the reader's: those of a system that sets them all, and dark. */
import axe from "axe-core";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, openAsk, panel } from "./ask-support.ts";
import { settled } from "./axe.ts";
import { asked, openPage, templates, website } from "./support.ts";

const sizes = [
  ["wide screens", { width: 1366, height: 800 }],
  ["phones", { width: 390, height: 844 }],
] as const;

/** A page with an answer of steps, a sample and a note, and one of a table, a source and next questions. */
async function openAnswers(options: BrowserContextOptions): Promise<Page> {
  const page = await openPage(`${asked}/docs/crossings`, options);
  await openAsk(page);
  await ask(page, "How do I book a crossing?");
  await ask(page, "What does a crossing cost for a child?");
  await settled(page);
  return page;
}

/** What axe finds in the panel. */
async function found(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(".ask-panel"),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}

/** Which of the parts have no edge on a side that is seen against the panel. */
function edgeless(page: Page, parts: readonly string[], side: "top" | "bottom"): Promise<string[]> {
  return page.locator(panel).evaluate(
    (element, [names, at]) =>
      names.filter((name) => {
        const part = element.querySelector(name);
        if (!part) return true;
        const style = getComputedStyle(part);
        const of = (what: string) => style.getPropertyValue(`border-${at}-${what}`);
        const ground = getComputedStyle(element).backgroundColor;
        return of("style") === "none" || parseFloat(of("width")) < 1 || of("color") === ground;
      }),
    [parts, side] as const,
  );
}

describe.each(sizes)("the panel in the colours of the system, on %s", (_, viewport) => {
  it("has an edge around all that only a ground told apart", async () => {
    const page = await openPage(`${asked}/docs/crossings`, { viewport, forcedColors: "active" });
    await openAsk(page);
    expect(await edgeless(page, [".ask-offer", ".ask-close", ".ask-field", ".ask-send"], "top")).toEqual([]);
    await ask(page, "How do I book a crossing?");
    await ask(page, "What does a crossing cost for a child?");
    await settled(page);
    expect(await found(page)).toEqual([]);
    const parts = [".ask-new", ".ask-copy", ".ask-code", ".ask-note", ".ask-answer li > p > code"];
    expect(await edgeless(page, parts, "top")).toEqual([]);
    expect(await edgeless(page, [".ask-code-head", ".ask-table th", ".ask-table td"], "bottom")).toEqual([]);
    const box = await page.locator(panel).evaluate((element) => {
      const { borderLeftWidth, borderLeftColor, backgroundColor } = getComputedStyle(element);
      return [parseFloat(borderLeftWidth) >= 1, borderLeftColor !== backgroundColor];
    });
    expect(box).toEqual([true, true]);
    // Links are told by a line beneath them.
    const links = page.locator(".ask-body a");
    expect(await links.evaluateAll((all) => all.map((a) => getComputedStyle(a).textDecorationLine))).toEqual(
      Array(await links.count()).fill("underline"),
    );
  });

  it("shows where the focus is", async () => {
    const page = await openAnswers({ viewport, forcedColors: "active" });
    const stops = page.locator(
      `${panel} :is(a[href], button, textarea, [tabindex="0"]):not([hidden], [hidden] *)`,
    );
    const count = await stops.count();
    expect(count).toBeGreaterThan(10);
    for (let index = 0; index < count; index++) {
      const stop = stops.nth(index);
      await stop.evaluate((element) => {
        // As the keyboard does: what is focused so shows it.
        (element as HTMLElement).focus({ focusVisible: true } as FocusOptions);
      });
      const ring = await stop.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
        const { backgroundColor } = getComputedStyle(document.querySelector(".ask-panel")!);
        const isSeen =
          outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && outlineColor !== backgroundColor;
        // What clips its contents clips a ring around them.
        const reach = Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth));
        const own = element.getBoundingClientRect();
        const frame = element.closest(".ask-code")?.getBoundingClientRect();
        const isWhole = !frame || (own.top - reach >= frame.top - 1 && own.right + reach <= frame.right + 1);
        return isSeen && isWhole;
      });
      expect([await stop.evaluate((element) => element.outerHTML.slice(0, 80)), ring]).toEqual([
        expect.any(String),
        true,
      ]);
    }
  });
});

describe.each(sizes)("the panel in the dark, on %s", (_, viewport) => {
  it("has enough contrast, and its parts stand out from its ground", async () => {
    const page = await openAnswers({ viewport, colorScheme: "dark" });
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    expect(await found(page)).toEqual([]);
    const contrast = await page.locator(".ask-field").evaluate((field) => {
      const light = (color: string) => {
        const [r, g, b] = color
          .match(/[\d.]+/g)!
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05;
      };
      return (
        light(getComputedStyle(field, "::placeholder").color) / light(getComputedStyle(field).backgroundColor)
      );
    });
    expect(contrast).toBeGreaterThan(4.5);
    const borders = await page
      .locator(":is(.ask-note, .ask-code, .ask-answer li > p > code)")
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).borderTopWidth));
    expect(borders.filter((width) => parseFloat(width) < 1)).toEqual([]);
  });
});

describe.each(sizes)("a table in the panel, on %s", (_, viewport) => {
  it("keeps the names in front of long lists in one piece", async () => {
    const page = await openPage(website + templates.website.changes, { viewport });
    await openAsk(page);
    await ask(page, "Which queries and mutations are new since 1.1.0?");
    const names = page.locator(`${panel} .ask-table td:first-child a`);
    await names.first().waitFor();
    const lines = await names.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getClientRects().length]),
    );
    expect(lines).toContainEqual(["Mutations", 1]);
    expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
  });
});
