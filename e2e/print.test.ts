/** What is printed: the text, all of it, and nothing that only a screen can use. */
import { describe, expect, it } from "vitest";
import { features, lookAt, openPage, templates, website } from "./support.ts";

describe("on paper", () => {
  it("the text stands alone, folded passages open", async () => {
    const page = await openPage(`${features}/docs/start`);
    await page.emulateMedia({ media: "print" });
    for (const selector of [
      ".navbar",
      "#sidebar",
      "[data-toc]",
      ".footer",
      ".pagination",
      ".corner-button",
    ]) {
      expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, false]);
    }
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(await page.getByText("Roots.").isVisible()).toBe(true);
  });

  it("long lines of code and wide tables are broken, not cut off", async () => {
    const page = await openPage(undefined, { viewport: { width: 700, height: 1000 } });
    await page.emulateMedia({ media: "print" });
    for (const path of ["/docs/cli", "/datahub-components-demo"]) {
      await page.goto(website + path);
      const cut = page
        .locator("pre, .table-scroll")
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.outerHTML),
        );
      expect([path, ...(await cut)]).toEqual([path]);
    }
  });

  it("names in front of long lists are not broken within their words", async () => {
    const page = await lookAt(website + templates.website.changes, { media: "print" });
    const names = page.locator(".table-scroll:has(details) td:first-child a");
    const lines = await names.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getClientRects().length]),
    );
    expect(lines).toContainEqual(["Mutations", 1]);
    expect(lines.filter(([name, count]) => !String(name).includes(" ") && count !== 1)).toEqual([]);
  });

  it("nothing is printed that is there to be pressed or typed into", async () => {
    const page = await lookAt(`${website}/docs/generated/ingestion/sources/snowflake`);
    const shown = (selector: string) => page.locator(selector).first().isVisible();
    for (const [path, selector] of [
      ["/docs/generated/ingestion/sources/snowflake", ".recipe-builder"],
      ["/docs/quickstart", ".badge:has(a)"],
      ["/docs/quickstart", ".ask-button"],
      ["/docs/generated/metamodel/explorer", ".explorer-words"],
      ["/integrations", ".integration-filter"],
      ["/docs", ".search-form"],
    ] as const) {
      await page.emulateMedia({ media: "screen" });
      await page.goto(website + path);
      expect([selector, await shown(selector)]).toEqual([selector, true]);
      await page.emulateMedia({ media: "print" });
      expect([selector, await shown(selector)]).toEqual([selector, false]);
    }
  });

  it("tables are parted between their rows, code between its lines, and it keeps its title", async () => {
    const page = await lookAt(`${website}/docs/generated/metamodel/entities/dataset`, { media: "print" });
    const inside = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).breakInside);
    expect(await inside(".prose table")).toBe("auto");
    expect(await inside(".prose tr")).toBe("avoid");
    expect(await inside(".code-block")).toBe("auto");
    const code = await page
      .locator(".code-block:has(.code-title)")
      .first()
      .evaluate((block) => {
        const { breakAfter } = getComputedStyle(block.querySelector(".code-title")!);
        const { orphans, widows } = getComputedStyle(block.querySelector("pre")!);
        return { breakAfter, orphans, widows };
      });
    expect(code).toEqual({ breakAfter: "avoid", orphans: "4", widows: "4" });
  });

  it("links in running text say where they lead outside of the site, those in tables and to pages do not", async () => {
    const page = await lookAt(`${website}/docs/releases`, { media: "print" });
    const said = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => [link.getAttribute("href"), getComputedStyle(link, "::after").content]);
    const [, inTable] = await said('.prose td a[href^="http"]');
    expect(inTable).toBe("none");
    await page.goto(`${website}/docs/links`);
    const [address, after] = await said('.prose p > a[href^="http"]');
    expect(after).toBe(`" (${address})"`);
    const [, toPage] = await said('.prose p > a[href^="/"]');
    expect(toPage).toBe("none");
  });

  it("words of buttons are not white, as their ground is left out, also where grounds are printed", async () => {
    const page = await lookAt(`${website}/`, { media: "print" });
    const style = page
      .locator(".landing-actions > a")
      .first()
      .evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link).backgroundColor]);
    const [color, ground] = await style;
    expect(color).not.toBe("rgb(255, 255, 255)");
    expect(ground).toBe("rgba(0, 0, 0, 0)");
  });

  it("drawings fit the width of the page", async () => {
    const page = await lookAt(`${website}/docs/generated/metamodel/explorer`, {
      viewport: { width: 680, height: 900 },
      media: "print",
    });
    const over = page.locator(".explorer-drawing").evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect(await over).toBe(0);
  });

  it("is light, whatever the screen is", async () => {
    const page = await lookAt(`${features}/docs/start`, { colorScheme: "dark" });
    const text = () => page.evaluate(() => getComputedStyle(document.body).color);
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
    const light = await text();
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
    expect(await text()).not.toBe(light);
    await page.emulateMedia({ media: "print" });
    expect(await text()).toBe(light);
  });
});
