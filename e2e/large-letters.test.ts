/** Pages for readers who have asked their browser for letters of twice the size. */
import { describe, expect, it } from "vitest";
import { lookAt, openPage, setTextSize, templates, website } from "./support.ts";

describe("the field of a search", () => {
  it("has room for a query at 390 px, text at 200%", async () => {
    const page = await lookAt(website + templates.website.search, {
      viewport: { width: 390, height: 800 },
    });
    await setTextSize(page, "200%");
    const field = await page.locator(".search-form input").boundingBox();
    expect(field!.width).toBeGreaterThan(200);
  });
});

describe("with letters of twice the size", () => {
  it("the text has room between what stands beside it, and nothing sticks out", async () => {
    const page = await openPage(undefined, { bypassCSP: true });
    for (const path of ["/", "/docs", "/docs/quickstart", "/integrations", "/learn/data-mesh"]) {
      await page.goto(website + path);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      const found = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [bar, search, text, toc] = [".navbar", ".navbar .search-link", ".prose", ".toc"].map(box);
        return {
          wide: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
          searchInBar: search!.top >= bar!.top && search!.bottom <= bar!.bottom,
          text: text?.width ?? 999,
          apart: !text || !toc || text.right <= toc.left,
        };
      });
      expect([path, found.wide, found.searchInBar, found.apart]).toEqual([path, 1280, true, true]);
      expect(found.text).toBeGreaterThan(400);
    }
  });

  it.each([320, 997])(
    "at %i px, no page of the website is wider than the window",
    { timeout: 180_000 },
    async (width) => {
      const page = await openPage(undefined, { viewport: { width, height: 800 } });
      const wide: [string, number][] = [];
      for (const path of Object.values(templates.website)) {
        await page.goto(website + path);
        await setTextSize(page, "200%");
        const found = await page.evaluate(() => document.documentElement.scrollWidth);
        if (found > width) wide.push([path, found]);
      }
      expect(wide).toEqual([]);
    },
  );

  it("the title of a note breaks a long name that does not fit, also before the site's font is there", async () => {
    const page = await openPage(undefined, { viewport: { width: 360, height: 740 } });
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(`${website}/docs/metadata-ingestion/recipe_overview`);
    await setTextSize(page, "200%");
    const title = page.locator(".admonition-title", { hasText: "pipeline_name" });
    const [own, room] = await title.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(own).toBe(room);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it("the logo and the arrows of the sidebar grow with them", async () => {
    const page = await lookAt(`${website}/docs/quickstart`, { viewport: { width: 1280, height: 800 } });
    const widths = () =>
      page.evaluate(() => [
        document.querySelector(".navbar .logo")!.clientWidth,
        Number.parseFloat(getComputedStyle(document.querySelector(".menu-toggle")!, "::before").width),
      ]);
    expect(await widths()).toEqual([128, 6]);
    await setTextSize(page, "200%");
    const [logo, arrow] = await widths();
    expect(logo).toBeGreaterThan(180);
    expect(arrow).toBe(12);
  });

  it.each([997, 1024, 1280])("at %i px the way to the page is broken between words only", async (width) => {
    const page = await lookAt(`${website}/docs/quickstart`, { viewport: { width, height: 800 } });
    await setTextSize(page, "200%");
    const [lines, words] = await page
      .locator(".breadcrumbs__link")
      .first()
      .evaluate((link) => [link.getClientRects().length, link.textContent!.split(" ").length]);
    expect(lines).toBeLessThanOrEqual(words!);
  });

  it.each([997, 1100, 1200])("at %i px the navbar has room for all it holds", async (width) => {
    const page = await openPage(website, { bypassCSP: true, viewport: { width, height: 800 } });
    const search = page.locator(".navbar .search-link");
    const usual = (await search.boundingBox())!;
    expect([usual.width, await page.locator(".search-key").isVisible()]).toEqual([208, true]);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const items = await page
      .locator(".navbar-brand:visible, .navbar-items > :visible")
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    for (const [index, { left }] of items.slice(1).entries())
      expect(left).toBeGreaterThanOrEqual(items[index]!.right);
    expect(items.at(-1)!.right).toBeLessThanOrEqual(width);
    const within = await search.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(within).toBe(true);
  });
});
