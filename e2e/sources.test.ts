/**
 * Reference pages of ingestion sources: what is filtered, linked into and built on them, with scripts and without.
 */

import { expect, it } from "vitest";
import { parse } from "yaml";
import { arrive, complaintsOf, hold, lookAt, openPage, website } from "./support.ts";

const mysql = `${website}/docs/generated/ingestion/sources/mysql`;

it("filters the fields of a source, and shows them all again", async () => {
  const page = await openPage(mysql);
  const complaints = complaintsOf(page);
  const rows = page.locator("#fields tbody tr:visible");
  const all = await rows.count();
  const filter = page.getByRole("searchbox", { name: "Filter the fields of mysql" });
  await filter.click();
  await filter.fill("profiling sample");
  await page
    .getByRole("status")
    .filter({ hasText: /^\d+ of \d+$/ })
    .waitFor();
  const left = await rows.allInnerTexts();
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(all / 4);
  for (const text of left) expect(text.toLowerCase()).toMatch(/profiling[\s\S]*sample/);
  await filter.fill("");
  await expect.poll(() => rows.count()).toBe(all);
  expect(complaints).toEqual([]);
});

it("leads to a field that is filtered out", async () => {
  const page = await openPage(mysql);
  await page.getByRole("searchbox", { name: "Filter the fields of mysql" }).fill("password");
  await page
    .getByRole("status")
    .filter({ hasText: /^\d+ of \d+$/ })
    .waitFor();
  const field = page.locator("[id='profiling.enabled']");
  expect(await field.isVisible()).toBe(false);
  await page.locator("td a[href='#profiling.enabled']").first().click();
  await field.waitFor();
  await expect.poll(() => field.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(800);
});

it("leads to a field by its address", async () => {
  const page = await openPage(`${mysql}#profiling.enabled`);
  await expect
    .poll(() => page.locator("[id='profiling.enabled']").evaluate((link) => link.getBoundingClientRect().top))
    .toBeLessThan(800);
});

it("says on a phone what a source can do, and breaks names between their words", async () => {
  const page = await openPage(mysql, { viewport: { width: 360, height: 800 } });
  const notes = page.locator(".capabilities td:last-child");
  expect(await notes.count()).toBeGreaterThan(5);
  for (const edge of await notes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right)))
    expect(edge).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  const lines = await page.locator(".fields tr a[id] > code").evaluateAll((all) =>
    all.flatMap((name) => {
      const range = document.createRange();
      const tops: number[] = [];
      const ends: string[] = [];
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (let at = 0; at < text.textContent!.length; at++) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { bottom } = range.getBoundingClientRect();
          if (tops.length > 0 && Math.abs(bottom - tops.at(-1)!) > 5) ends.push(`${ends.pop() ?? ""}|`);
          tops.push(bottom);
          ends.push(`${ends.pop() ?? ""}${text.textContent![at]}`);
        }
      return ends.filter((shown) => shown.includes("|"));
    }),
  );
  expect(lines.length).toBeGreaterThan(3);
  for (const shown of lines) expect(shown).not.toMatch(/[^._a-z]\||[a-z]\|[^A-Z]/);
});

it("builds a recipe from chosen options", async () => {
  const page = await openPage(mysql);
  const complaints = complaintsOf(page);
  await page.getByText("Build a recipe of your own").click();
  const recipe = page.locator(".recipe-builder pre");
  const start = await recipe.innerText({ timeout: 20_000 });
  const shown = parse(await page.locator("pre").filter({ hasText: "type: mysql" }).first().innerText());
  expect(parse(start)).toEqual(shown);
  await page.getByLabel("host_port", { exact: true }).fill("db.example.com:3307");
  await page.getByRole("button", { name: "Remove database", exact: true }).click();
  await page.getByLabel("Add an option").fill("table_pattern.allow");
  await page.getByLabel("table_pattern.allow", { exact: true }).fill("^acme\\..*$\n: odd");
  const { source } = parse(await recipe.innerText());
  expect(source.config).toMatchObject({
    host_port: "db.example.com:3307",
    table_pattern: { allow: ["^acme\\..*$", ": odd"] },
  });
  expect(source.config).not.toHaveProperty("database");
  expect(complaints).toEqual([]);
});

