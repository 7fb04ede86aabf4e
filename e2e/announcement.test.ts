/**
 * The announcement bar. Proves of the specification:
 * - 1: "An announcement bar advertises a summit event and cannot be closed.";
 * - 4 States and transitions: "Announcement bar: dismissed state stored in browser storage and reappears when
 *   the id changes; only closable if isCloseable. On this site it is not closeable.";
 * - 9 Business constants: keys docusaurus.announcement.dismiss and docusaurus.announcement.id.
 */
import { describe, expect, it } from "vitest";
import { features, openPage, website } from "./support.ts";

const DISMISS = "docusaurus.announcement.dismiss";
const ID = "docusaurus.announcement.id";

describe("an announcement that can be closed", () => {
  it("stays closed, on other pages and after a reload, without being painted", async () => {
    const page = await openPage(`${features}/docs/start`);
    const bar = page.getByRole("region", { name: "Announcement" });
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    expect([await stored(ID), await stored(DISMISS)]).toEqual(["winter", "false"]);
    await page.getByRole("button", { name: "Close announcement" }).click();
    expect(await bar.isVisible()).toBe(false);
    expect(await stored(DISMISS)).toBe("true");
    await page.route(/\/assets\/main-.*\.js$/, (route) => route.abort());
    await page.goto(`${features}/blog`);
    expect(await page.locator("[data-announcement]").isVisible()).toBe(false);
  });

  it("comes back under another id", async () => {
    const page = await openPage(`${features}/docs/start`);
    await page.getByRole("button", { name: "Close announcement" }).click();
    await page.evaluate((key) => localStorage.setItem(key, "autumn"), ID);
    await page.reload();
    expect(await page.getByRole("region", { name: "Announcement" }).isVisible()).toBe(true);
    await page.waitForFunction((key) => localStorage.getItem(key) === "false", DISMISS);
    expect(await page.evaluate((key) => localStorage.getItem(key), ID)).toBe("winter");
  });
});

describe("the website's announcement", () => {
  it("cannot be closed, whatever is stored", async () => {
    const page = await openPage(website);
    await page.evaluate(
      (keys) => {
        const id = document.querySelector<HTMLElement>("[data-announcement]")!.dataset.announcement!;
        localStorage.setItem(keys[0]!, id);
        localStorage.setItem(keys[1]!, "true");
      },
      [ID, DISMISS],
    );
    await page.reload();
    const bar = page.getByRole("region", { name: "Announcement" });
    expect(await bar.isVisible()).toBe(true);
    expect(await bar.getByRole("button").count()).toBe(0);
    expect(await bar.innerText()).toContain("summit");
    expect(await bar.getByRole("link").getAttribute("href")).toMatch(/^https:\/\//);
  });
});
