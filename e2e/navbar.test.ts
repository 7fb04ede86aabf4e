/**
 * The bar at the top and what opens from it. Proves of the specification:
 * - 2 Navbar and footer: the items; "Version dropdown lists archived versions …; each links to an external
 *   hosted copy";
 * - 4 States and transitions: "Navbar hide-on-scroll: hides on scroll down; shows on scroll up or near top or
 *   bottom; hides when navigating to a hash anchor." "Dropdown: opens on Enter; closes on outside mouse,
 *   touch or focus." "Mobile navbar sidebar: shown or hidden; hides when the viewport becomes desktop and on
 *   back navigation." "Preferred docs version: saved per docs plugin when chosen in the version dropdown …;
 *   cleared if it no longer exists.";
 * - 9 Business constants: "Mobile breakpoint: 996 px (above is desktop)."
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, features, lookAt, openPage, website } from "./support.ts";

const PREFERENCE = "docs-preferred-version-default";
const phone = { viewport: { width: 390, height: 800 } };

/** A page of which all is laid out, so that its height no longer changes, and that has been scrolled a bit. */
async function openScrolled(address: string): Promise<Page> {
  const page = await lookAt(address);
  await page.waitForFunction(() => !document.querySelector("[data-below]"));
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("scroll", resolve, { once: true });
        scrollTo(0, 1);
      }),
  );
  return page;
}

