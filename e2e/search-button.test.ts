/**
 * The keys and buttons that search and the assistant begin with. Proves of the specification:
 * - 4 States and transitions: "Search modal: opens on click, Ctrl/Cmd+K, or '/' when not typing in a field; …
 *   typing a letter while the button is focused opens it with that letter as initial text.";
 * - 9 Business constants: "Shortcut keys: Ctrl/Cmd+K, '/', …; assistant Mod+j."
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, openPage, services } from "./support.ts";

/** What was asked for from now on, each answered as a dialog would. */
async function asked(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    for (const name of ["quire:search", "quire:ask"]) {
      document.addEventListener(name, (event) => {
        event.preventDefault();
        asked.push(`${name.slice(6)} ${(event as CustomEvent).detail?.initial ?? ""}`.trim());
      });
    }
  });
  return () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
}

const button = (page: Page) => page.locator(".navbar [data-search-open]");

describe("search", () => {
  it("is asked for by click, Ctrl+K, Cmd+K and '/', and by a letter on the button, which is handed on", async () => {
    const page = await openPage(`${services}/docs`);
    const events = await asked(page);
    await button(page).click();
    for (const key of ["Control+k", "Meta+k", "/"]) await page.keyboard.press(key);
    await button(page).focus();
    for (const key of ["q", "7", "Tab"]) await page.keyboard.press(key);
    expect(await events()).toEqual(["search", "search", "search", "search", "search q", "search 7"]);
    expect(page.url()).toBe(`${services}/docs`);
  });

  it("is asked for by Ctrl+K while the keyboard is locked to capitals", async () => {
    const page = await openPage(`${services}/docs`);
    const events = await asked(page);
    await page.evaluate(() => {
      for (const key of ["K", "J"])
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true }));
    });
    expect(await events()).toEqual(["search", "ask"]);
  });

  it("is not asked for by '/' in a field, nor by letters elsewhere", async () => {
    const page = await openPage(`${services}/docs`);
    const events = await asked(page);
    await page.keyboard.press("q");
    await page.evaluate(() => {
      const field = document.createElement("input");
      document.querySelector("main")!.append(field);
      field.focus();
    });
    await page.keyboard.type("a/b");
    expect(await page.locator("main input").inputValue()).toBe("a/b");
    await page.keyboard.press("Control+k");
    expect(await events()).toEqual(["search"]);
  });

  it("leads to the page of results where nobody answers, with what was typed", async () => {
    const page = await openPage(`${services}/docs`);
    await button(page).click();
    await arrive(page, `${services}/search`);
    await page.goto(`${services}/docs/lighthouse`);
    await button(page).focus();
    await page.keyboard.press("l");
    await arrive(page, `${services}/search?q=l`);
    await page.keyboard.press("/");
    await arrive(page, `${services}/search`);
  });
});

describe("the assistant", () => {
  it("is asked for by Mod+j", async () => {
    const page = await openPage(`${services}/docs`);
    const events = await asked(page);
    await page.keyboard.press("Control+j");
    await page.keyboard.press("Meta+j");
    expect(await events()).toEqual(["ask", "ask"]);
  });
});
