/** Pages made of data: their filters, their entries and the explorer of the metadata model. */
import { existsSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, builtFiles, hold, lookAt, openPage, readBuilt, website } from "./support.ts";

describe("the page of environment variables", () => {
  it("is filtered: tables and headings with nothing left go, and a link shows all again", async () => {
    const page = await lookAt(`${website}/docs/deploy/environment-vars`);
    const shown = (selector: string) => page.locator(`article ${selector}`).filter({ visible: true }).count();
    const before = { rows: await shown(".wide-names tbody tr"), headings: await shown(":is(h2, h3)") };
    expect(before.rows).toBeGreaterThan(700);
    await page.getByPlaceholder("Filter the variables").fill("kafka topic");
    await page.getByText(/^\d+ of \d+$/).waitFor();
    const rows = await shown(".wide-names tbody tr");
    expect(rows).toBeGreaterThan(3);
    expect(await page.getByText(`${rows} of ${before.rows}`).isVisible()).toBe(true);
    const headings = await page.locator("article :is(h2, h3)").filter({ visible: true }).allTextContents();
    expect(headings.length).toBeLessThan(before.headings / 2);
    // What it leaves stands right below it: a section without variables goes, too.
    expect(headings[0]).not.toContain("How to set a variable");
    expect(await shown("p:has-text('Set a variable for every component')")).toBe(0);
    await page.getByPlaceholder("Filter the variables").fill("no such variable");
    await page.getByText(`0 of ${before.rows}`).waitFor();
    expect(await shown(".wide-names")).toBe(0);
    await page.evaluate(() => {
      location.hash = "#metadata_service_auth_enabled";
    });
    await page.locator("#metadata_service_auth_enabled").waitFor();
    expect([await shown(".wide-names tbody tr"), await shown(":is(h2, h3)")]).toEqual([
      before.rows,
      before.headings,
    ]);
  });

  it.each([360, 1280])("shows its filter on the first screen, at %i px", async (width) => {
    const page = await lookAt(`${website}/docs/deploy/environment-vars`, {
      viewport: { width, height: 740 },
    });
    const filter = await page.getByPlaceholder("Filter the variables").boundingBox();
    expect(filter!.y + filter!.height).toBeLessThan(740);
  });

  it("is whole without scripts, and shows no filter", async () => {
    const page = await openPage(`${website}/docs/deploy/environment-vars`, { javaScriptEnabled: false });
    expect(await page.getByPlaceholder("Filter the variables").isVisible()).toBe(false);
    expect(await page.getByText("METADATA_SERVICE_AUTH_ENABLED").first().isVisible()).toBe(true);
  });
});