it("says with each option of a recipe what it is, and how a list is written", async () => {
  const page = await openPage(mysql);
  await page.getByText("Build a recipe of your own").click();
  await page.getByLabel("Add an option").fill("table_pattern.allow");
  const said = (name: string) =>
    page
      .getByLabel(name, { exact: true })
      .evaluate((field) => document.getElementById(field.getAttribute("aria-describedby")!)?.textContent);
  expect(await said("host_port")).toMatch(/^Host and port/);
  expect(await said("table_pattern.allow")).toMatch(/^One per line\./);
});

it("builds recipes on a phone within its frame, however long their lines are", async () => {
  const page = await lookAt(`${website}/docs/generated/ingestion/sources/bigquery`, {
    viewport: { width: 360, height: 780 },
  });
  await page.getByText("Build a recipe of your own").click();
  await page.locator(".recipe-builder pre").waitFor();
  const outside = await page.locator(".recipe-builder").evaluate((box) => {
    const { right } = box.getBoundingClientRect();
    const fields = [...box.querySelectorAll("input, textarea, button, pre")];
    return [fields.length, fields.filter((field) => field.getBoundingClientRect().right > right).length];
  });
  expect(outside[0]).toBeGreaterThan(10);
  expect(outside[1]).toBe(0);
});

it("takes a typed option when its name is complete, no empty line for a pattern, and keeps the focus", async () => {
  const page = await openPage(mysql);
  await page.getByText("Build a recipe of your own").click();
  const recipe = page.locator(".recipe-builder pre");
  await recipe.waitFor();
  await page.getByRole("button", { name: "Remove database", exact: true }).click();
  const add = page.getByLabel("Add an option");
  expect(await add.evaluate((field) => field === document.activeElement)).toBe(true);
  await add.pressSequentially("database");
  expect(await page.getByLabel("database", { exact: true }).count()).toBe(0);
  await add.pressSequentially("_pattern.deny");
  await page.getByLabel("database_pattern.deny", { exact: true }).fill("^test_\n\n");
  expect(parse(await recipe.innerText()).source.config.database_pattern).toEqual({ deny: ["^test_"] });
  await add.pressSequentially("database");
  await add.press("Enter");
  await page.getByLabel("database", { exact: true }).waitFor();
});

it("keeps whole numbers whole, and begins a date with one that is right", async () => {
  const page = await openPage(mysql);
  await page.getByText("Build a recipe of your own").click();
  const recipe = page.locator(".recipe-builder pre");
  const add = page.getByLabel("Add an option");
  await add.fill("profiling.limit");
  await page.getByLabel("profiling.limit", { exact: true }).pressSequentially("2.5");
  await add.fill("profiling.partition_datetime");
  const { profiling } = parse(await recipe.innerText()).source.config;
  expect(Number.isInteger(profiling.limit)).toBe(true);
  expect(new Date(profiling.partition_datetime).getTime()).not.toBeNaN();
});

it("takes a number as it is typed: below zero, with an exponent, after the field was emptied", async () => {
  const page = await openPage(mysql);
  await page.getByText("Build a recipe of your own").click();
  const recipe = page.locator(".recipe-builder pre");
  await page.getByLabel("Add an option").fill("profiling.limit");
  const field = page.getByLabel("profiling.limit", { exact: true });
  const limit = async () => parse(await recipe.innerText()).source.config.profiling.limit;
  for (const [typed, value] of [
    ["-5", -5],
    ["1e3", 1000],
    ["30", 30],
  ] as const) {
    await field.press("ControlOrMeta+a");
    await field.press("Delete");
    expect(await limit()).toBe(0);
    await field.pressSequentially(typed);
    expect([await field.inputValue(), await limit()]).toEqual([typed, value]);
  }
  await field.fill("2.5");
  await field.blur();
  expect([await field.inputValue(), await limit()]).toEqual(["2", 2]);
});

