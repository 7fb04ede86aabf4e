/**
 * What is the same around every page. Proves of the specification:
 * - 1: "An AI question-answering widget … (bottom right, …).";
 * - 2 Documentation trees: "The sidebar item 'What Is DataHub?' links to /docs/1.1.0/features. The introduction page is
 *   at /docs/1.1.0/introduction."; "Some pages have no sidebar, for example roadmap, perf-test, …";
 * - 2 Navbar and footer: "Navbar: Docs, Integrations, a version dropdown, chat and repository icons, a search box";
 *   "Footer groups: Docs, Community, More. Copyright line covers 2015-2025.";
 * - 9 Business constants: "Images: … widths 320, 640, 1280, 1440, 1600."
 */
import { describe, expect, it } from "vitest";
import { features, lookAt, readBuilt, website } from "./support.ts";

describe("the navbar of the website", () => {
  it("holds versions, documentation, integrations, search, chat and repository, and no colour switch", async () => {
    const page = await lookAt(`${website}/docs/quickstart`);
    const bar = page.locator(".navbar");
    for (const [name, address] of [
      ["Docs", "/docs"],
      ["Integrations", "/integrations"],
      ["Learn", "/learn"],
      ["Slack", "https://datahub.com/slack"],
      ["GitHub", "https://github.com/datahub-project/datahub"],
    ] as const) {
      const href = await bar.getByRole("link", { name, exact: true }).getAttribute("href");
      expect(href?.split("?")[0]).toBe(address);
    }
    expect(await bar.locator(".versions summary").innerText()).toContain("Next");
    expect(await bar.locator(".navbar-brand").getAttribute("href")).toBe("https://datahub.com");
    expect(await bar.locator(".search-link").isVisible()).toBe(true);
    expect(await page.locator("[data-color-mode]").count()).toBe(0);
  });
});

describe("the sidebar of the website", () => {
  it("is not beside pages that belong to none", () => {
    const alone = ["roadmap", "perf-test", "metadata-models-custom", "security_stance", "townhall-history"];
    for (const page of alone.flatMap((name) => [`docs/${name}.html`, `docs/1.1.0/${name}.html`]))
      expect([page, readBuilt("website", page).includes('id="sidebar"')]).toEqual([page, false]);
  });

  it("begins with the main page of the version and its introduction", async () => {
    for (const version of ["/docs", "/docs/1.1.0"]) {
      const page = await lookAt(`${website}${version}/quickstart`);
      const links = page.locator("#sidebar a");
      const first = [links.nth(0), links.nth(1)];
      expect(await Promise.all(first.map((link) => link.innerText()))).toEqual([
        "What Is DataHub?",
        "Introduction",
      ]);
      expect(await Promise.all(first.map((link) => link.getAttribute("href")))).toEqual([
        `${version}/features`,
        `${version}/introduction`,
      ]);
    }
  });
});

describe("the assistant of the website", () => {
  it.each([390, 1280])("is offered at the bottom right of a window of %i px", async (width) => {
    const page = await lookAt(`${website}/docs/quickstart`, { viewport: { width, height: 800 } });
    const box = (await page.getByRole("button", { name: "Ask", exact: true }).boundingBox())!;
    expect(box.x + box.width).toBeGreaterThan(width - 40);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeGreaterThan(800 - 40);
    expect(box.y + box.height).toBeLessThanOrEqual(800);
  });
});

describe("the foot of the website", () => {
  it("has three groups of links and the years of its copyright", async () => {
    const page = await lookAt(`${website}/docs/quickstart`);
    const foot = page.getByRole("contentinfo").last();
    expect(await foot.getByRole("heading").allInnerTexts()).toEqual(["Docs", "Community", "More"]);
    expect(await foot.innerText()).toContain("2015-2025");
    const lists = await foot.getByRole("list").all();
    expect(await Promise.all(lists.map((list) => list.getByRole("link").allInnerTexts()))).toEqual([
      ["Introduction", "Quickstart"],
      ["Slack", "YouTube", "Blog", "Town Halls", "Customer Stories"],
      ["Demo", "Roadmap", "Contributing", "GitHub", "Feature Requests"],
    ]);
  });
});

describe("a picture of the text", () => {
  it("offers a picture in the widths that it is larger than", async () => {
    const page = await lookAt(`${features}/docs/start`);
    const sets = await page
      .locator(".prose picture > source")
      .evaluateAll((all) => all.map((element) => element.getAttribute("srcset") ?? ""));
    for (const set of sets) {
      const widths = [...set.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));
      expect(widths.slice(0, 2)).toEqual([320, 640]);
      expect(widths.at(-1)).toBeLessThanOrEqual(1000);
    }
    expect(sets.length).toBe(1);
    expect(await page.locator(".prose picture > img").getAttribute("src")).toMatch(/\/img\/fox\.png$/);
  });
});
