/**
 * Light and dark. Proves of the specification:
 * - 4 States and transitions: "Colour mode: light or dark, stored in browser storage under key theme; toggle
 *   flips; may follow system preference if configured; a change in another tab syncs. In this site the mode
 *   is fixed to light and the switch is disabled.";
 * - 9 Business constants: storage key `theme`; "Colour toggle labels: dark mode, light mode".
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, features, openPage, website } from "./support.ts";

const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));
const button = (page: Page) => page.locator(".navbar").getByRole("button", { name: /dark and light mode/ });

describe("a site with a switch", () => {
  it("flips the mode, says which one it is, and keeps it for the next pages", async () => {
    const page = await openPage(`${features}/docs/start`);
    expect(await mode(page)).toBe("light");
    expect(await stored(page)).toBeNull();
    expect(await button(page).getAttribute("aria-label")).toContain("currently light mode");
    await button(page).click();
    expect([await mode(page), await stored(page)]).toEqual(["dark", "dark"]);
    expect(await button(page).getAttribute("aria-label")).toContain("currently dark mode");
    await page.reload();
    expect(await mode(page)).toBe("dark");
    await page.locator("#main a[href$='/docs/code']").first().click();
    await arrive(page, /\/docs\/code$/);
    expect(await mode(page)).toBe("dark");
    await button(page).click();
    expect([await mode(page), await stored(page)]).toEqual(["light", "light"]);
  });

  it("changes in the other tabs", async () => {
    const page = await openPage(`${features}/docs/start`);
    const other = await page.context().newPage();
    await other.goto(`${features}/blog`);
    await button(page).click();
    await other.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    expect(await button(other).getAttribute("aria-label")).toContain("currently dark mode");
    await other.evaluate(() => localStorage.removeItem("theme"));
    await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
  });

  it("follows the system until the reader has chosen", async () => {
    const page = await openPage(`${features}/docs/start`, { colorScheme: "dark" });
    expect(await mode(page)).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
    await button(page).click();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    // Pages are told of it before the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await mode(page)).toBe("dark");
  });

  it("is painted in the stored mode from the first", async () => {
    const page = await openPage(`${features}/docs/start`);
    await button(page).click();
    // Without the site's scripts only the inline one can have set it.
    await page.route(/\/assets\/main-.*\.js$/, (route) => route.abort());
    await page.reload();
    expect(await mode(page)).toBe("dark");
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      "rgb(13, 13, 13)",
    );
  });

  it("ignores what is stored there but is no mode", async () => {
    const page = await openPage(`${features}/docs/start`);
    await page.evaluate(() => localStorage.setItem("theme", "purple"));
    await page.reload();
    expect(await mode(page)).toBe("light");
  });

  it("works where storage is denied, with a warning", async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.goto(`${features}/docs/start`);
    await button(page).click();
    expect(await mode(page)).toBe("dark");
    expect(warnings.some((text) => text.includes("Browser storage is not available"))).toBe(true);
  });
});

describe("the website", () => {
  it("is light, whatever is stored and whatever the system prefers, and has no switch", async () => {
    const page = await openPage(`${website}/docs/quickstart`, { colorScheme: "dark" });
    expect(await mode(page)).toBe("light");
    expect(await page.locator("[data-color-mode]").count()).toBe(0);
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await page.reload();
    expect(await mode(page)).toBe("light");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  });
});