it("shows that the code of the recipe builder is loaded when it is opened before", async () => {
  const page = await openPage();
  const letGo = await hold(page, /\/assets\/island-/);
  await page.goto(mysql);
  await page.getByText("Build a recipe of your own").click();
  const spinner = page.getByRole("status", { name: "Loading" });
  await spinner.waitFor();
  letGo();
  await page.locator(".recipe-builder pre").waitFor();
  expect(await spinner.count()).toBe(0);
});

it("shows that the options of a recipe are loaded, or why they are not, with a button to try again", async () => {
  const page = await openPage(mysql);
  const schema = "**/schemas/next/mysql.json";
  const letGo = await hold(page, schema, (route) => route.fulfill({ status: 503, body: "<h1>Later</h1>" }));
  const builder = page.locator(".recipe-builder");
  await builder.getByText("Build a recipe of your own").click();
  await builder.getByRole("status", { name: "Loading" }).waitFor();
  letGo();
  const failure = builder.getByRole("alert");
  expect(await failure.innerText()).toContain("503");
  expect(await builder.getByRole("status").count()).toBe(0);
  await page.unroute(schema);
  await failure.getByRole("button", { name: "Retry" }).click();
  await builder.locator("pre").waitFor();
  expect(await failure.count()).toBe(0);
});

it("copies a recipe as any other code, without the API for it too", async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.addEventListener("copy", () => document.body.setAttribute("data-copy", String(getSelection())));
  });
  await page.goto(mysql);
  const complaints = complaintsOf(page);
  await page.getByText("Build a recipe of your own").click();
  const result = page.locator(".recipe-builder-result");
  await result.getByRole("button", { name: "Copy" }).click();
  await result.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.locator("body").getAttribute("data-copy");
  expect(parse(copied!)).toEqual(parse(await result.locator("pre").innerText()));
  expect(complaints).toEqual([]);
});

it("compares sources by capability, kind and status", async () => {
  const page = await openPage(`${website}/docs/generated/ingestion/source-capabilities`);
  const rows = page.locator("#matrix tbody tr:visible");
  const all = await rows.count();
  expect(all).toBe(81);
  await page.getByLabel("Kind").selectOption("BI Tool");
  await page.getByLabel("Capability").selectOption("Column-level lineage");
  await page
    .getByRole("status")
    .filter({ hasText: /^\d+ of/ })
    .waitFor();
  const left = await rows.allInnerTexts();
  expect(left.length).toBeGreaterThan(3);
  for (const text of left) expect(text).toContain("BI Tool");
  expect(left.some((text) => text.startsWith("Tableau"))).toBe(true);
});

it("keeps the filter of the matrix on the way back from a page, and in an address that is sent", async () => {
  const page = await openPage(`${website}/docs/generated/ingestion/source-capabilities`);
  const rows = page.locator("#matrix tbody tr:visible");
  await page.getByLabel("Kind").selectOption("BI Tool");
  await page.getByRole("searchbox", { name: "Filter the sources" }).fill("tableau");
  await expect.poll(() => rows.count()).toBe(1);
  const address = page.url();
  await rows.getByRole("link", { name: "Tableau" }).click();
  await arrive(page, /\/sources\/tableau$/);
  await page.goBack();
  await arrive(page, address);
  await expect.poll(() => rows.count()).toBe(1);
  expect(await page.getByLabel("Kind").inputValue()).toBe("BI-Tool");
  await page.goto(`${address.split("?")[0]}?matrix=power&kind=Sofa`);
  await expect.poll(() => rows.count()).toBeLessThan(5);
  expect(await page.getByLabel("Kind").inputValue()).toBe("");
});

it("is complete without scripts", async () => {
  const page = await openPage(mysql, { javaScriptEnabled: false });
  expect(await page.locator("#fields tbody tr").count()).toBeGreaterThan(80);
  expect(await page.getByText("type: mysql").first().isVisible()).toBe(true);
  expect(await page.getByRole("searchbox", { name: "Filter the fields of mysql" }).isVisible()).toBe(false);
});