describe("the navbar on scroll", () => {
  const away = (page: Page, is: boolean) =>
    page.waitForFunction(
      (wanted) => document.querySelector(".navbar")!.hasAttribute("data-away") === wanted,
      is,
    );
  const scroll = (page: Page, top: number) => page.evaluate((y) => scrollTo(0, y), top);

  it("hides on the way down, shows on the way up, near the top and near the bottom", async () => {
    const page = await openScrolled(`${website}/docs/quickstart`);
    await scroll(page, 400);
    await away(page, true);
    await scroll(page, 350);
    await away(page, false);
    await scroll(page, 600);
    await away(page, true);
    await scroll(page, 0);
    await away(page, false);
    await scroll(page, 600);
    await away(page, true);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await away(page, false);
  });

  it("leaves no border in view where the page is scrolled by parts of a pixel", async () => {
    const page = await openScrolled(`${website}/docs/quickstart`);
    await scroll(page, 400);
    await away(page, true);
    const bottom = () => page.locator(".navbar").evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(-2);
  });

  it("stays away when what is above changes its height, and the browser keeps the reader's place", async () => {
    const page = await openScrolled(`${website}/docs/quickstart`);
    await scroll(page, 1500);
    await away(page, true);
    await page.evaluate(async () => {
      const before = scrollY;
      document.querySelector<HTMLElement>(".prose pre")!.style.display = "none";
      while (scrollY === before) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    expect(await page.locator(".navbar").getAttribute("data-away")).toBe("");
    await scroll(page, 1000);
    await away(page, false);
  });

  it("hides when a link leads to a heading", async () => {
    const page = await openScrolled(`${website}/docs/quickstart`);
    await page.locator("[data-toc] a").nth(2).click();
    await away(page, true);
    const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
      0,
    );
  });

  it("shows when the focus enters it", async () => {
    const page = await openScrolled(`${website}/docs/quickstart`);
    await scroll(page, 600);
    await away(page, true);
    await page.locator(".navbar .navbar-brand").focus();
    await away(page, false);
  });
});

describe("a dropdown", () => {
  const dropdown = (page: Page) => page.locator(".navbar details", { hasText: "More" });
  const isOpen = (page: Page) => dropdown(page).evaluate((element: HTMLDetailsElement) => element.open);

  it("opens on Enter and closes on Escape, which gives the focus back", async () => {
    const page = await lookAt(`${features}/docs/start`);
    await dropdown(page).locator("summary").focus();
    await page.keyboard.press("Enter");
    expect(await isOpen(page)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Tour");
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  });

  it("closes on a press outside, not inside", async () => {
    const page = await lookAt(`${features}/docs/start`);
    await dropdown(page).locator("summary").click();
    await dropdown(page).locator("ul").dispatchEvent("mousedown");
    expect(await isOpen(page)).toBe(true);
    await page.locator("h1").click();
    expect(await isOpen(page)).toBe(false);
  });

  // A real press also moves the focus; each of the two has to do alone.
  it.each(["mousedown", "touchstart"])("closes on %s outside", async (event) => {
    const page = await lookAt(`${features}/docs/start`);
    await dropdown(page).locator("summary").click();
    await page.locator("h1").dispatchEvent(event);
    expect(await isOpen(page)).toBe(false);
  });

  it("closes when the focus leaves it", async () => {
    const page = await lookAt(`${features}/docs/start`);
    await dropdown(page).locator("summary").focus();
    await page.keyboard.press("Enter");
    for (let link = 0; link < 3; link++) await page.keyboard.press("Tab");
    expect(await isOpen(page)).toBe(false);
  });

  it("closes when another one opens, and when the page changes", async () => {
    const page = await lookAt(`${features}/docs/start`);
    await dropdown(page).locator("summary").click();
    await page.locator(".navbar .versions summary").click();
    expect(await isOpen(page)).toBe(false);
    await dropdown(page).locator("summary").click();
    await dropdown(page).getByRole("link", { name: "Tour" }).click();
    await arrive(page, /\/tour$/);
    await page.getByRole("heading", { name: "Tour" }).waitFor();
    expect(await isOpen(page)).toBe(false);
  });
});

describe("the version dropdown", () => {
  const menu = (page: Page) => page.locator(".navbar .versions");

  it("goes with the navbar that hides, and comes back with it", async () => {
    const page = await openScrolled(`${website}/docs/quickstart`);
    const list = menu(page).locator(".dropdown-menu");
    await menu(page).locator("summary").click();
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, 600);
    await page.locator(".navbar[data-away]").waitFor();
    expect(await list.isVisible()).toBe(false);
    await page.mouse.wheel(0, -100);
    await list.waitFor();
  });

  it("leads to the same page in the other version, and remembers the choice", async () => {
    const page = await lookAt(`${website}/docs/quickstart`);
    expect(await menu(page).locator("summary").innerText()).toContain("Next");
    await menu(page).locator("summary").click();
    await menu(page).getByRole("link", { name: "1.1.0" }).click();
    await arrive(page, `${website}/docs/1.1.0/quickstart`);
    expect(await page.evaluate((key) => localStorage.getItem(key), PREFERENCE)).toBe("1.1.0");
    await page.waitForFunction(() =>
      document.querySelector(".navbar .versions summary")!.textContent!.includes("1.1.0"),
    );
    await menu(page).locator("summary").click();
    await menu(page).getByRole("link", { name: "Next" }).click();
    await arrive(page, `${website}/docs/quickstart`);
    expect(await page.evaluate((key) => localStorage.getItem(key), PREFERENCE)).toBe("current");
  });

  it("keeps the section that the address names, and so does the link of an old version to the latest", async () => {
    const page = await lookAt(`${website}/docs/quickstart#start-datahub`);
    const isAtSection = () =>
      page.waitForFunction(() => {
        const { top } = document.getElementById("start-datahub")!.getBoundingClientRect();
        return scrollY > 0 && top >= 0 && top < 150;
      });
    await menu(page).locator("summary").click();
    await menu(page).getByRole("link", { name: "1.1.0" }).click();
    await arrive(page, `${website}/docs/1.1.0/quickstart#start-datahub`);
    await isAtSection();
    await page.getByRole("link", { name: "Go to the latest version" }).click();
    await arrive(page, `${website}/docs/quickstart#start-datahub`);
    await isAtSection();
  });

  it("shows the other version's page from its top where that lacks the section", async () => {
    const page = await lookAt(`${features}/docs/start#long-wait`, {
      viewport: { width: 1280, height: 300 },
    });
    await page.waitForFunction(() => scrollY > 0);
    await menu(page).locator("summary").click();
    await menu(page).getByRole("link", { name: "1.0.0" }).click();
    await arrive(page, (url) => url.pathname.endsWith("/1.0.0/start"));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });

  it("leads to the main page of a version that lacks the page", async () => {
    const page = await lookAt(`${features}/docs/code`);
    await menu(page).locator("summary").click();
    expect(await menu(page).getByRole("link", { name: "1.0.0" }).getAttribute("href")).toBe(
      "/base/docs/1.0.0/start",
    );
  });

  it("names the preferred version on pages of none, and forgets one that is gone", async () => {
    const page = await openPage(`${website}/learn`);
    await page.evaluate((key) => localStorage.setItem(key, "1.1.0"), PREFERENCE);
    await page.reload();
    await page.waitForFunction(() =>
      document.querySelector(".navbar .versions summary")!.textContent!.includes("1.1.0"),
    );
    await page.evaluate((key) => localStorage.setItem(key, "0.3.0"), PREFERENCE);
    await page.reload();
    await page.waitForFunction((key) => localStorage.getItem(key) === null, PREFERENCE);
  });

  it("lists the copies of older versions, which are elsewhere", async () => {
    const page = await lookAt(`${website}/docs/quickstart`);
    await menu(page).locator("summary").click();
    const older = ["1.0.0", "0.15.0", "0.14.1", "0.14.0", "0.13.1", "0.13.0", "0.12.1", "0.11.0", "0.10.5"];
    const links = menu(page).locator("a:not([data-version])");
    expect((await links.allInnerTexts()).map((text) => text.trim())).toEqual(older);
    for (const link of await links.all()) expect(await link.getAttribute("href")).toMatch(/^https:\/\//);
  });
});

describe("the menu of small screens", () => {
  const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const open = async (page: Page) => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await drawer(page).waitFor();
  };

  it("holds the navbar's items and the sidebar, keeps the focus, and closes on Escape", async () => {
    const page = await openPage(`${website}/docs/quickstart`, phone);
    await open(page);
    expect(await drawer(page).getByRole("link", { name: "Learn" }).isVisible()).toBe(true);
    expect(await drawer(page).locator("a[aria-current=page]").first().isVisible()).toBe(true);
    for (let step = 0; step < 5; step++) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("#drawer") !== null)).toBe(true);
    await page.keyboard.press("Escape");
    await drawer(page).waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Open menu");
  });

  it("closes on its button, on a press beside it, and when the viewport becomes a desktop's", async () => {
    const page = await openPage(`${website}/docs/quickstart`, phone);
    await open(page);
    await drawer(page).getByRole("button", { name: "Close menu" }).click();
    await drawer(page).waitFor({ state: "hidden" });
    await open(page);
    await page.mouse.click(380, 400);
    await drawer(page).waitFor({ state: "hidden" });
    await open(page);
    await page.setViewportSize({ width: 996, height: 800 });
    expect(await drawer(page).isVisible()).toBe(true);
    await page.setViewportSize({ width: 997, height: 800 });
    await drawer(page).waitFor({ state: "hidden" });
    expect(await page.locator("#sidebar nav").isVisible()).toBe(true);
  });

  it("closes when a link is followed, and shows the way in the next page", async () => {
    const page = await openPage(`${website}/docs/quickstart`, phone);
    await open(page);
    const link = drawer(page).locator("[data-drawer-sidebar] a:not([aria-current], [role=button])").first();
    const href = (await link.getAttribute("href"))!;
    await link.click({ modifiers: ["ControlOrMeta"] });
    expect(await drawer(page).isVisible()).toBe(true);
    await link.click();
    await arrive(page, website + href);
    await drawer(page).waitFor({ state: "hidden" });
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    await open(page);
    expect(await drawer(page).locator(".menu a[aria-current=page]").getAttribute("href")).toBe(href);
  });

  it("closes on back navigation and stays on the page", async () => {
    const page = await openPage(`${website}/docs/features`, phone);
    await page.locator(".pagination-next").click();
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    const address = page.url();
    await open(page);
    await page.evaluate(() => history.back());
    await drawer(page).waitFor({ state: "hidden" });
    expect(page.url()).toBe(address);
    await page.evaluate(() => history.back());
    await arrive(page, `${website}/docs/features`);
  });
});
