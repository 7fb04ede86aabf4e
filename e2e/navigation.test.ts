/**
 * Changing pages. Proves of the specification:
 * - 2 Navigation behaviour: "On navigation the next page is loaded before the view switches. If loading
 *   fails, a warning is logged and the page reloads fully." "After a route change the view scrolls to the
 *   hash target if there is one, otherwise to the top.";
 * - 4 States and transitions: "A progress bar starts after 200 ms of route change.";
 * - 8 Error catalogue: "Route load fails on navigation | console warning, full page reload".
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, complaintsOf, features, hold, openPage, website } from "./support.ts";

/** Marks the document, to tell a change of page from a load of another document. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
  return () => page.evaluate(() => (window as { marked?: boolean }).marked === true);
}

/** Where the page is scrolled to has to be read when the page stands. */
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Click a link of the text without pointing at it first, which would fetch the page ahead. */
function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`#main a[href="${path}"]`).first();
  return link.evaluate((element: HTMLElement) => element.click());
}

describe("a page change", () => {
  it("shows the next page in the same document: title, address, marks, focus, announcement, top", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    const same = await mark(page);
    await page.evaluate(() => scrollTo(0, 900));
    const next = page.locator(".pagination-next");
    const href = (await next.getAttribute("href"))!;
    await next.click();
    await arrive(page, website + href);
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    expect(await same()).toBe(true);
    expect(await page.title()).toBe(`${await page.locator("h1").innerText()} | DataHub`);
    expect(await page.locator("[aria-live]").textContent()).toBe(await page.title());
    expect(await scrollTop(page)).toBe(0);
    expect(await page.locator("#sidebar a[aria-current=page]").getAttribute("href")).toBe(href);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(new RegExp(`${href}$`));
    expect(await page.locator("meta[name=description]").count()).toBe(1);
  });

  it("paints the page before it moves the focus, for which the browser would lay it out once more", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    const focusedInFrame = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener("quire:page", () =>
            requestAnimationFrame(() => resolve(document.activeElement?.localName)),
          ),
        ),
    );
    await page.locator(".pagination-next").click();
    expect(await focusedInFrame).toBe("body");
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
  });

  it("marks the part of the site it leads to in the navbar", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    const same = await mark(page);
    const current = page.locator(".navbar .navbar__link[aria-current]");
    expect(await current.allInnerTexts()).toEqual(["Docs"]);
    await page.locator(".navbar .navbar__link[href='/integrations']").click();
    await arrive(page, `${website}/integrations`);
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    expect(await same()).toBe(true);
    expect(await current.allInnerTexts()).toEqual(["Integrations"]);
  });

  it("leads items of the navbar that name a document into the version it leads to", async () => {
    const page = await openPage(`${features}/docs/1.0.0/hole`);
    const same = await mark(page);
    const docs = page.locator(".navbar .navbar__link", { hasText: "Docs" });
    expect(await docs.getAttribute("href")).toBe("/base/docs/1.0.0/start");
    await page.locator(".navbar .versions summary").click();
    await page.locator(".navbar [data-version='current']").click();
    await page.waitForFunction(() => !location.pathname.includes("1.0.0"));
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    expect(await same()).toBe(true);
    expect(await docs.getAttribute("href")).toBe("/base/docs/start");
  });

  it("scrolls to the heading the address names and moves the focus there", async () => {
    const page = await openPage(`${features}/docs/moving/counter`);
    const same = await mark(page);
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.locator("quire-children a", { hasText: "a link" }).click();
    await arrive(page, `${features}/docs/start#rooms`);
    await page.waitForFunction(() => document.activeElement?.id === "rooms");
    expect(await same()).toBe(true);
    const top = await page.locator("#rooms").evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(150);
  });

  it("goes back and forward, to where the reader was", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    const same = await mark(page);
    await page.evaluate(() => scrollTo(0, 1200));
    await page.waitForFunction(() => scrollY === 1200);
    await page.locator(".pagination-next").evaluate((link: HTMLElement) => link.click());
    await arrive(page, (url) => url.pathname !== "/docs/quickstart");
    await page.waitForFunction(() => scrollY === 0);
    const second = await page.locator("h1").innerText();
    await page.goBack();
    await page.waitForFunction(() => scrollY === 1200);
    expect(await page.locator("h1").innerText()).not.toBe(second);
    await page.goForward();
    await page.waitForFunction((text) => document.querySelector("h1")?.innerText === text, second);
    expect(await same()).toBe(true);
  });

  it("loads the next page first, and shows a progress bar once that has taken 200 ms", async () => {
    const page = await openPage();
    await page.clock.install();
    await page.goto(`${website}/docs`);
    const letGo = await hold(page, `${website}/docs/quickstart`);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await follow(page, "/docs/quickstart");
    await page.clock.runFor(199);
    expect(await page.locator(".progress").count()).toBe(0);
    await page.clock.runFor(1);
    expect(await page.locator(".progress").count()).toBe(1);
    expect(await page.title()).not.toContain("Quickstart");
    letGo();
    await page.waitForFunction(() => document.title.includes("Quickstart"));
    await page.locator(".progress").waitFor({ state: "detached" });
  });

  it.each([
    ["the network fails", (page: Page) => page.route(/\/docs\/quickstart$/, once("failed"))],
    ["the answer is no page", (page: Page) => page.route(/\/docs\/quickstart$/, once("no page"))],
    [
      "the page has a script of its own",
      (page: Page) =>
        page.route(/\/docs\/quickstart$/, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace("</head>", '<script src="/own.js"></script></head>');
          await route.fulfill({ response, body });
        }),
    ],
  ])("warns and loads the page in full when %s", async (_, fail) => {
    const page = await openPage(`${website}/docs`);
    const same = await mark(page);
    const complaints = complaintsOf(page);
    await fail(page);
    await follow(page, "/docs/quickstart");
    await arrive(page, `${website}/docs/quickstart`);
    await page.waitForFunction(() => document.title.includes("Quickstart"));
    expect(await same()).toBe(false);
    expect(complaints.filter((text) => text.includes("loading it in full"))).toHaveLength(1);
  });

  it("shows the not-found page for a page that is not there", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/docs/gone";
      document.querySelector("#main")!.append(link);
      link.click();
    });
    await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/docs/gone");
  });

  it("lets the last click win", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    const complaints = complaintsOf(page);
    const letGo = await hold(page, `${website}/docs/features`);
    await page.evaluate(() => {
      for (const path of ["/docs/features", "/docs/domains"]) {
        const link = document.createElement("a");
        link.href = path;
        document.querySelector("#main")!.append(link);
        link.click();
      }
    });
    await page.waitForFunction(() => document.title.includes("Domains"));
    letGo();
    expect(new URL(page.url()).pathname).toBe("/docs/domains");
    expect(complaints).toEqual([]);
  });

  it("lets the last click win over a page whose styles come later", async () => {
    const page = await openPage(`${features}/docs/start`);
    const complaints = complaintsOf(page);
    const late = "/base/assets/late.css";
    await page.route(/\/docs\/code$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        "</head>",
        `<link rel="stylesheet" href="${late}"></head>`,
      );
      await route.fulfill({ response, body });
    });
    const letGo = await hold(page, `**${late}`, (route) =>
      route.fulfill({ contentType: "text/css", body: "" }),
    );
    const asked = page.waitForRequest(`**${late}`);
    await follow(page, "/base/docs/code");
    await asked;
    await page.locator("#sidebar a[href='/base/docs/tabs']").evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => document.title.includes("Tabs"));
    const answered = page.waitForResponse(`**${late}`);
    letGo();
    await answered;
    await page.waitForFunction(
      (href) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet,
      late,
    );
    expect(await page.title()).toContain("Tabs");
    expect(complaints).toEqual([]);
  });

  it("leaves links to other sites, files and changes of the hash to the browser", async () => {
    const page = await openPage(`${features}/docs/start`);
    const same = await mark(page);
    await page.locator(".toc a[href='#lower-room']").click();
    await arrive(page, /#lower-room$/);
    expect(await same()).toBe(true);
    await page.goto(`${features}/docs/start.md`);
    expect(await page.locator("body").innerText()).toContain("# Start");
  });
});

