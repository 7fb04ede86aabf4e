/** Asking beside a hosted search, and on a site that cannot be searched: it has an index of its own in any case. */
import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask, openAsk, said } from "./ask-support.ts";
import { serve } from "./serve.ts";
import { asked, complaintsOf, openPage } from "./support.ts";

const OUTSIDE = "Who won the football championship in Norway?";

describe("asking where nothing can be searched", () => {
  it("answers from an index of the site's own", async () => {
    const page = await openPage();
    const complaints = complaintsOf(page);
    await page.goto(`${asked}/docs/timetable`);
    await openAsk(page);
    await ask(page, "How do I book a crossing?");
    expect(await said(page)).toContain("Name the passengers");
    expect(await page.locator(".ask-source a").first().getAttribute("href")).toBe(
      "/pier/docs/crossings#book-a-crossing",
    );
    expect(complaints).toEqual([]);
  });

  it("does not offer to search for what it cannot answer", async () => {
    const page = await openPage(`${asked}/docs/timetable`);
    await openAsk(page);
    await ask(page, OUTSIDE);
    expect(await said(page)).toContain("does not say");
    expect(await page.locator(".ask-answer button").count()).toBe(0);
  });
});

describe("asking beside a hosted search", () => {
  let server: ChildProcess;
  let site: string;
  beforeAll(async () => {
    ({ server, address: site } = await serve(inject("modelSite")));
  });
  afterAll(() => server.kill());

  it("answers from an index of the site's own, and leads to the service for the rest", async () => {
    const page = await openPage();
    const complaints = complaintsOf(page);
    await page.goto(`${site}/docs/timetable`);
    await openAsk(page);
    await ask(page, "How do I cancel a crossing?");
    expect(await said(page)).toContain("up to an hour before it leaves");
    await ask(page, OUTSIDE);
    const query = page.waitForRequest((request) => request.url().endsWith("/1/indexes/*/queries"));
    await page.getByRole("button", { name: "Search for it" }).click();
    expect((await query).postDataJSON().requests[0].query).toBe(OUTSIDE);
    await page.getByRole("dialog", { name: "Search" }).waitFor();
    // Nobody hands questions on here: the server refuses to be sent something, and that is all the browser says.
    expect(complaints.filter((text) => !text.includes("405 (Method Not Allowed)"))).toEqual([]);
  });
});