describe("a filter", () => {
  it.each([
    ["/docs/authorization/privileges", "Filter the privileges", "lineage by hand", "#edit_lineage"],
    ["/docs/python-sdk/models", "Filter the classes", "upstreamLineage of", "#upstreamlineageclass"],
    [
      "/docs/api/openapi/endpoints",
      "Filter the endpoints and parameters",
      "relationship",
      "code:has-text('relationship')",
    ],
  ])(
    "of %s has a name, takes keys, and says that it leaves what is looked for",
    async (path, name, words, wanted) => {
      const page = await lookAt(website + path);
      const rows = page.locator("article tbody tr").filter({ visible: true });
      const before = await rows.count();
      await page.getByRole("searchbox", { name }).focus();
      await page.keyboard.type(words);
      await page
        .getByRole("status")
        .filter({ hasText: /^[1-9]\d* of \d+$/ })
        .waitFor();
      expect(await rows.count()).toBeLessThan(before / 2);
      expect(await page.locator(`article ${wanted}`).first().isVisible()).toBe(true);
    },
  );

  it("hides sections that it leaves no row of, with their introductions, until it is cleared", async () => {
    const page = await lookAt(`${website}/docs/authorization/privileges`);
    const introduction = page.getByText("Platform privileges apply to DataHub as a whole");
    await page.getByPlaceholder("Filter the privileges").fill("lineage by hand");
    await introduction.waitFor({ state: "hidden" });
    expect(await page.getByRole("heading", { name: "Platform privileges" }).isVisible()).toBe(false);
    expect(await page.getByText("Metadata privileges apply to assets").isVisible()).toBe(true);
    await page.getByPlaceholder("Filter the privileges").fill("");
    await introduction.waitFor();
    expect(await page.getByRole("heading", { name: "Platform privileges" }).isVisible()).toBe(true);
  });

  const sources = "/docs/generated/ingestion";
  it.each([
    [`${sources}/source-capabilities`, 1280],
    [`${sources}/sources/snowflake`, 390],
    ["/docs/deploy/environment-vars", 390],
    ["/docs/graphql/queries", 390],
    ["/docs/generated/metamodel/explorer", 390],
  ])("of %s, at %i px, stays where it is when it says how much is left", async (path, width) => {
    const page = await lookAt(website + path, { viewport: { width, height: 800 } });
    const filter = page.locator("article .row-filter").last();
    await filter.scrollIntoViewIfNeeded();
    const boxes = () =>
      filter.locator("label, input, select").evaluateAll((all) =>
        all.map((one) => {
          const { x, width, height } = one.getBoundingClientRect();
          return { x, y: one.getBoundingClientRect().y + scrollY, width, height };
        }),
      );
    const before = await boxes();
    const field = filter.locator("input");
    for (const [typed, left] of [
      ["data", /^[1-9]\d*/],
      ["no such thing", /^0/],
    ] as const) {
      await field.fill(typed);
      await filter.locator("[role=status]").filter({ hasText: left }).waitFor();
      expect(await boxes()).toEqual(before);
    }
  });
});

describe("an address with a filter and a place", () => {
  const path = "/docs/deploy/environment-vars";
  const hidden = "metadata_service_auth_enabled";
  const topOf = (page: Page) => page.locator(`#${hidden}`).evaluate((row) => row.getBoundingClientRect().top);

  it.each([
    [path, "kafka", hidden],
    ["/docs/graphql/mutations", "addOwner", "topic-lineage"],
  ])("shows the place, even if the filter hides it: %s?filter=%s#%s", async (path, filter, id) => {
    const page = await lookAt(`${website}${path}?filter=${filter}#${id}`);
    await arrive(page, `${website}${path}#${id}`);
    const place = page.locator(`#${id}`);
    await expect
      .poll(() => place.evaluate((element) => element.getBoundingClientRect().top))
      .toSatisfy((top: number) => top > 0 && top < 400);
    expect(await page.getByRole("searchbox").first().inputValue()).toBe("");
  });

  it("leads to the place no longer once a filter hides it", async () => {
    const page = await lookAt(`${website}${path}#${hidden}`);
    await expect.poll(() => topOf(page)).toBeLessThan(400);
    const field = page.getByPlaceholder("Filter the variables");
    await field.fill("metadata_service_auth");
    await arrive(page, `${website}${path}?filter=metadata_service_auth#${hidden}`);
    await field.fill("kafka");
    await arrive(page, `${website}${path}?filter=kafka`);
  });
});

describe("a page that is filtered", () => {
  it.each([
    ["/docs/cli-commands/reference", "ingest", 2000],
    ["/docs/graphql/objects", "dataset", 2500],
  ])("is found as it was left on the way back: %s", async (path, filter, top) => {
    const page = await lookAt(`${website}${path}?filter=${filter}`);
    const filtered = page.locator("article :is(h2, h3)[hidden]").first();
    await filtered.waitFor({ state: "attached" });
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>(".navbar a[href='/learn']")!.click());
    await arrive(page, `${website}/learn`);
    await page.goBack();
    await arrive(page, `${website}${path}?filter=${filter}`);
    await filtered.waitFor({ state: "attached" });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  });
});

