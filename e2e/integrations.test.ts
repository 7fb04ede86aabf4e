/**
 * The page of integrations: a list that is whole without scripts, and a filter on top of it. Proves of the
 * specification:
 * - 2 Screens and routes: /integrations.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, complaintsOf, hold, openPage, readBuilt, website } from "./support.ts";

const address = `${website}/integrations`;

/** Names on the cards that are shown. */
const names = (page: Page) =>
  page.$$eval(".platform:not([hidden])", (cards) =>
    cards.filter((card) => card.checkVisibility()).map((card) => card.querySelector("a")!.textContent!),
  );
const said = (page: Page) => page.locator(".integration-filter [role=status]").textContent();

/** The page, once its filter answers. */
async function openFilter(query = ""): Promise<Page> {
  const page = await openPage(address + query);
  await page.getByRole("searchbox").focus();
  await page.locator("quire-island[data-hydrated]").waitFor({ state: "attached" });
  return page;
}

describe("without scripts", () => {
  it("every platform stands in the page, and no field that would not answer", async () => {
    const page = await openPage(address, { javaScriptEnabled: false });
    expect(await page.locator(".platform").count()).toBe(81);
    expect(await page.locator(".platform a[href]").count()).toBe(81);
    expect(await page.locator(".integration-filter").isVisible()).toBe(false);
  });

  it("each logo is a symbol of the picture that comes along", () => {
    const logos = readBuilt("website", "img/platforms.svg");
    const used = [...readBuilt("website", "integrations.html").matchAll(/platforms\.svg#([a-z]+)"/g)];
    expect(used.length).toBeGreaterThan(40);
    for (const [, name] of used) expect(logos).toContain(`<symbol id="${name}"`);
  });
});

describe("the filter", () => {
  it("finds by words, as they are typed", async () => {
    const page = await openFilter();
    await page.getByRole("searchbox").fill("snow");
    expect(await names(page)).toEqual(["Snowflake"]);
    expect(await said(page)).toBe("1 integration");
    expect(new URL(page.url()).search).toBe("?q=snow");
    expect(await page.getByRole("heading", { name: "BI tools" }).isVisible()).toBe(false);
  });

  it("finds by other words for a platform", async () => {
    const page = await openFilter();
    await page.getByRole("searchbox").fill("unity catalog");
    expect(await names(page)).toEqual(["Databricks"]);
  });

  it("narrows by each choice, together", async () => {
    const page = await openFilter();
    await page.getByLabel("Kind").selectOption("bi-tool");
    const tools = await names(page);
    expect(tools).toContain("Looker");
    expect(tools).not.toContain("Snowflake");
    await page.getByLabel("Status").selectOption("certified");
    await page.getByLabel("Capability").selectOption("column-lineage");
    const fewer = await names(page);
    expect(fewer.length).toBeLessThan(tools.length);
    expect(fewer).toContain("Looker");
    expect(await said(page)).toBe(`${fewer.length} integrations`);
  });

  it("says when nothing matches, and can be cleared", async () => {
    const page = await openFilter();
    await page.getByRole("searchbox").fill("no such thing");
    expect(await said(page)).toBe("No integration matches.");
    await page.getByRole("button", { name: "Show all" }).click();
    expect(await names(page)).toHaveLength(81);
    expect(new URL(page.url()).search).toBe("");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("q");
  });

  it("takes markup for words", async () => {
    const page = await openFilter();
    await page.getByRole("searchbox").fill('<img src=x onerror="alert(1)">');
    expect(await said(page)).toBe("No integration matches.");
  });
});

describe("the filter in the address", () => {
  it("is kept for whoever opens it", async () => {
    const page = await openFilter("?kind=messaging&status=certified");
    expect(await names(page)).toEqual(["Slack"]);
    expect(await page.getByLabel("Kind").inputValue()).toBe("messaging");
  });

  it("shows everything when a choice is not known", async () => {
    const page = await openFilter("?kind=nonsense&q=");
    expect(await names(page)).toHaveLength(81);
    expect(await page.getByLabel("Kind").locator("option:checked").allInnerTexts()).toEqual(["Any"]);
  });

  it("goes back with the browser's button, a step for a word and one for each choice", async () => {
    const page = await openFilter();
    await page.getByRole("searchbox").pressSequentially("lineage");
    await page.getByLabel("Kind").selectOption("orchestrator");
    await page.goBack();
    await arrive(page, `${address}?q=lineage`);
    await expect.poll(() => page.getByLabel("Kind").inputValue()).toBe("");
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("lineage");
    await page.goBack();
    await arrive(page, address);
    await expect.poll(() => names(page).then(({ length }) => length)).toBe(81);
  });

  it("is followed back where the browser has no Navigation API", async () => {
    const page = await openPage();
    await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
    await page.goto(address);
    await page.getByRole("searchbox").focus();
    await page.locator("quire-island[data-hydrated]").waitFor({ state: "attached" });
    await page.getByRole("searchbox").fill("lineage");
    await page.getByLabel("Kind").selectOption("orchestrator");
    await page.goBack();
    await expect.poll(() => page.getByLabel("Kind").inputValue()).toBe("");
    await page.goBack();
    await expect.poll(() => names(page).then(({ length }) => length)).toBe(81);
    expect(await page.getByRole("searchbox").inputValue()).toBe("");
  });

  it("is still there when the reader comes back from a page", async () => {
    const page = await openFilter();
    await page.getByRole("searchbox").fill("airflow");
    await page.getByRole("link", { name: "Airflow" }).click();
    await arrive(page, `${website}/docs/lineage/airflow`);
    await page.goBack();
    await arrive(page, `${address}?q=airflow`);
    await expect.poll(() => names(page)).toEqual(["Airflow"]);
  });

  it("has what was typed before the filter answered", async () => {
    const page = await openPage();
    const letGo = await hold(page, /\/assets\/island-/);
    await page.goto(address);
    await page.getByRole("searchbox").pressSequentially("airflow");
    letGo();
    await page.waitForURL(`${address}?q=airflow`);
    expect(await names(page)).toEqual(["Airflow"]);
    await page.goBack();
    await expect.poll(() => names(page).then(({ length }) => length)).toBe(81);
  });

  it("also where the reader left it, below the filter", async () => {
    const page = await openFilter();
    await page.getByRole("searchbox").fill("lineage");
    const shown = await names(page);
    await page.getByRole("link", { name: "Oracle" }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 900);
    // From another document, the page starts in the middle, where the filter is not seen.
    await page.goto(`${website}/docs/generated/ingestion/sources/redshift`);
    await page.goBack();
    await arrive(page, `${address}?q=lineage`);
    await expect.poll(() => names(page)).toEqual(shown);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  });
});

it("is reached by keyboard: field, choices, the first card", async () => {
  const page = await openFilter();
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("kafka");
  for (let press = 0; press < 4; press++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("connection");
  // The button that clears, the anchor of the heading, the card.
  for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Kafka");
});

it("moves nothing when it comes alive, and complains of nothing", async () => {
  const page = await openPage();
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shift:
            (window as unknown as { shift: number }).shift + (entry as unknown as { value: number }).value,
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address);
  await page.getByRole("searchbox").focus();
  await page.locator("quire-island[data-hydrated]").waitFor({ state: "attached" });
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  expect(complaints).toEqual([]);
});
