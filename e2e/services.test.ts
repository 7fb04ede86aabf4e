/**
 * Services of others, each stood in for. Proves of the specification:
 * - 1 What the product does: "Third-party scripts are loaded: …";
 * - 7 The calls it makes: "a page-view event with title, location and path is sent on each route change, after
 *   a timeout of 0. A tag manager container and a gtag tracking setting … are configured".
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, openPage, readBuilt, services, website } from "./support.ts";

const hosts = /^https:\/\/(?:www\.googletagmanager\.com|[\w.]+\.example)\//;

/** A page whose services answer with an empty file, and what was asked of them. */
async function openWithServices(path: string): Promise<{ page: Page; asked: string[] }> {
  const page = await openPage();
  const asked: string[] = [];
  await page.route(hosts, (route) => {
    asked.push(route.request().url());
    const type = route.request().resourceType() === "stylesheet" ? "text/css" : "text/javascript";
    return route.fulfill({ contentType: type, body: "" });
  });
  await page.goto(services + path);
  return { page, asked };
}

/** Events of page views that were sent, in order. */
const views = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((call): unknown[] => Array.from(call as ArrayLike<unknown>))
      .filter(([command, name]) => command === "event" && name === "page_view")
      .map(([, , facts]) => facts as Record<string, string>),
  );

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

describe("services", () => {
  it("are asked for once the page has come to rest, each with its id", async () => {
    const { page, asked } = await openWithServices("/docs");
    const early = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    await expect.poll(() => asked.length).toBe(8);
    expect(asked.sort()).toEqual([
      "https://assistant.example/widget.js",
      "https://enrich.example/tag.js",
      "https://meetings.example/tag.js",
      "https://recorder.example/tide%201/record.js",
      "https://type.example/css?family=Boat",
      "https://visitor.example/tag.js",
      "https://www.googletagmanager.com/gtag/js?id=G-HARBOUR",
      "https://www.googletagmanager.com/gtm.js?id=GTM-HARBOUR",
    ]);
    expect(early.filter((name) => hosts.test(name))).toEqual([]);
    expect(await page.locator("script[data-website]").getAttribute("data-website")).toBe("a1");
    expect(readBuilt("website", "index.html")).not.toContain('id="integrations"');
  });

  it("are told of each page that is shown: title, location, path", async () => {
    const { page } = await openWithServices("/docs");
    await expect.poll(async () => (await views(page)).length).toBe(1);
    await page.getByRole("link", { name: "the lighthouse" }).click();
    await arrive(page, `${services}/docs/lighthouse`);
    await expect.poll(async () => (await views(page)).length).toBe(2);
    expect(await views(page)).toEqual([
      { page_title: "Quay | Harbour", page_location: `${services}/docs`, page_path: "/docs" },
      {
        page_title: "Lighthouse | Harbour",
        page_location: `${services}/docs/lighthouse`,
        page_path: "/docs/lighthouse",
      },
    ]);
    const config = await page.evaluate(() => Array.from(window.dataLayer!.at(1) as ArrayLike<unknown>));
    expect(config).toEqual(["config", "G-HARBOUR", { send_page_view: false, anonymize_ip: false }]);
  });

  it("have their addresses in the policy, where they are on and nowhere else", async () => {
    const policyOf = async (site: string) =>
      (await (await openPage()).goto(`${site}/docs`))!.headers()["content-security-policy"]!;
    const policy = await policyOf(services);
    const directive = (name: string) => policy.split("; ").find((each) => each.startsWith(`${name} `));
    for (const host of ["assistant.example", "recorder.example", "www.googletagmanager.com"])
      expect(directive("script-src")).toContain(` https://${host}`);
    expect(directive("connect-src")).toContain("https://*.google-analytics.com");
    expect(directive("frame-src")).toContain("https://calendar.meetings.example");
    expect(directive("style-src")).toContain("https://type.example");
    expect(directive("font-src")).toContain("https://files.type.example");
    expect(await policyOf(website)).not.toMatch(/https?:\/\/[^;]*google/);
  });

  it("that do not answer leave the page as it is", async () => {
    const page = await openPage();
    await page.route(hosts, (route) => route.abort());
    await page.goto(`${services}/docs`);
    await page.waitForFunction(() => window.dataLayer);
    await page.getByRole("link", { name: "the lighthouse" }).click();
    await arrive(page, `${services}/docs/lighthouse`);
    expect(await page.locator("h1").innerText()).toBe("Lighthouse");
  });
});
