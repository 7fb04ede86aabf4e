/**
 * What readers set in their system. Proves of the specification:
 * - 9 Business constants: "Collapse animation duration is computed from height; 1 ms if reduced motion is preferred."
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { features, lookAt, openPage, website } from "./support.ts";

/** How long the first category of the sidebar moves when it is pressed, in milliseconds, and how high it is then. */
async function opening(page: Page): Promise<{ time: number; height: number }> {
  const category = page.locator("#sidebar .menu-category:has(> [aria-expanded=false])").first();
  await category.evaluate(async (element) => {
    const start = element.animate;
    const moved = new Promise<void>((resolve) => {
      Element.prototype.animate = function (frames, timing) {
        (window as { time?: unknown }).time = (timing as KeyframeAnimationOptions).duration;
        resolve();
        return start.call(this, frames, timing);
      };
    });
    element.querySelector<HTMLElement>(".menu-toggle")!.click();
    await moved;
  });
  const list = page.locator("#sidebar .menu-toggle[aria-expanded=true] + ul").first();
  await page.waitForFunction(
    () => document.querySelector("#sidebar")!.getAnimations({ subtree: true }).length === 0,
  );
  const height = (await list.boundingBox())!.height;
  return { time: await page.evaluate(() => (window as unknown as { time: number }).time), height };
}

describe("a category of the sidebar", () => {
  it("opens for a time that is computed from its height, and is closed once it has shrunk", async () => {
    const low = await opening(await openPage(`${features}/docs/start`));
    const page = await openPage(`${website}/docs/quickstart`);
    const high = await opening(page);
    expect(high.height).toBeGreaterThan(low.height);
    expect(high.time).toBeGreaterThan(low.time);
    const still = await openPage(`${features}/docs/start`, { reducedMotion: "reduce" });
    expect((await opening(still)).time).toBe(1);
    await still.locator("#sidebar .menu-group[aria-expanded=true]").click();
    await still.locator("#sidebar .menu-category > ul").waitFor({ state: "hidden" });
  });
});

describe("with reduced motion", () => {
  it("nothing moves for longer than 1 ms, and nothing moves again", async () => {
    const page = await openPage(`${features}/docs/code`, { reducedMotion: "reduce" });
    const longest = await page.evaluate(() => {
      for (const name of ["progress", "spinner"]) {
        const element = document.createElement("div");
        element.className = name;
        document.body.append(element);
      }
      document.querySelector<HTMLDialogElement>("#drawer")!.showModal();
      const seconds = (list: string) => Math.max(...list.split(",").map((part) => Number.parseFloat(part)));
      return [...document.querySelectorAll("*")].flatMap((element) =>
        [null, "::before", "::after"].map((part) => {
          const style = getComputedStyle(element, part);
          const repeats = style.animationName !== "none" && style.animationIterationCount === "infinite";
          return repeats ? 99 : Math.max(seconds(style.transitionDuration), seconds(style.animationDuration));
        }),
      );
    });
    expect(Math.max(...longest)).toBeLessThanOrEqual(0.001);
  });
});

describe("with colours of the system", () => {
  it("what is current or chosen has an edge", async () => {
    const page = await openPage(`${features}/docs/tabs`, { forcedColors: "active" });
    for (const selector of [".menu a[aria-current=page]", "[role=tab][aria-selected=true]"]) {
      const style = await page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
      expect([selector, style]).toEqual([selector, "solid"]);
    }
  });
});

describe("with colours of the system, the website", () => {
  it("tells the section that is read from the others, and frames no words that lead nowhere", async () => {
    const page = await openPage(`${website}/docs/quickstart`, { forcedColors: "active" });
    const edge = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).outlineStyle);
    await page.locator(".toc a").nth(4).click();
    await page.locator(".toc a[aria-current]").waitFor();
    expect(await edge(".toc a[aria-current]")).toBe("solid");
    expect(await edge(".breadcrumbs [aria-current]")).toBe("none");
  });

  it("has icons in the colour of their words", async () => {
    const page = await openPage(`${website}/docs/quickstart`, {
      forcedColors: "active",
      colorScheme: "dark",
    });
    const [icon, words] = await page
      .locator(".page-menu-copy .icon")
      .evaluate((svg) => [svg, svg.parentElement!].map((element) => getComputedStyle(element).color));
    expect(icon).toBe(words);
  });

  it("has a logo on the ground that it was drawn for, and shows what a search matched", async () => {
    const page = await openPage(`${website}/search?q=lineage`, {
      forcedColors: "active",
      colorScheme: "dark",
    });
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(".navbar .logo")).toBe("rgb(255, 255, 255)");
    const { ink, own } = await page
      .locator(".hit-link mark")
      .first()
      .evaluate((mark) => ({
        ink: getComputedStyle(mark).color,
        own: getComputedStyle(mark).backgroundColor,
      }));
    expect(own).not.toMatch(/^rgba/);
    expect(own).not.toBe(ink);
  });

  it.each([
    ["/docs/generated/metamodel/explorer", ".explorer-drawing svg"],
    ["/docs/generated/metamodel/entities/dataset", ".relationship-diagram svg"],
    ["/docs/domains", ".diagram svg"],
    ["/integrations", "svg.platform-logo"],
  ])("has drawings on the ground that they were drawn for: %s", async (path, drawing) => {
    const page = await lookAt(website + path, { forcedColors: "active", colorScheme: "dark" });
    const ground = page
      .locator(drawing)
      .first()
      .evaluate((svg) => getComputedStyle(svg).backgroundColor);
    expect(await ground).toBe("rgb(255, 255, 255)");
  });
});

describe("with more contrast", () => {
  it("lines and words that stand back are as clear as the text, and rings as headings", async () => {
    const page = await lookAt(`${website}/docs/quickstart`);
    const coloursNow = async () => {
      await page.locator(".pagination-link").first().focus();
      return page.evaluate(() => {
        const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
        return {
          line: style(".sidebar").borderRightColor,
          muted: style(".page-facts").color,
          ring: style(".pagination-link").outlineColor,
          text: style("body").color,
          heading: style("h1").color,
        };
      });
    };
    await page.keyboard.press("Tab");
    const usual = await coloursNow();
    expect([usual.line, usual.muted, usual.ring]).not.toContain(usual.text);
    await page.emulateMedia({ contrast: "more" });
    const { line, muted, ring, text, heading } = await coloursNow();
    expect([line, muted, ring]).toEqual([text, text, heading]);
  });
});
