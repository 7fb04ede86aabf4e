/** The look of the search dialog: without violations, within the screen, and still for readers who prefer that. */
import { describe, expect, it } from "vitest";
import { settled, violations } from "./axe.ts";
import { ask, openSearch } from "./search-support.ts";
import { website } from "./support.ts";

describe("the look of the search dialog", () => {
  it.each([
    [1280, "light"],
    [1280, "dark"],
    [360, "light"],
    [360, "dark"],
  ] as const)("at %i px, %s, has no violation and fits", async (width, mode) => {
    const search = await openSearch(undefined, {
      viewport: { width, height: 740 },
      isMobile: width === 360,
      colorScheme: mode,
    });
    const { page: tab, dialog } = search;
    expect(await tab.evaluate(() => document.documentElement.dataset.theme)).toBe(mode);
    await tab.evaluate(() =>
      localStorage.setItem("quire-searches", JSON.stringify({ recent: ["range"], favourite: ["neap"] })),
    );
    for (const [query, shown] of [
      ["", ".search-forget"],
      ["chart datum", ".hit-excerpt"],
      ["zzyzx", ".search-message"],
    ] as const) {
      await ask(search, "tide");
      await search.field.fill(query);
      await dialog.locator(shown).first().waitFor();
      await settled(tab);
      expect(await violations(tab)).toEqual([]);
      const overflow = await dialog.evaluate(
        (element) =>
          [element, ...element.querySelectorAll("*")].filter(
            (part) => part.getBoundingClientRect().right > innerWidth + 1,
          ).length,
      );
      expect(overflow).toBe(0);
    }
    const box = await dialog.boundingBox();
    if (width === 360) expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    expect(await dialog.getByText("Cancel").isVisible()).toBe(width === 360);
  });

  it("breaks long names between their words on a phone, in titles and in excerpts", async () => {
    const search = await openSearch(`${website}/docs/quickstart`, { viewport: { width: 360, height: 740 } });
    await ask(search, "METADATA_SERVICE_AUTH_ENFORCE_EXISTENCE_ENABLED");
    const excerpt = search.dialog.locator(".hit-excerpt", { hasText: "_EXISTENCE_" }).first();
    await excerpt.waitFor();
    const lines = await excerpt.locator("mark").evaluateAll((marks) =>
      marks.flatMap((mark) =>
        [...mark.childNodes].flatMap((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          return word.textContent ? [range.getClientRects().length] : [];
        }),
      ),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(Math.max(...lines)).toBe(1);
  });

  it("moves nothing for readers who prefer that", async () => {
    const { page: tab } = await openSearch(undefined, { reducedMotion: "reduce" });
    await tab.evaluate(() => document.querySelector(".search-dialog")?.setAttribute("data-busy", ""));
    const longest = await tab.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .map((animation) => Number(animation.effect?.getComputedTiming().duration)),
      ),
    );
    expect(longest).toBeLessThanOrEqual(1);
  });
});
