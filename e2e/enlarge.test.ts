/**
 * Pictures and diagrams as large as the window, and what scrolls inside itself. Proves of the specification:
 * - 2 Screens and routes: pages whose text has pictures, diagrams and tables.
 */
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { complaintsOf, features, lookAt, openPage, website } from "./support.ts";

const enlarged = (page: Page) => page.locator("dialog.enlarged");

describe("a picture", () => {
  it("is shown as large as the window, and goes on a press, with the focus back on it", async () => {
    const page = await openPage(`${features}/docs/start`);
    const complaints = complaintsOf(page);
    const picture = page.getByRole("button", { name: "Enlarge: A fox before the burrow" });
    await picture.click();
    await enlarged(page).waitFor();
    const image = enlarged(page).locator("img");
    await image.evaluate((element: HTMLImageElement) => element.decode());
    expect((await image.boundingBox())!.width).toBeGreaterThan(1200);
    expect(await image.evaluate((element) => getComputedStyle(element).objectFit)).toBe("contain");
    await image.click();
    await enlarged(page).waitFor({ state: "detached" });
    expect(await picture.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it.each(["Enlarge: A fox before the burrow", "Enlarge the diagram"])(
    "%s: opens and closes with the keyboard",
    async (name) => {
      const page = await openPage(`${features}/docs/start`);
      const button = page.getByRole("button", { name });
      for (const key of ["Enter", "Space"]) {
        await button.focus();
        await page.keyboard.press(key);
        await enlarged(page).waitFor();
        expect(await page.evaluate(() => document.activeElement?.className)).toBe("enlarged-close");
        await page.keyboard.press("Escape");
        await enlarged(page).waitFor({ state: "detached" });
        expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      }
    },
  );

  it("that is a link stays one", async () => {
    const page = await openPage();
    await page.route(`${features}/docs/start`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<img[^>]*fox[^>]*>/, '<a href="code">$&</a>');
      await route.fulfill({ response, body });
    });
    await page.goto(`${features}/docs/start`);
    await page.locator("[data-enlarge]").first().waitFor();
    expect(await page.locator(".prose a img[width]").count()).toBe(1);
    expect(await page.locator("a [data-enlarge]").count()).toBe(0);
  });
});

describe("a diagram", () => {
  it("is shown as large as the window, and is gone when the reader goes back", async () => {
    const page = await openPage(`${features}/docs/code`);
    await page.goto(`${features}/docs/start`);
    await page.locator(".diagram-frame").hover();
    await page.getByRole("button", { name: "Enlarge the diagram" }).click();
    const small = (await page.locator(".prose .diagram svg").boundingBox())!;
    const large = (await enlarged(page).locator("svg").boundingBox())!;
    expect(large.width).toBeGreaterThan(1.5 * small.width);
    // Ids must be unique.
    expect(await enlarged(page).locator("[id]").count()).toBe(0);
    await page.goBack();
    await page.waitForURL(/code$/);
    await enlarged(page).waitFor({ state: "detached" });
  });

  it("that is far wider than the column keeps its words readable, and scrolls; others fit", async () => {
    const page = await lookAt(`${website}/learn/data-freshness`, {
      viewport: { width: 1280, height: 800 },
    });
    const shown = () =>
      page.evaluate(() => {
        const box = document.querySelector("figure.diagram")!;
        const svg = box.querySelector("svg")!;
        const own = Number(svg.getAttribute("width"));
        return { share: svg.getBoundingClientRect().width / own, reach: box.scrollWidth - box.clientWidth };
      });
    const wide = await shown();
    expect(wide.share).toBeCloseTo(0.85, 2);
    expect(wide.reach).toBeGreaterThan(100);
    // As slim as below code.
    const bar = await page
      .locator("figure.diagram")
      .first()
      .evaluate((box) => getComputedStyle(box).scrollbarWidth);
    expect(bar).toBe("thin");
    await page.getByRole("button", { name: "Enlarge the diagram" }).first().click({ force: true });
    const box = (await enlarged(page).locator("svg").boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(1280);
    await page.goto(`${website}/docs/authorization`);
    expect(await shown()).toEqual({ share: expect.closeTo(0.95, 0), reach: 0 });
  });
});

describe("on a phone", () => {
  it.each(["section.table-scroll", "figure.diagram", ".code-frame pre"])(
    "%s scrolls inside itself and is reached by the keyboard",
    async (selector) => {
      const page = await openPage(`${features}/docs/${selector.includes("pre") ? "code" : "start"}`, {
        viewport: { width: 360, height: 700 },
      });
      const box = page.locator(selector).first();
      expect(await box.evaluate((element) => getComputedStyle(element).overflowX)).toBe("auto");
      await box.focus();
      expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBe(360);
    },
  );

  it("a table of four columns fits", async () => {
    const page = await lookAt(`${website}/docs/actions/events/audit-events-search-guide`, {
      viewport: { width: 390, height: 800 },
    });
    await page.waitForFunction(() => document.querySelector("[data-below]") === null);
    const tables = page.locator(".table-scroll:has(th:nth-child(4))");
    expect(await tables.count()).toBeGreaterThan(0);
    const reaches = await tables.evaluateAll((boxes) =>
      boxes.map((box) => box.scrollWidth - box.clientWidth),
    );
    expect(Math.max(...reaches)).toBe(0);
  });

  it("a flag in a table is not broken", async () => {
    const page = await lookAt(`${website}/docs/cli`, { viewport: { width: 390, height: 800 } });
    await page.waitForFunction(() => document.querySelector("[data-below]") === null);
    const flags = await page.locator("td code").evaluateAll((codes) =>
      codes
        .filter((code) => /^-\S{1,10}$/.test(code.textContent!))
        .map((code) => {
          const range = document.createRange();
          range.selectNodeContents(code);
          return [code.textContent, new Set([...range.getClientRects()].map(({ top }) => top)).size];
        }),
    );
    expect(flags.length).toBeGreaterThan(10);
    expect(flags.filter(([, lines]) => lines !== 1)).toEqual([]);
  });

  it("what makes an entity is seen whole", async () => {
    const page = await lookAt(`${website}/docs/what/entity`, { viewport: { width: 360, height: 700 } });
    const box = page.locator("figure.diagram").first();
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  it("a diagram that is wider keeps the size of its words, and is scrolled by keys", async () => {
    const page = await lookAt(`${website}/docs/authorization`, { viewport: { width: 390, height: 800 } });
    const box = page.locator("figure.diagram").first();
    const drawn = await box.locator("svg").evaluate((svg) => ({
      own: Number(svg.getAttribute("width")),
      shown: svg.getBoundingClientRect().width,
      fromStart: svg.getBoundingClientRect().left - svg.parentElement!.getBoundingClientRect().left,
    }));
    expect(drawn.own).toBeGreaterThan(390);
    expect(drawn.shown).toBeCloseTo(drawn.own, 0);
    expect(drawn.fromStart).toBeGreaterThan(0);
    await box.focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.querySelector("figure.diagram")!.scrollLeft > 0);
    const end = await box.evaluate((element) => {
      element.scrollLeft = 9999;
      return element.getBoundingClientRect().right - element.firstElementChild!.getBoundingClientRect().right;
    });
    expect(end).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it.each([
    ["/docs/authorization", "figure.diagram"],
    ["/docs/generated/metamodel/entities/dataset", ".relationship-diagram"],
    ["/docs/releases", ".table-scroll"],
  ])("%s: %s is shaded at the edge that has more", async (path, selector) => {
    const page = await lookAt(website + path, { viewport: { width: 390, height: 800 } });
    await page.waitForFunction(() => document.querySelector("[data-below]") === null);
    const box = page.locator(selector).first();
    const reach = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(reach).toBeGreaterThan(100);
    const shaded = async (scrolled: number) => {
      await box.evaluate((element, left) => element.scrollTo(left, 0), scrolled);
      return (await shades(page, box)).map((shade) => shade > 10);
    };
    expect(await shaded(0)).toEqual([false, true]);
    expect(await shaded(reach / 2)).toEqual([true, true]);
    expect(await shaded(reach)).toEqual([true, false]);
    await page.setViewportSize({ width: 2000, height: 800 });
    expect(await shaded(0)).toEqual([false, false]);
  });
});

/** How much darker than the page a box is at its left and at its right edge, a little below its top. */
async function shades(page: Page, box: Locator): Promise<number[]> {
  await box.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200));
  const { x, y, width } = (await box.boundingBox())!;
  const blank = await openPage("about:blank");
  return Promise.all(
    [x + 5, x + width - 6].map(async (left) => {
      const picture = await page.screenshot({ clip: { x: left, y: y + 4, width: 1, height: 1 } });
      return blank.evaluate(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = document.createElement("canvas").getContext("2d")!;
        canvas.drawImage(image, 0, 0);
        return 255 - canvas.getImageData(0, 0, 1, 1).data[0]!;
      }, picture.toString("base64"));
    }),
  );
}

describe("a folded passage", () => {
  it("opens on Enter", async () => {
    const page = await lookAt(`${features}/docs/start`);
    const text = page.getByText("Roots.");
    expect(await text.isVisible()).toBe(false);
    await page.getByText("Under the floor").press("Enter");
    expect(await text.isVisible()).toBe(true);
  });
});