describe("a filter that leaves nothing", () => {
  it.each([
    [`${website}/docs/generated/ingestion/source-capabilities`, ".matrix tbody tr"],
    [`${website}/docs/graphql/objects`, "li:has(> span[id])"],
    [`${website}/docs/generated/metamodel/explorer`, "a.node:not(.dim)"],
  ])("of %s says so, and shows all again", async (address, entry) => {
    const page = await lookAt(address);
    const entries = page.locator(`article ${entry}`).filter({ visible: true });
    const all = await entries.count();
    const field = page.locator("article").getByRole("searchbox");
    await field.fill("no such thing");
    const nothing = page.locator("article p").filter({ hasText: "Nothing matches." });
    await nothing.waitFor();
    expect(await entries.count()).toBe(0);
    await nothing.getByRole("button", { name: "Show all" }).click();
    await nothing.waitFor({ state: "detached" });
    expect(await entries.count()).toBe(all);
    expect(await field.inputValue()).toBe("");
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("and one that leaves little keeps the columns of the table of all sources where they are", async () => {
    const page = await lookAt(`${website}/docs/generated/ingestion/source-capabilities`);
    await page.evaluate(() => document.fonts.ready);
    const ends = () =>
      page.$$eval(".matrix thead th", (heads) => heads.map((head) => head.getBoundingClientRect().right));
    const field = page.getByRole("searchbox", { name: "Filter the sources" });
    await field.focus();
    await page.locator("quire-island[data-hydrated]:has(.row-filter)").waitFor({ state: "attached" });
    const before = await ends();
    await field.fill("csv");
    await page.getByText(/^1 of \d+$/).waitFor();
    for (const [at, end] of (await ends()).entries()) expect(Math.abs(end - before[at]!)).toBeLessThan(6);
  });
});

describe("a filter of names", () => {
  it("shows all again for a link to what it hides, also when the address has that place already", async () => {
    const page = await lookAt(`${website}/docs/graphql/objects`);
    const field = page.getByLabel("Filter the objects");
    const lineage = page.locator("#topic-lineage");
    const link = page.locator(".toc a[href='#topic-lineage']");
    for (const _ of ["first", "again"]) {
      await field.fill("BrowsePath");
      await expect.poll(() => lineage.isVisible()).toBe(false);
      await link.click();
      await lineage.waitFor();
      expect(await field.inputValue()).toBe("");
      await expect.poll(() => lineage.evaluate((head) => head.getBoundingClientRect().top)).toBeLessThan(400);
    }
  });
});

describe("the contents of a page that is filtered", () => {
  it("mark no section that is hidden", async () => {
    const page = await lookAt(`${website}/docs/graphql/mutations`);
    const marked = page.locator(".toc a[aria-current]");
    await page.getByLabel("Filter the mutations").fill("addOwner");
    await page.locator("#topic-lineage").waitFor({ state: "hidden" });
    // What crosses a line is told after the next frame.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        ),
    );
    expect(await marked.allInnerTexts()).toEqual([]);
    await page.locator("#topic-ownership").evaluate((head) => head.scrollIntoView());
    await expect.poll(() => marked.allInnerTexts()).toEqual(["Ownership"]);
  });
});

describe("the reference of commands", () => {
  it("is filtered by commands and by options, and a link shows all again", async () => {
    const page = await lookAt(`${website}/docs/cli-commands/reference`);
    const shown = async (selector: string) =>
      (await page.locator(`article ${selector}`).filter({ visible: true }).allTextContents()).map((text) =>
        text.trim(),
      );
    const headings = ":is(h2, h3):has(code)";
    const whole = [(await shown(headings)).length, (await shown("tbody tr")).length];
    const filter = page.getByPlaceholder("Filter the commands and options");
    await filter.fill("ingest --dry-run");
    await page.getByText(/^\d of \d+$/).waitFor();
    expect(await shown(headings)).toEqual([
      "datahub ingest",
      "datahub ingest rollback",
      "datahub ingest run",
    ]);
    const rows = await shown("tbody tr");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.includes("--dry-run"))).toEqual([]);
    await filter.fill("sql-format");
    await page.getByText(/^1 of \d+$/).waitFor();
    expect(await shown(headings)).toEqual(["datahub check", "datahub check sql-format"]);
    expect((await shown("tbody tr")).length).toBeGreaterThan(0);
    await filter.fill("restore what it replaced");
    await page.getByText(/^1 of \d+$/).waitFor();
    expect((await shown("tbody tr")).length).toBeGreaterThan(0);
    await filter.fill("no such command");
    await page.getByText(/^0 of \d+$/).waitFor();
    expect(await shown(":is(h2, h3, tbody tr, ul)")).toEqual([]);
    for (const id of ["datahub-ingest-run--config", "datahub-init"]) {
      await filter.fill("sql-format");
      await page.getByText(/^1 of \d+$/).waitFor();
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await page.locator(`#${id}`).waitFor();
      expect([(await shown(headings)).length, (await shown("tbody tr")).length]).toEqual(whole);
    }
  });
});

