/**
 * Places within tabs and folds. Proves of the specification:
 * - 2 Navigation behaviour: "After a route change the view scrolls to the hash target if there is one, otherwise to the
 *   top."
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, features, lookAt } from "./support.ts";

const folds = `${features}/docs/folds`;

/** Whether a text is seen, without scrolling. */
const isInView = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && top >= 0 && bottom <= innerHeight;
  });

const selected = (page: Page) => page.getByRole("tab", { selected: true }).allInnerTexts();

/** Down to the end of the page; gives how far that is. */
const scrollDown = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return Math.round(scrollY);
  });

/** Follow a link from another page to the place in the innermost fold. */
async function comeFromStart(page: Page): Promise<void> {
  await page.goto(`${features}/docs/start`);
  await page.evaluate((href) => {
    document.querySelector("h1")!.innerHTML = `<a href="${href}">Seeds</a>`;
  }, `${folds}#seeds`);
  await page.getByRole("link", { name: "Seeds" }).click();
  await arrive(page, `${folds}#seeds`);
  await expect.poll(() => isInView(page, "Millet under the barley")).toBe(true);
}

describe("a place in a hidden tab", () => {
  it("is shown when the address or a link names it", async () => {
    const page = await lookAt(`${features}/docs/tabs#handles`);
    await expect.poll(() => isInView(page, "Ash wood")).toBe(true);
    await page.goto(`${features}/docs/tabs?other`);
    await page.getByRole("link", { name: "the handles" }).click();
    await expect.poll(() => isInView(page, "Ash wood")).toBe(true);
    expect((await selected(page))[0]).toBe("Spade");
  });

  it("is shown when the browser finds its text", async () => {
    const page = await lookAt(`${features}/docs/tabs#:~:text=quick%20and%20loud`);
    await expect.poll(() => isInView(page, "quick and loud")).toBe(true);
    expect((await selected(page))[0]).toBe("Spade");
  });
});

describe("a place in a fold in a tab in a fold in a tab", () => {
  it.each(["#seeds", "#:~:text=Millet%20under"])("is shown when the address ends in %s", async (end) => {
    const page = await lookAt(folds + end);
    await expect.poll(() => isInView(page, "Millet under the barley")).toBe(true);
    expect(await selected(page)).toEqual(["Below ground", "Grain"]);
  });

  it("is shown when a link leads to it, from this page and from another", async () => {
    const page = await lookAt(folds);
    await page.getByRole("link", { name: "the seeds" }).click();
    await expect.poll(() => isInView(page, "Millet under the barley")).toBe(true);
    await comeFromStart(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("seeds");
  });

  it("is shown again after a reload", async () => {
    const page = await lookAt(`${folds}#seeds`);
    await expect.poll(() => isInView(page, "Millet under the barley")).toBe(true);
    await page.reload();
    await expect.poll(() => isInView(page, "Millet under the barley")).toBe(true);
    expect(await selected(page)).toEqual(["Below ground", "Grain"]);
  });

  it("is shown again on the way back from a link in it", async () => {
    const page = await lookAt(folds);
    await page.getByRole("link", { name: "the seeds" }).click();
    await page.getByRole("link", { name: "the start" }).click();
    await arrive(page, `${features}/docs/start`);
    await page.goBack();
    await arrive(page, `${folds}#seeds`);
    await expect.poll(() => isInView(page, "Millet under the barley")).toBe(true);
  });

  it("does not keep a reader who comes back from where they were", async () => {
    const page = await lookAt(folds);
    await comeFromStart(page);
    const end = await scrollDown(page);
    await page.goBack();
    await arrive(page, `${features}/docs/start`);
    await page.goForward();
    await arrive(page, `${folds}#seeds`);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(end);
  });
});
