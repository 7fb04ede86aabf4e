/**
 * The main paths with nothing but a keyboard. Proves of the specification:
 * - 4 States and transitions: "Dropdown: opens on Enter";
 * - 9 Business constants: "Shortcut keys: …, Escape".
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, features, lookAt, website } from "./support.ts";

/** What has the focus, by its accessible words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return (element.ariaLabel ?? element.innerText ?? "").replace(/\s+/g, " ").trim();
  });

/** Press a key until something has the focus, in at most so many steps. */
async function pressUntil(page: Page, key: string, wanted: RegExp, steps = 60): Promise<string[]> {
  const seen: string[] = [];
  while (seen.length < steps) {
    await page.keyboard.press(key);
    seen.push(await focused(page));
    if (wanted.test(seen.at(-1)!)) return seen;
  }
  throw new Error(`${wanted} has not got the focus: ${seen.join(" → ")}`);
}

describe("with the keyboard alone", () => {
  it("a reader goes from the front page to a page, through its parts in order, and on to the next", async () => {
    const page = await lookAt(`${website}/docs/quickstart`);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to main content");
    const bar = await pressUntil(page, "Tab", /^GitHub$/);
    expect(bar.some((text) => /Docs/.test(text))).toBe(true);
    await pressUntil(page, "Tab", /^Quickstart$/);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-current"))).toBe("page");
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(".skip-link").focus();
    await page.keyboard.press("Enter");
    const order = await pressUntil(page, "Tab", /^More ways/);
    expect(order.indexOf("Copy page")).toBeGreaterThanOrEqual(0);
    await page.locator(".edit-link").focus();
    await pressUntil(page, "Tab", /^Next /);
    await page.keyboard.press("Enter");
    await arrive(page, (url) => url.pathname !== "/docs/quickstart");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });

  it("what scrolls sideways is stopped at, and what fits is passed over", async () => {
    const page = await lookAt(`${website}/docs/releases`);
    const boxes = page.locator("#main :is(.table-scroll, pre)");
    const stops = () =>
      boxes.evaluateAll((all) =>
        all.map((box) => ({
          scrolls: box.scrollWidth > box.clientWidth,
          stops: (box as HTMLElement).tabIndex === 0,
        })),
      );
    expect(await boxes.count()).toBeGreaterThan(1);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.keyboard.press("Tab");
      const found = await stops();
      expect(found.filter((box) => box.scrolls !== box.stops)).toEqual([]);
      expect(found.some((box) => box.stops)).toBe(width === 390);
    }
  });

  it("what has the focus is not below the button that asks", async () => {
    const page = await lookAt(`${website}/docs/quickstart`, { viewport: { width: 360, height: 800 } });
    const covered: string[] = [];
    for (let step = 0; step < 45; step++) {
      await page.keyboard.press("Tab");
      const below = await page.evaluate(() => {
        const focus = document.activeElement!;
        const box = focus.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return focus !== top && top?.matches(".ask-button") === true;
      });
      if (below) covered.push(await focused(page));
    }
    expect(covered).toEqual([]);
  });

  it("what has the focus is not below the headings of its table", async () => {
    const page = await lookAt(`${website}/docs/generated/ingestion/source-capabilities`, {
      viewport: { width: 390, height: 700 },
    });
    const links = page.locator(".matrix tbody a");
    await links.nth(40).focus();
    for (let at = 39; at >= 20; at--) {
      await page.keyboard.press("Shift+Tab");
      const isSeen = await links.nth(at).evaluate((link) => {
        const { left, top, height } = link.getClientRects()[0]!;
        return (
          link === document.activeElement && document.elementFromPoint(left + 5, top + height / 2) === link
        );
      });
      expect([at, isSeen]).toEqual([at, true]);
    }
  });

  it("what has the focus is seen to have it", async () => {
    const page = await lookAt(`${features}/docs/code`);
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab");
      const { outline, name } = await page.evaluate(() => {
        const element = document.activeElement!;
        const style = getComputedStyle(element);
        return { name: element.outerHTML.slice(0, 60), outline: style.outlineStyle !== "none" };
      });
      expect([name, outline]).toEqual([name, true]);
    }
  });

  it("the ring around what has the focus is not cut by the frame of its table", async () => {
    const page = await lookAt(`${website}/docs/cli-commands/reference`, {
      viewport: { width: 390, height: 800 },
    });
    const link = page.locator(".table-scroll td:first-child a").first();
    await link.focus();
    const room = await link.evaluate((element) => {
      const { outlineOffset } = getComputedStyle(element);
      const frame = element.closest(".table-scroll")!.getBoundingClientRect();
      return element.getBoundingClientRect().left - 2 - Number.parseFloat(outlineOffset) - frame.left;
    });
    expect(room).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it("dropdowns open on Enter and arrows, lead through their links, and give the focus back on Escape", async () => {
    const page = await lookAt(`${features}/docs/start`);
    const more = page.locator(".navbar .dropdown:not(.versions) summary");
    await more.focus();
    await page.keyboard.press("Enter");
    expect(await page.getByRole("link", { name: "Tour" }).first().isVisible()).toBe(true);
    for (const [key, wanted] of [
      ["ArrowDown", "Tour"],
      ["ArrowDown", "Elsewhere"],
      ["ArrowDown", "Tour"],
      ["ArrowUp", "Elsewhere"],
      ["Home", "Tour"],
      ["End", "Elsewhere"],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await focused(page)]).toEqual([key, wanted]);
    }
    await page.keyboard.press("Escape");
    expect(await focused(page)).toBe("More");
    await page.keyboard.press("Home");
    expect(await focused(page)).toBe("More");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("Tour");
  });

  it("the page menu leads to the page as Markdown and to assistants, with the page's address", async () => {
    const page = await lookAt(`${features}/docs/start`);
    await page.locator(".page-menu-more summary").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe("Open in ChatGPT");
    await page.keyboard.press("Home");
    expect(await focused(page)).toBe("View as Markdown");
    const links = page.locator(".page-menu-more a");
    const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(hrefs[0]).toBe(`${features}/docs/start.md`);
    expect(await links.allInnerTexts()).toEqual(["View as Markdown", "Open in ChatGPT", "Open in Claude"]);
    for (const href of hrefs.slice(1))
      expect(new URL(href).searchParams.get("q")).toContain("https://burrow.example/base/docs/start.md");
    await page.keyboard.press("Enter");
    await page.waitForURL(/start\.md$/);
  });

  it("the explorer of the metadata model leads from what is typed to what was found", async () => {
    const page = await lookAt(`${website}/docs/generated/metamodel/explorer`);
    await page.getByLabel("Find an entity").focus();
    await page.keyboard.type("dashb");
    await page.getByText("1 of 61", { exact: true }).waitFor();
    await page.keyboard.press("Tab");
    await page.locator(".explorer-words").getByRole("link", { name: "dashboard" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/entities\/dashboard$/);
  });

  it("the explorer of the metadata model shows the whole of what has the focus where it is wider than the window", async () => {
    const page = await lookAt(`${website}/docs/generated/metamodel/explorer`, {
      viewport: { width: 390, height: 800 },
    });
    await page.getByLabel("Find an entity").focus();
    await page.keyboard.type("dat");
    await page.getByText(/^\d+ of 61$/).waitFor();
    // One of the last column.
    const last = page.locator("a.node:focus", { hasText: /^dataHubConnection$/ });
    for (let left = 60; left > 0 && (await last.count()) === 0; left--) await page.keyboard.press("Tab");
    const drawing = await page.locator(".explorer-drawing").boundingBox();
    const link = await last.boundingBox();
    expect(link!.x).toBeGreaterThanOrEqual(drawing!.x);
    expect(link!.x + link!.width).toBeLessThanOrEqual(drawing!.x + drawing!.width);
  });

  it("the sidebar opens and closes, on a phone in its drawer", async () => {
    const page = await lookAt(`${features}/docs/start`, { viewport: { width: 390, height: 800 } });
    await pressUntil(page, "Tab", /^Open menu$/);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await pressUntil(page, "Tab", /^Animals$/i);
    await page.keyboard.press("Enter");
    await pressUntil(page, "Tab", /^(?:Fox|Cat)/i);
    await page.keyboard.press("Enter");
    await arrive(page, /\/docs\/animals\//);
    expect(await page.getByRole("dialog", { name: "Menu" }).count()).toBe(0);
  });
});
