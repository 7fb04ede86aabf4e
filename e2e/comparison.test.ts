/**
 * What has changed in a page since the version before. Proves of the specification:
 * - 2 Screens and routes: pages of the documentation in several versions.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { settled, violations } from "./axe.ts";
import { arrive, complaintsOf, hold, openPage, website } from "./support.ts";

const PAGE = `${website}/docs/quickstart`;
const EARLIER = `${website}/docs/1.1.0/quickstart`;

const mark = (page: Page) => page.locator(".badges").getByRole("link", { name: "Changed since 1.1.0" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Changed since 1.1.0" });

/** Answer requests for the earlier page with an article. */
const replaceEarlier = (page: Page, article: string) =>
  page.route(EARLIER, (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><div class="prose">${article}</div>` }),
  );

/** The HTML of the page's article. */
const articleOf = (page: Page) => page.locator(".prose").evaluate((article) => article.innerHTML);

describe("a page with other words than in the version before", () => {
  it("says in Markdown where the page is as it was, which cannot show the changes", async () => {
    const markdown = await (await fetch(`${PAGE}.md`)).text();
    expect(markdown).toContain("\n- Changed since 1.1.0, see [the page as it was](/docs/1.1.0/quickstart)\n");
  });

  it("says so, shows them section by section, and leads to each", async () => {
    const page = await openPage(PAGE);
    const complaints = complaintsOf(page);
    await mark(page).click();
    const install = dialog(page).locator("section", { hasText: "acryl-datahub" }).first();
    expect(await install.locator("pre", { hasText: "pip install --upgrade" }).innerHTML()).toContain("<del>");
    const insertions = await dialog(page)
      .locator("ins")
      .evaluateAll((all) =>
        all.map((insertion) => ({
          replaces: insertion.previousSibling?.nodeName === "DEL",
          apart: getComputedStyle(insertion).marginInlineStart !== "0px",
        })),
      );
    expect(insertions.length).toBeGreaterThan(2);
    expect(insertions.filter(({ replaces, apart }) => replaces !== apart)).toEqual([]);
    const heading = install.locator("h3 a");
    const id = (await heading.getAttribute("href"))!;
    await heading.click();
    await dialog(page).waitFor({ state: "detached" });
    await arrive(page, `**/docs/quickstart${id}`);
    expect(complaints).toEqual([]);
  });

  it("marks what was added, removed and replaced, and nothing else", async () => {
    const page = await openPage(PAGE);
    const article = await articleOf(page);
    const earlier = article
      .replace("<h1", "<p>A sentence that no longer stands anywhere.<button>Copy</button></p><h1")
      .replace(
        /(<h2 id="[^"]+"[^>]*>)/,
        '<h2 id="gone">Gone</h2><p>A removed section.</p><h3 id="too">Gone, too</h3>$1',
      );
    await replaceEarlier(page, earlier);
    await mark(page).click();
    const sections = dialog(page).locator("section");
    await sections.first().waitFor();
    expect(await sections.evaluateAll((all) => all.map((section) => section.innerHTML))).toEqual([
      '<p class="comparison-removed"><del>A sentence that no longer stands anywhere.</del></p>',
      '<h3><del>Gone</del><span class="badge">Removed</span></h3><p class="comparison-removed"><del>A removed section.</del></p>',
      '<h3><del>Gone, too</del><span class="badge">Removed</span></h3>',
    ]);
  });

  it("says that only links, pictures or diagrams differ where no word does", async () => {
    const page = await openPage(PAGE);
    await replaceEarlier(page, await articleOf(page));
    await mark(page).click();
    await dialog(page).getByText("The words are the same.").waitFor();
  });

  it("closes with Escape, its button, a click beside it and a page change, and returns the focus", async () => {
    const page = await openPage(PAGE);
    const closes = [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 400),
    ];
    for (const close of closes) {
      // In Safari, a press does not move the focus.
      await mark(page).dispatchEvent("click");
      await dialog(page).locator("section").first().waitFor();
      await close();
      await dialog(page).waitFor({ state: "detached" });
      expect(await mark(page).evaluate((link) => link === document.activeElement)).toBe(true);
    }
    await mark(page).click();
    await dialog(page).getByRole("link", { name: "Read the earlier page" }).click();
    await arrive(page, EARLIER);
    expect(await page.locator(".comparison").count()).toBe(0);
    await page.goBack();
    await arrive(page, PAGE);
    await mark(page).click();
    await dialog(page).waitFor();
    await page.goForward();
    await dialog(page).waitFor({ state: "detached" });
  });

  it("leaves presses that ask for a new tab to the browser", async () => {
    const page = await openPage(PAGE);
    const tab = page.context().waitForEvent("page");
    await mark(page).click({ modifiers: ["ControlOrMeta"] });
    await (await tab).waitForURL(EARLIER);
    expect(await page.locator(".comparison").count()).toBe(0);
  });

  it("offers to try again when the earlier page does not come", async () => {
    const page = await openPage();
    await page.route(EARLIER, (route) => route.abort());
    await page.goto(PAGE);
    await mark(page).click();
    const failure = dialog(page).getByRole("alert");
    await failure.waitFor();
    await page.unroute(EARLIER);
    await failure.getByRole("button", { name: "Retry" }).click();
    await dialog(page).locator("section").first().waitFor();
    expect(await failure.count()).toBe(0);
  });

  it("shows a spinner while the earlier page is slow, and nothing when it was closed before", async () => {
    const page = await openPage();
    const letGo = await hold(page, EARLIER);
    const complaints = complaintsOf(page);
    await page.goto(PAGE);
    await mark(page).click();
    await dialog(page).getByRole("status", { name: "Loading" }).waitFor();
    await page.keyboard.press("Escape");
    letGo();
    await dialog(page).waitFor({ state: "detached" });
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it.each([
    [1280, "light"],
    [360, "light"],
    [360, "dark"],
  ] as const)("is accessible and fits at %i px, %s", async (width, theme) => {
    const page = await openPage(PAGE, { viewport: { width, height: 700 } });
    const article = await articleOf(page);
    const long = "a_name_that_no_line_holds_".repeat(8);
    await replaceEarlier(
      page,
      article.replace("<h1", `<p>${long}</p><pre>${long}</pre><h2 id="long">${long}</h2><h1`),
    );
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await mark(page).click();
    await dialog(page).locator("section").first().waitFor();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    const body = dialog(page).locator(".comparison-body");
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  it("links to the earlier page without scripts, and when the code does not come", async () => {
    const still = await openPage(PAGE, { javaScriptEnabled: false });
    await mark(still).click();
    await still.waitForURL(EARLIER);
    const page = await openPage();
    await page.route(/\/comparison-.*\.js$/, (route) => route.abort());
    await page.goto(PAGE);
    await mark(page).click();
    await page.waitForURL(EARLIER);
  });
});

describe("a page with a list of changes of its own", () => {
  it("leads to that list", async () => {
    const page = await openPage(`${website}/docs/generated/ingestion/sources/snowflake`);
    await mark(page).click();
    await page.waitForURL("**/snowflake#changed-since");
    expect(await page.getByRole("heading", { name: "Changed since 1.1.0" }).isVisible()).toBe(true);
    expect(await page.locator(".comparison").count()).toBe(0);
  });
});