function once(how: "failed" | "no page") {
  let left = 1;
  return (route: import("playwright-core").Route) => {
    if (left-- <= 0) return route.continue();
    return how === "failed" ? route.abort() : route.fulfill({ contentType: "text/plain", body: "?" });
  };
}

describe("below the first screen", () => {
  it("everything stands once the first screen was painted, with all its styles", async () => {
    const page = await openPage(`${website}/docs/`);
    const same = await mark(page);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/docs/quickstart";
      document.body.append(link);
      link.click();
    });
    await arrive(page, `${website}/docs/quickstart`);
    await page.waitForFunction(() => document.querySelector("[data-below], [data-rest]") === null);
    expect(await same()).toBe(true);
    const last = page.locator(".prose > :last-child");
    expect(await last.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(
      true,
    );
    const loaded = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--quire"));
    expect(await loaded()).toBe("1");
    // From here the sheet of the article is gone with it.
    await page.locator(".pagination-next").click();
    await page.waitForURL((url) => url.pathname !== "/docs/quickstart");
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    expect(await loaded()).toBe("1");
  });
});

describe("the sidebar", () => {
  it("opens a branch within a branch for a page that is reached from elsewhere, like that page by itself", async () => {
    const deep = "/docs/quick-ingestion-guides/snowflake/overview";
    /** The page that is marked, after the names of the categories around it. */
    const way = (page: Page) =>
      page.locator("#sidebar [aria-current=page]").evaluate((link) => {
        const names = [link.textContent!];
        let item = link.closest("li")!.parentElement!.closest("li");
        for (; item; item = item.parentElement!.closest("li")) names.unshift(item.firstChild!.textContent!);
        return names;
      });
    const page = await openPage(`${website}/docs/quickstart`);
    const same = await mark(page);
    await page.evaluate((path) => window.navigation!.navigate(path), deep);
    await arrive(page, website + deep);
    expect(await same()).toBe(true);
    expect(await way(page)).toEqual(["Quickstart Guides", "Snowflake", "Overview"]);
    const closed = page.locator("#sidebar li:has(> ul:not([hidden])) > .menu-toggle[aria-expanded=false]");
    expect(await closed.count()).toBe(0);
  });

  it("keeps its scroll and what is open from page to page", async () => {
    const page = await openPage(`${website}/docs/quickstart`, { viewport: { width: 1280, height: 420 } });
    const same = await mark(page);
    const toggles = page.locator("#sidebar .menu-toggle[aria-expanded=false]");
    const toggle = (await toggles.last().elementHandle())!;
    await toggle.evaluate((button: HTMLElement) => button.click());
    await page.waitForFunction((button) => button?.getAttribute("aria-expanded") === "true", toggle);
    await page.waitForFunction(
      () => document.querySelector("#sidebar")!.getAnimations({ subtree: true }).length === 0,
    );
    const link = page.locator("#sidebar li:has(> .menu-toggle[aria-expanded=true]) > ul > li > a").last();
    await link.scrollIntoViewIfNeeded();
    const before = await page.locator("#sidebar").evaluate((box) => box.scrollTop);
    expect(before).toBeGreaterThan(0);
    const href = (await link.getAttribute("href"))!;
    await link.click();
    await arrive(page, website + href);
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    expect(await same()).toBe(true);
    expect(await page.locator("#sidebar").evaluate((box) => box.scrollTop)).toBe(before);
    expect(await page.locator("#sidebar a[aria-current=page]").getAttribute("href")).toBe(href);
    expect(await toggle.getAttribute("aria-expanded")).toBe("true");
  });

  it("opens a category without a page by its arrow, and focuses its name", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    const name = page.locator("#sidebar .menu-group[aria-expanded=false]").first();
    const label = await name.innerText();
    await name.scrollIntoViewIfNeeded();
    const arrow = (await name.locator("+ .menu-toggle").boundingBox())!;
    await page.mouse.click(arrow.x + arrow.width / 2, arrow.y + arrow.height / 2);
    const opened = page.locator("#sidebar .menu-group[aria-expanded=true]", { hasText: label });
    await opened.locator("~ ul").waitFor();
    expect(await opened.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("shows a category that is not in the page, under a base path too", async () => {
    const page = await openPage(`${features}/docs/start`);
    const complaints = complaintsOf(page);
    const category = page.locator("#sidebar li", { hasText: "Animals" });
    await category.locator(".menu-group, .menu-toggle").first().click();
    await category.getByRole("link", { name: "Fox" }).click();
    await arrive(page, `${features}/docs/animals/fox`);
    expect(complaints).toEqual([]);
  });

  it("opens the branch of a page that is reached otherwise", async () => {
    const page = await openPage(`${features}/docs/start`);
    await page.locator("#main a[href='/base/docs/moving/counter']").click();
    await arrive(page, `${features}/docs/moving/counter`);
    const current = page.locator("#sidebar a[aria-current=page]");
    await current.waitFor();
    expect(await current.innerText()).toBe("A counter in MDX");
    expect(await page.locator("#sidebar [aria-current=page]").count()).toBe(1);
  });
});

describe("a path that ends in .html or /index.html", () => {
  it("is brought to the clean path when the site starts", async () => {
    // A host that serves files under their own names.
    const page = await openPage();
    for (const [asked, clean] of [
      ["/base/docs/start.html", "/base/docs/start"],
      ["/base/docs/start/index.html", "/base/docs/start"],
    ]) {
      const { origin } = new URL(features);
      const body = await (await fetch(`${features}/docs/start`)).text();
      await page.route(
        (url) => url.pathname === asked,
        (route) => route.fulfill({ contentType: "text/html", body }),
      );
      await page.goto(`${origin}${asked}?q=1#rooms`);
      expect(page.url()).toBe(`${origin}${clean}?q=1#rooms`);
    }
  });
});
