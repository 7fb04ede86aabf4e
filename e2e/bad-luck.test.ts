/**
 * What a reader does not see coming. Proves of the specification:
 * - 2 Navigation behaviour: "If loading fails, a warning is logged and the page reloads fully.";
 * - 4 States and transitions: what is stored;
 * - 8 Error catalogue: "browser storage unavailable (warning only)".
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, complaintsOf, features, hold, openPage, website } from "./support.ts";

/** A storage that throws, as where it is denied, or only when written to, as where it is full. */
const brokenStorage = (what: "denied" | "full") => (page: Page) =>
  page.addInitScript((broken) => {
    if (broken === "denied") {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    } else {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }
  }, what);

describe("storage", () => {
  it.each(["denied", "full"] as const)("that is %s costs a warning and nothing else", async (what) => {
    const page = await openPage();
    const complaints = complaintsOf(page);
    await brokenStorage(what)(page);
    await page.goto(`${features}/docs/tabs`);
    await page.getByRole("tab", { name: "Spade" }).first().click();
    expect(await page.getByText("quick and loud").isVisible()).toBe(true);
    expect(await page.getByText("In clay").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Close announcement" }).click();
    expect(await page.locator(".announcement").isVisible()).toBe(false);
    await page.locator("[data-color-mode]").first().click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await page.locator(".navbar .versions summary").click();
    await page.locator(".navbar [data-version='1.0.0']").click();
    await arrive(page, /\/docs\/1\.0\.0\//);
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints.filter((text) => !text.includes("Browser storage is not available."))).toEqual([]);
  });

  it("full of nonsense is passed over, and a version that is gone is forgotten", async () => {
    const page = await openPage();
    const complaints = complaintsOf(page);
    await page.addInitScript(() => {
      if (sessionStorage.getItem("filled")) return;
      sessionStorage.setItem("filled", "yes");
      for (const [key, value] of Object.entries({
        theme: "{}",
        "docusaurus.announcement.id": "\u0000",
        "docusaurus.announcement.dismiss": "perhaps",
        "docs-preferred-version-default": '0.0.1"] *',
        "docusaurus.tab.tool": "<b>",
      }))
        localStorage.setItem(key, value);
    });
    await page.goto(`${features}/docs/tabs`);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
    expect(await page.locator(".announcement").isVisible()).toBe(true);
    expect(await page.getByText("slow and quiet").isVisible()).toBe(true);
    const stored = () => page.evaluate(() => localStorage.getItem("docs-preferred-version-default"));
    expect(await stored()).toBeNull();
    expect(complaints).toEqual([]);
  });
});

describe("a hash that is no id", () => {
  it.each(["#no-such-section", "#%E0%A4%A", "#handles%22%5D", "#:~:text=ash"])(
    "%s shows the page",
    async (hash) => {
      const page = await openPage();
      const complaints = complaintsOf(page);
      await page.goto(`${features}/docs/tabs${hash}`);
      expect(await page.locator("h1").isVisible()).toBe(true);
      await page.goto(`${features}/docs/start`);
      await page.evaluate((href) => {
        const link = document.createElement("a");
        link.href = href;
        document.querySelector("#main")!.append(link);
        link.click();
      }, `/base/docs/tabs${hash}`);
      await arrive(page, (url) => url.pathname.endsWith("/docs/tabs"));
      expect(await page.locator("h1").innerText()).toBe("Tabs");
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(complaints).toEqual([]);
    },
  );
});

describe("a page change", () => {
  it("survives back and forward in quick succession", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    const complaints = complaintsOf(page);
    const visited = ["/docs/quickstart"];
    for (let step = 0; step < 4; step++) {
      await page.locator(".pagination-next").click();
      const path = visited.at(-1);
      await arrive(page, (url) => url.pathname !== path);
      visited.push(new URL(page.url()).pathname);
    }
    await page.evaluate(async () => {
      history.back();
      history.back();
      for (const step of [1, -1, -1, 1, 1]) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        history.go(step);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    // Where the last of them ends, if it is still on its way.
    await page.waitForFunction(
      () =>
        !window.navigation?.transition &&
        new URL(document.querySelector<HTMLLinkElement>("link[rel=canonical]")!.href).pathname ===
          location.pathname,
    );
    expect(visited).toContain(new URL(page.url()).pathname);
    expect(await page.locator(".progress").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("is given up for a click on a heading, and the page stays", async () => {
    const page = await openPage(`${features}/docs/start`);
    const letGo = await hold(page, /\/docs\/code$/);
    const asked = page.waitForRequest(/\/docs\/code$/);
    await page
      .locator("article a[href='/base/docs/code']")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.locator("[data-toc] a[href='#ways-out']").click();
    letGo();
    await page.waitForURL(`${features}/docs/start#ways-out`);
    await (await (await asked).response())?.finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await page.locator("h1").innerText()).toBe("Start");
  });

  it("that is stopped leaves the reader the page and its address", async () => {
    const page = await openPage(`${features}/docs/start`);
    const letGo = await hold(page, /\/docs\/code$/);
    const next = page.locator("article a[href='/base/docs/code']").first();
    await next.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`${features}/docs/code`);
    await page.evaluate(() => stop());
    await page.waitForURL(`${features}/docs/start`);
    letGo();
    await next.evaluate((link: HTMLElement) => link.click());
    await arrive(page, `${features}/docs/code`);
    expect(await page.locator("h1").innerText()).toBe("Code");
  });

  it("that is stopped on the way back leaves the history as it was", async () => {
    const page = await openPage(`${features}/docs/tabs`);
    const follow = (path: string) =>
      page.locator(`#sidebar a[href='/base/docs/${path}']`).evaluate((link: HTMLElement) => link.click());
    await follow("start");
    await arrive(page, `${features}/docs/start`);
    await page.evaluate(() => history.replaceState(history.state, "", "#rooms"));
    const letGo = await hold(page, /\/docs\/tabs$/);
    await page.evaluate(() => history.back());
    await page.waitForURL(`${features}/docs/tabs`);
    await page.evaluate(() => stop());
    await arrive(page, `${features}/docs/start#rooms`);
    letGo();
    expect(await page.locator("h1").innerText()).toBe("Start");
    await page.evaluate(() => history.back());
    await arrive(page, `${features}/docs/tabs`);
    await page.waitForFunction(() => document.querySelector("h1")!.innerText.startsWith("Tabs"));
    await page.evaluate(() => history.forward());
    await arrive(page, `${features}/docs/start#rooms`);
    expect(await page.locator("h1").innerText()).toBe("Start");
  });

  it("is given up with a warning when there is no network", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    await page.context().setOffline(true);
    const next = page.locator(".pagination-next");
    const warned = page.waitForEvent("console", (message) => message.text().includes("loading it in full"));
    await next.click();
    await warned;
    await page.context().setOffline(false);
  });
});

describe("a category of the sidebar", () => {
  it("that cannot be fetched without a network leaves the reader the page", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    await page.context().setOffline(true);
    const warned = page.waitForEvent("console", (message) => message.text().includes("could not be loaded"));
    const toggle = page.locator("#sidebar .menu-toggle[aria-expanded=false]").first();
    await toggle.click();
    await warned;
    await page.waitForFunction(() => document.querySelector(".menu-toggle[aria-busy]") === null);
    expect(page.url()).toBe(`${website}/docs/quickstart`);
    expect(await page.locator("h1").isVisible()).toBe(true);
    await page.context().setOffline(false);
    await toggle.click();
    await page.locator("#sidebar .menu-toggle[aria-expanded=true] + ul").last().waitFor();
  });
});

describe("two tabs", () => {
  it("each keep their page, and share what the reader chose", async () => {
    const first = await openPage(`${features}/docs/tabs`);
    const second = await first.context().newPage();
    await second.goto(`${features}/docs/start`);
    await first.locator("[data-color-mode]").first().click();
    await second.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    await first.getByRole("tab", { name: "Spade" }).first().click();
    await first.getByRole("button", { name: "Close announcement" }).click();
    await second.goto(`${features}/docs/tabs`);
    expect(await second.getByText("quick and loud").isVisible()).toBe(true);
    expect(await second.locator(".announcement").isVisible()).toBe(false);
  });
});
