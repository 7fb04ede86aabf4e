/**
 * The parts of a page that move. Proves of the specification:
 * - 4 States and transitions: "Error boundary: on a render crash, shows 'This page crashed.' with a 'Try
 *   again' button that resets.";
 * - 8 Error catalogue: "Render crash | 'This page crashed.', 'Try again', error cause chain"; "Page chunk fails
 *   to load | red box with error text and Retry";
 * - 4 States and transitions: "Page loading: loading (spinner appears only after a 200 ms delay), then loaded or
 *   failed. Retry restarts the load."
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, complaintsOf, features, hold, openPage, website } from "./support.ts";

/** Scripts that were asked for from now on, without the hash in their names. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) scripts.push(name);
  });
  return scripts;
}

describe("a page without islands", () => {
  it.each([`${website}/docs/quickstart`, `${features}/docs/code`])(
    "loads one script, no React: %s",
    async (address) => {
      const page = await openPage();
      const scripts = scriptsOf(page);
      await page.goto(address);
      await page.mouse.wheel(0, 800);
      await page.waitForFunction(() => scrollY > 0);
      await page.locator("a[rel=next]").hover();
      await page.waitForLoadState("networkidle");
      expect(scripts).toEqual(["main"]);
    },
  );
});

describe("an island", () => {
  it("is drawn before any script, and counts once it is seen", async () => {
    const still = await openPage(`${features}/docs/moving/counter`, { javaScriptEnabled: false });
    expect(await still.getByRole("button", { name: "Foxes: 3" }).isVisible()).toBe(true);

    const page = await openPage(`${features}/docs/moving/counter`);
    const complaints = complaintsOf(page);
    await page.locator("quire-island[data-hydrated]").first().waitFor();
    await page.getByRole("button", { name: "Foxes: 3" }).click();
    await page.getByRole("button", { name: "Foxes: 4" }).waitFor();
    // What stands inside it is the author's HTML, links included.
    expect(await page.locator("quire-children em").innerText()).toBe("sentence");
    expect(await page.locator("quire-children a").getAttribute("href")).toBe("/base/docs/start#rooms");
    await page.getByRole("button", { name: "Door 2: 2" }).click();
    await page.getByRole("button", { name: "Door 2: 3" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("begins on a page that is reached without a load, and again on the way back", async () => {
    const page = await openPage(`${features}/docs/start`);
    const scripts = scriptsOf(page);
    await page.locator("#main a[href='/base/docs/moving/counter']").click();
    await arrive(page, /\/counter$/);
    await page.locator("quire-island[data-hydrated]").first().waitFor();
    expect(scripts).toContain("island-root");
    await page.getByRole("button", { name: "Foxes: 3" }).click();
    await page.locator(".pagination-next").click();
    await arrive(page, /\/plain$/);
    await page.locator("quire-island[data-hydrated]").waitFor();
    await page.getByRole("button", { name: "Badgers: 1" }).click();
    await page.getByRole("button", { name: "Badgers: 2" }).waitFor();
    await page.goBack();
    await page.locator("quire-island[data-hydrated]").first().waitFor();
    await page.getByRole("button", { name: "Foxes: 3" }).click();
    await page.getByRole("button", { name: "Foxes: 4" }).waitFor();
  });

  it("ends when its page is left", async () => {
    const page = await openPage(`${features}/docs/moving/counter`);
    const alive = (count: number) =>
      page.waitForFunction((wanted) => document.documentElement.dataset.counters === wanted, String(count));
    await alive(3);
    await page.locator(".pagination-next").click();
    await arrive(page, /\/plain$/);
    await alive(1);
  });

  it("that waits to be seen loads nothing before", async () => {
    const page = await openPage(undefined, { viewport: { width: 1280, height: 400 } });
    const scripts = scriptsOf(page);
    await page.route(`${features}/tour`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<main id="main">',
        `<main id="main">${"<p>Wait.</p>".repeat(100)}`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto(`${features}/tour`);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual(["main"]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator("quire-island[data-hydrated]").waitFor();
    expect(scripts).toContain("react");
  });

  it("that waits for a touch loads nothing before, and answers the first tap", async () => {
    const page = await openPage(undefined, { hasTouch: true });
    const scripts = scriptsOf(page);
    await page.goto(`${features}/docs/moving/crash`);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual(["main"]);
    await page.getByRole("button", { name: "Dig deeper" }).tap();
    // What its button does is to crash.
    await page.locator("quire-island[data-failed]").waitFor();
    expect(scripts).toContain("react");
  });

  it("answers a click that came before its code", async () => {
    const page = await openPage();
    const letGo = await hold(page, /\/assets\/island-\d+-.*\.js$/);
    await page.goto(`${features}/docs/moving/plain`, { waitUntil: "domcontentloaded" });
    await page.locator("quire-island[data-begun]").waitFor();
    await page.getByRole("button", { name: "Badgers: 1" }).click();
    letGo();
    await page.getByRole("button", { name: "Badgers: 2" }).waitFor();
  });

  it("that crashes keeps its static HTML, and the rest of the page goes on", async () => {
    const page = await openPage(`${features}/docs/moving/crash`);
    const complaints = complaintsOf(page);
    const button = page.getByRole("button", { name: "Dig deeper" });
    await button.hover();
    await page.locator("quire-island[data-hydrated]").waitFor();
    await button.click();
    await page.locator("quire-island[data-failed]").waitFor();
    await button.waitFor();
    expect(await page.getByText("The text around it stays.").isVisible()).toBe(true);
    expect(complaints.some((text) => text.includes("The tunnel fell in."))).toBe(true);
    await page.locator(".pagination-next, .pagination-previous").first().click();
    await arrive(page, (url) => !url.pathname.endsWith("/crash"));
  });

  it("that is its page's body says that the page crashed, why, and tries again", async () => {
    const page = await openPage(`${features}/crash`);
    await page.locator("quire-island[data-hydrated]").waitFor();
    await page.getByRole("button", { name: "Jump" }).click();
    const crash = page.getByRole("alert");
    await crash.waitFor();
    expect(await crash.getByRole("heading").innerText()).toBe("This page crashed.");
    expect(await crash.locator("pre").innerText()).toBe("The burrow fell in.\nCause: Too much snow.");
    await crash.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Jump" }).waitFor();
    expect(await crash.count()).toBe(0);
  });

  it("whose code does not arrive keeps its static HTML, says why, and starts when another try succeeds", async () => {
    const page = await openPage();
    let down = true;
    let tries = 0;
    await page.route(/island-\d+-.*\.js/, (route) => {
      tries++;
      return down ? route.abort() : route.continue();
    });
    await page.goto(`${features}/docs/moving/plain`);
    const box = page.getByRole("alert");
    await box.waitFor();
    expect(await box.innerText()).toMatch(/Failed to fetch .*island-/);
    expect(await page.getByRole("button", { name: "Badgers: 1" }).isVisible()).toBe(true);
    await box.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => tries).toBe(2);
    await box.waitFor();
    down = false;
    await box.getByRole("button", { name: "Retry" }).click();
    await page.locator("quire-island[data-hydrated]").waitFor();
    expect(await box.count()).toBe(0);
    await page.getByRole("button", { name: "Badgers: 1" }).click();
    await page.getByRole("button", { name: "Badgers: 2" }).waitFor();
  });

  it("whose module has no default export says so, and is not started", async () => {
    const page = await openPage();
    const complaints = complaintsOf(page);
    await page.route(/island-\d+-.*\.js/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "export const other = 1;" }),
    );
    await page.goto(`${features}/docs/moving/plain`);
    await page.locator("quire-island[data-failed]").waitFor({ state: "attached" });
    expect(await page.locator("quire-island[data-hydrated]").count()).toBe(0);
    expect(complaints.filter((text) => /island-\d+-.*\.js has no default export/.test(text))).toHaveLength(1);
  });

  it("that was pressed before its code is there shows a spinner once that has taken 200 ms", async () => {
    const page = await openPage();
    await page.clock.install();
    const arrive = await hold(page, /island-\d+-.*\.js/);
    await page.goto(`${features}/docs/moving/plain`);
    const spinner = page.getByRole("status", { name: "Loading" });
    await page.clock.runFor(1000);
    expect(await spinner.count()).toBe(0);
    await page.getByRole("button", { name: "Badgers: 1" }).click();
    await page.clock.runFor(200);
    await spinner.waitFor();
    const turns = await spinner.evaluate((element) =>
      [null, "::after"].map((part) => getComputedStyle(element, part).animationDuration),
    );
    expect(turns).toEqual(["1.5s", "3s"]);
    arrive();
    await page.clock.resume();
    await page.getByRole("button", { name: "Badgers: 2" }).waitFor();
    expect(await spinner.count()).toBe(0);
  });
});
