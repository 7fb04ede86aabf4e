/**
 * The site's own pages: where each leads, and that it is what it is there for. Proves of the specification:
 * - 2 Screens and routes: the standalone pages, the learn blog;
 * - 2 Navbar and footer: Docs, Integrations.
 */
import { describe, expect, it } from "vitest";
import { arrive, builtFiles, complaintsOf, lookAt, openPage, readBuilt, website } from "./support.ts";

const screens = {
  "/": "Find, understand and trust your data",
  "/docs": "DataHub documentation",
  "/integrations": "Integrations",
  "/adoption-stories": "Who uses DataHub",
  "/champions": "DataHub Champions",
  "/customer-stories-survey": "Share your story",
  "/datahub-components-demo": "Components for pages",
  "/events": "Meet the community",
  "/guild": "The DataHub Guild",
  "/hack_display_image": "Show an image",
  "/slack": "Ask the people who use it",
  "/learn": "DataHub Learn",
  "/learn/archive": "Archive",
  "/learn/tags": "Tags",
};

const posts = ["business-glossary", "business-metric", "data-freshness", "data-mesh", "data-pipeline"];
const tags = [
  ...posts,
  "for-data-analysts",
  "for-data-architects",
  "for-data-engineers",
  "for-data-governance-leads",
  "for-data-platform-leads",
  "use-case",
];

describe("each screen of its own", () => {
  it.each(Object.entries(screens))("%s says what it is, at its address", async (path, title) => {
    const page = await openPage();
    const complaints = complaintsOf(page);
    await page.goto(website + path);
    expect(await page.locator("h1").allTextContents()).toEqual([title]);
    expect(complaints).toEqual([]);
  });

  // On a phone no page is: see `layout.test.ts`.
  it.each([768, 1280, 1920])("is no wider than a screen of %i px", async (width) => {
    const page = await openPage(undefined, { viewport: { width, height: 900 } });
    const wider: string[] = [];
    for (const path of Object.keys(screens)) {
      await page.goto(website + path);
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wider.push(path);
    }
    expect(wider).toEqual([]);
  });

  it("is reached from the navbar or the front page", async () => {
    const page = await lookAt(`${website}/`);
    await page.locator(".navbar").getByRole("link", { name: "Integrations" }).click();
    await arrive(page, `${website}/integrations`);
    await page.locator(".navbar").getByRole("link", { name: "Docs", exact: true }).click();
    await arrive(page, `${website}/docs`);
  });
});

describe("the landing page of the documentation", () => {
  it("has a field whose words are searched for on the page of results", async () => {
    const page = await lookAt(`${website}/docs`);
    await page.getByRole("searchbox", { name: "Search the documentation" }).fill("column lineage");
    await page.keyboard.press("Enter");
    await arrive(page, `${website}/search?q=column+lineage`);
    await page.locator(".search-hits .hit").first().waitFor();
  });
});

describe("the guides to the APIs", () => {
  it.each(["", "/1.1.0"])("have a page that lists them, one step above each: /docs%s", async (version) => {
    const page = await lookAt(`${website}/docs${version}/api/tutorials/tags`);
    await page.locator(".breadcrumbs a").click();
    await arrive(page, `${website}/docs${version}/category/api-guides`);
    const cards = page.locator(`#main a[href^="/docs${version}/api/tutorials/"]`);
    expect(await cards.count()).toBeGreaterThan(15);
  });
});

describe("a page about the community", () => {
  const community = [
    "/slack",
    "/events",
    "/guild",
    "/champions",
    "/adoption-stories",
    "/customer-stories-survey",
  ];

  it.each(community)("%s leads to where its subject lives, and to the other five", async (path) => {
    const page = await lookAt(website + path);
    expect(await page.locator(".landing-actions > .button:first-child").getAttribute("href")).toMatch(
      /^https:\/\/(www\.)?datahub\.com\//,
    );
    const others = await page
      .getByRole("navigation", { name: "Community pages" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(others.sort()).toEqual(community.filter((other) => other !== path).sort());
  });
});

describe("the learn blog", () => {
  it("has all posts on one page, an archive, a page for each tag", async () => {
    const page = await lookAt(`${website}/learn`);
    const listed = await page
      .locator(".post-title a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(listed.sort()).toEqual(posts.map((post) => `/learn/${post}`));
    const files = builtFiles("website", ".html");
    expect(files.filter((file) => file.startsWith("learn/tags/")).sort()).toEqual(
      tags.map((tag) => `learn/tags/${tag}.html`).sort(),
    );
  });

  it.each(posts)("%s leads into the documentation", async (post) => {
    const page = await lookAt(`${website}/learn/${post}`);
    expect(await page.locator(".post .prose a[href^='/docs/']").count()).toBeGreaterThan(2);
  });
});

describe("the hidden image page", () => {
  const shown = (url: string) => `${website}/hack_display_image?${new URLSearchParams({ url })}`;

  it("is in no list, and asks search engines to leave it out", () => {
    for (const file of builtFiles("website", ".xml"))
      expect(readBuilt("website", file)).not.toContain("hack_display_image");
    expect(readBuilt("website", "hack_display_image.html")).toMatch(/<meta name="robots" content="noindex/);
  });

  it("shows an image of the site", async () => {
    const page = await lookAt(shown("/img/datahub-logo.svg"));
    const image = page.locator(".display-image img");
    await image.waitFor();
    expect(
      await image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth)),
    ).toBeGreaterThan(0);
  });

  it("says so when there is no such image", async () => {
    const page = await lookAt(shown("/img/nothing.png"));
    await page.getByText("This image cannot be shown here.").waitFor();
    expect(await page.locator(".display-image img").count()).toBe(0);
  });

  it.each([
    "javascript:alert(1)",
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
    "http://example.com/a.png",
  ])("refuses %s", async (url) => {
    const page = await lookAt(shown(url));
    await page.getByText("Only images of this site").waitFor();
    expect(await page.locator(".display-image img").count()).toBe(0);
  });

  it("shows what is written into its field, and the address says so", async () => {
    const page = await lookAt(`${website}/hack_display_image`);
    await page.locator("quire-island[data-hydrated]").waitFor({ state: "attached" });
    await page.getByLabel("Address of an image").fill("/img/favicon.svg");
    await page.getByRole("button", { name: "Show" }).click();
    await page.locator(".display-image img[src$='/img/favicon.svg']").waitFor();
    expect(new URL(page.url()).searchParams.get("url")).toBe("/img/favicon.svg");
  });
});

describe("the components demo", () => {
  it("shows each component alive", async () => {
    const page = await lookAt(`${website}/datahub-components-demo`);
    expect(await page.locator(".admonition").count()).toBe(6);
    expect(await page.locator(".diagram svg").count()).toBe(2);
    await page.getByRole("tab", { name: "GraphQL" }).click();
    expect(await page.getByRole("tabpanel").filter({ visible: true }).textContent()).toContain("domain(urn:");
    await page.getByLabel("Platform").fill("mysql");
    await expect
      .poll(() => page.getByLabel("URN", { exact: true }).textContent())
      .toBe("urn:li:dataset:(urn:li:dataPlatform:mysql,finance.public.revenue,PROD)");
  });
});
