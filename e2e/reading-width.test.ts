/** Where the text of a page begins and ends, on large screens. */
import { describe, expect, it } from "vitest";
import { lookAt, openPage, templates, website } from "./support.ts";

describe("the text", () => {
  it.each([1280, 1920])(
    "begins at one place on all pages with a column beside it, at %i px",
    async (width) => {
      const page = await openPage(undefined, { viewport: { width, height: 900 } });
      const left = async (path: string) => {
        await page.goto(website + path);
        const lefts = page
          .locator("h1, .breadcrumbs, .badges")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
        return [...new Set(await lefts)];
      };
      const first = await left(templates.website.doc);
      expect(first).toHaveLength(1);
      const { matrix, explorer, post, tag, tags, ...others } = templates.website;
      for (const path of [
        matrix,
        explorer,
        post,
        tag,
        tags,
        others["generated index"],
        others["list of posts"],
      ])
        expect([path, ...(await left(path))]).toEqual([path, ...first]);
    },
  );

  it("has lines of 70 to 80 characters, code all the room, on a large screen", async () => {
    const page = await lookAt(`${website}/docs/quickstart`, { viewport: { width: 1920, height: 900 } });
    await page.waitForFunction(() => document.querySelector("[data-below]") === null);
    const { texts, codes } = await page.evaluate(() => {
      const widths = (what: string) => [...document.querySelectorAll(what)].map((one) => one.clientWidth);
      return {
        texts: widths(".prose p:not(.admonition-title), .prose li:not(:has(p, div))"),
        codes: widths(".prose > .code-block"),
      };
    });
    expect(texts.length).toBeGreaterThan(20);
    // The mean character of a text in Manrope takes 0.465 of its size.
    expect(Math.max(...texts) / (0.465 * 16)).toBeLessThan(80);
    expect(Math.max(...codes)).toBeGreaterThan(700);
  });

  it("ends where code does, if that is hardly wider", async () => {
    const page = await lookAt(`${website}/docs/quickstart`, { viewport: { width: 1280, height: 800 } });
    const ends = await page
      .locator(".prose > p, .prose > .code-block, .prose > .admonition")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(20);
    expect(new Set(ends).size).toBe(1);
  });

  const { source, entity } = templates.website;

  it.each(["/docs/releases", source, entity])(
    "has tables that need no sideways scrolling: %s",
    async (path) => {
      const page = await lookAt(website + path);
      await page.waitForFunction(() => document.querySelector("[data-below]") === null);
      const hidden = page
        .locator(".table-scroll")
        .evaluateAll((all) => all.map((frame) => frame.scrollWidth - frame.clientWidth));
      expect(Math.max(...(await hidden))).toBe(0);
    },
  );
});
