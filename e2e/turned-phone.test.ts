/** Phones that lie on their side: a window that is low, and has become wider while the page was read. */
import { describe, expect, it } from "vitest";
import { lookAt, templates, website } from "./support.ts";

const upright = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };

describe("a filter", () => {
  it("leaves the columns as wide as all rows need them in the new width", async () => {
    const ends = () =>
      page.$$eval(".matrix thead th", (heads) => heads.map((head) => head.getBoundingClientRect().right));
    let page = await lookAt(website + templates.website.matrix, { viewport: lying });
    await page.evaluate(() => document.fonts.ready);
    const whole = await ends();
    page = await lookAt(website + templates.website.matrix, { viewport: upright });
    await page.getByRole("searchbox", { name: "Filter the sources" }).fill("csv");
    const left = page.getByText(/^1 of \d+$/);
    await left.waitFor();
    await page.setViewportSize(lying);
    await expect
      .poll(async () => (await ends()).map((end, at) => Math.round(end - whole[at]!)))
      .toEqual(whole.map(() => 0));
    expect(await left.isVisible()).toBe(true);
  });
});

describe("the menu", () => {
  it("shows the items of the site and the page that is read", async () => {
    const page = await lookAt(website + templates.website.doc, {
      viewport: { width: 740, height: 360 },
      reducedMotion: "reduce",
    });
    await page.locator(".navbar-toggle").click();
    const drawer = page.locator(".drawer");
    await expect.poll(() => drawer.locator("[aria-current=page]").count()).toBeGreaterThan(0);
    const places = await drawer.evaluate((menu) => {
      const head = menu.querySelector(".drawer-head")!.getBoundingClientRect().bottom;
      return [menu.querySelector(".drawer-items a")!, menu.querySelector(".menu [aria-current=page]")!].map(
        (item) => {
          const { top, bottom } = item.getBoundingClientRect();
          return top >= head && bottom <= innerHeight;
        },
      );
    });
    expect(places).toEqual([true, true]);
  });

  it("scrolls to a page far down, with what follows it in view", async () => {
    const page = await lookAt(website + templates.website.source, {
      viewport: { width: 740, height: 360 },
      reducedMotion: "reduce",
    });
    await page.locator(".navbar-toggle").click();
    const item = page.locator(".drawer .menu [aria-current=page]");
    await item.waitFor();
    await expect.poll(async () => (await item.boundingBox())!.y).toBeGreaterThan(60);
    const { y, height } = (await item.boundingBox())!;
    expect(y + height).toBeLessThan(360 - 36);
  });
});

describe("the table of all sources", () => {
  it("shows sources below its headings in a window of 1280 x 1024 px at 400%", async () => {
    const page = await lookAt(website + templates.website.matrix, { viewport: { width: 320, height: 256 } });
    const [table, heads, row] = await page
      .locator(".matrix")
      .evaluate((box) => [
        box.clientHeight,
        ...["thead", "tbody tr"].map((part) => box.querySelector(part)!.getBoundingClientRect().height),
      ]);
    expect((table! - heads!) / row!).toBeGreaterThan(3);
  });
});
