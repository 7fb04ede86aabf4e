/**
 * An address nothing stands at. Proves of the specification:
 * - 2 Screens and routes: "Any other path shows a Not Found page.";
 * - 8 Error catalogue: "Unknown path | Not Found page".
 */
import { describe, expect, it } from "vitest";
import { arrive, hold, openPage, services, website } from "./support.ts";

describe("an unknown path", () => {
  it("shows the not-found page and the nearest paths that exist, in the version that was wanted first", async () => {
    const page = await openPage();
    const response = await page.goto(`${website}/docs/1.1.0/quik-start`);
    expect(response!.status()).toBe(404);
    await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
    const offered = page.getByRole("region", { name: "Did you mean one of these?" }).getByRole("link");
    await offered.first().waitFor();
    expect(await offered.first().innerText()).toBe("Quickstart\n/docs/1.1.0/quickstart");
    await offered.first().click();
    await arrive(page, `${website}/docs/1.1.0/quickstart`);
    await page.getByRole("heading", { name: "Quickstart", level: 1 }).waitFor();
  });

  it("offers nothing where nothing resembles it, and takes the contents of the site from nowhere else", async () => {
    const page = await openPage();
    const maps: string[] = [];
    page.on("request", (request) => {
      if (/contents\.json/.test(request.url())) maps.push(request.url());
    });
    await page.goto(`${website}/docs/quickstart`);
    await page.waitForLoadState("networkidle");
    expect(maps).toEqual([]);
    await page.goto(`${website}/zzzzzzzz`);
    await page.waitForLoadState("networkidle");
    expect(maps).toHaveLength(1);
    expect(await page.locator("[data-nearest]").isVisible()).toBe(false);
  });

  it("stays as it is when the contents of the site do not arrive", async () => {
    const page = await openPage();
    await page.route(/contents\.json/, (route) => route.abort());
    await page.goto(`${website}/docs/quikstart`);
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("heading", { name: "Page Not Found" }).isVisible()).toBe(true);
    expect(await page.locator("[data-nearest]").isVisible()).toBe(false);
  });

  it("has a search box that leads to the page of results", async () => {
    const page = await openPage(`${services}/docs/light-houses.html`);
    const field = page.getByRole("searchbox", { name: "Search" });
    await page.locator("[data-nearest] a").first().waitFor();
    expect(await field.inputValue()).toBe("light houses");
    await field.press("Enter");
    await arrive(page, `${services}/search?q=light+houses`);
  });

  it("offers no search where no script runs, as the page of results needs one", async () => {
    const page = await openPage(`${website}/docs/quik-start`, { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Go to the front page" }).waitFor();
    expect(await page.getByRole("searchbox").isVisible()).toBe(false);
  });

  it("leaves that box alone where the reader is in it before the script comes", async () => {
    for (const typed of ["", "buoys"]) {
      const page = await openPage();
      const send = await hold(page, "**/*.js");
      await page.goto(`${services}/docs/light-houses.html`, { waitUntil: "commit" });
      const field = page.locator("main input[name=q]");
      await field.focus();
      await field.pressSequentially(typed);
      send();
      await page.locator("[data-nearest] a").first().waitFor();
      expect(await field.inputValue()).toBe(typed);
    }
  });
});