describe("an entry of a reference", () => {
  it.each([
    ["/docs/cli-commands/reference", "datahub-ingest-run--config"],
    ["/docs/deploy/environment-vars", "metadata_service_auth_enabled"],
  ])("%s#%s is a link to itself, and stands out where a link leads to it", async (path, id) => {
    const page = await openPage(website + path);
    await page.locator(`[id="${id}"]`).click();
    await arrive(page, `${website}${path}#${id}`);
    const fresh = await openPage(`${website}${path}#${id}`);
    const row = fresh.locator("tr", { has: fresh.locator(`[id="${id}"]`) });
    await expect
      .poll(() => row.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe("rgb(239, 247, 255)");
    const top = await row.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(800);
  });

  it.each([
    ["/docs/deploy/environment-vars", "METADATA_SERVICE_AUTH_ENABLED"],
    ["/docs/generated/ingestion/sources/snowflake", "authentication_type"],
  ])("%s: %s is selected with a double click, and the page stays where it is", async (path, name) => {
    const page = await openPage(website + path);
    const link = page.locator(`[id="${name.toLowerCase()}"]`);
    // Not at the top, where a link to it would lead.
    await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const topOf = () => link.evaluate((element) => element.getBoundingClientRect().top);
    const top = await topOf();
    await link.dblclick();
    expect(await page.evaluate(() => getSelection()!.toString())).toBe(name);
    expect(page.url()).toBe(`${website}${path}#${name.toLowerCase()}`);
    expect(await topOf()).toBe(top);
    await page.evaluate(() => history.replaceState(history.state, "", location.pathname));
    await link.press("Enter");
    expect(page.url()).toBe(`${website}${path}#${name.toLowerCase()}`);
    const opened = page.context().waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    expect((await opened).url()).toBe(page.url());
  });

  it("a link with an id leads to another page as links do", async () => {
    const page = await openPage(`${website}/docs/quickstart`);
    const first = page.locator("main h1");
    await first.evaluate((heading) => {
      heading.insertAdjacentHTML("afterend", '<a id="named" href="/docs/features#named">There</a>');
    });
    await page.getByText("There", { exact: true }).click();
    await page.waitForURL(`${website}/docs/features#named`);
  });

  it("each option of each command has one, and no two the same", async () => {
    const page = await lookAt(`${website}/docs/cli-commands/reference`);
    const options = page.locator(".wide-names tbody tr");
    const ids = await options.locator("a[id]").evaluateAll((links) => links.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(200);
    expect(ids).toHaveLength(await options.count());
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the explorer of the metadata model", () => {
  it("shows what is near an entity on the first touch, and opens its page on the second", async () => {
    const page = await openPage(undefined, {
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    // The code comes after the first touch, which waits for it.
    const letGo = await hold(page, /\/assets\/island-\d+-.*\.js$/);
    await page.goto(`${website}/docs/generated/metamodel/explorer`);
    const node = (name: string) =>
      page.locator(".explorer a.node").filter({ hasText: new RegExp(`^${name}$`) });
    const words = page.locator(".explorer-words");
    for (const name of ["chart", "domain"]) {
      await node(name).tap();
      letGo();
      await words.getByRole("link", { name, exact: true }).waitFor();
      expect(await page.locator(".explorer a.node.near").count()).toBeGreaterThan(1);
    }
    expect(page.url()).toMatch(/explorer$/);
    await node("domain").tap();
    await arrive(page, /entities\/domain$/);
  });

  it("shows what is near the entity that was typed as clearly as that, and its links are in a group", async () => {
    const page = await lookAt(`${website}/docs/generated/metamodel/explorer`);
    await page.getByRole("searchbox", { name: "Find an entity" }).fill("glossaryNode");
    await page.locator(".explorer a.node.dim").first().waitFor();
    // Else the lines stand out between names that do not.
    const lines = page.locator(".explorer .edges").first();
    expect(await lines.evaluate((group) => Number(getComputedStyle(group).opacity))).toBeLessThan(0.1);
    await page.keyboard.press("Tab");
    const near = page.locator(".explorer a.node.near");
    await near.nth(1).waitFor();
    const opacities = near.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).opacity));
    expect(new Set(await opacities)).toEqual(new Set(["1"]));
    const drawing = page.getByRole("group", { name: "Entities of the metadata model" });
    expect(await drawing.getByRole("link", { name: "glossaryNode" }).isVisible()).toBe(true);
  });

  it("shows the relationships of an entity when its name is typed, and no longer when several are found", async () => {
    const page = await lookAt(`${website}/docs/generated/metamodel/explorer?filter=dataset`);
    const near = page.locator(".explorer a.node.near");
    const words = page.locator(".explorer-words");
    const field = page.getByRole("searchbox", { name: "Find an entity" });
    await near.filter({ hasText: /^container$/ }).waitFor();
    await words.getByRole("link", { name: "dataset", exact: true }).waitFor();
    await field.fill("glossary");
    await expect.poll(() => near.count()).toBe(0);
    expect(await words.getByRole("link").count()).toBe(0);
    // One of several is named in full.
    await field.fill("role");
    await words.getByRole("link", { name: "role", exact: true }).waitFor();
    await field.fill("");
    await expect.poll(() => near.count()).toBe(0);
  });

  it("names what was found above the diagram, in which it may be far down", async () => {
    const page = await lookAt(`${website}/docs/generated/metamodel/explorer`);
    await page.getByRole("searchbox", { name: "Find an entity" }).fill("dashb");
    await page.locator("article p.filter-count").getByRole("link", { name: "dashboard" }).click();
    await arrive(page, /entities\/dashboard$/);
  });

  it("opens a page on one click of a mouse", async () => {
    const page = await lookAt(`${website}/docs/generated/metamodel/explorer`);
    await page
      .locator(".explorer a.node")
      .filter({ hasText: /^chart$/ })
      .click();
    await arrive(page, /entities\/chart$/);
  });
});

it("pages of sources and entities lead to the file of data that they are made of, as guides to theirs", () => {
  const files = new Map<string, string | undefined>();
  for (const page of builtFiles("website", ".html").filter((file) => file.startsWith("docs/"))) {
    files.set(page, /class="edit-link" href="[^"]*\/(website\/[^"]*)"/.exec(readBuilt("website", page))?.[1]);
  }
  expect(files.get("docs/generated/ingestion/sources/mysql.html")).toBe(
    "website/data/next/sources/mysql.yml",
  );
  expect(files.get("docs/1.1.0/generated/metamodel/entities/corpuser.html")).toMatch(
    /^website\/data\/1\.1\.0\/entities\//,
  );
  const missing = [...files].filter(([, file]) => file !== undefined && !existsSync(file));
  expect(missing).toEqual([]);
});
