import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SiteContents } from "../site/files/contents.ts";
import { pageMarkdown } from "../twin/page-markdown.ts";
import { openDocumentation } from "./documentation.ts";
import { createMcpServer } from "./server.ts";

const contents: SiteContents = {
  title: "Tea",
  address: "https://example.org/base",
  versions: [
    {
      id: "current",
      label: "Next",
      isDefault: true,
      path: "/docs",
      sections: [
        {
          label: "All",
          items: [
            { label: "Huge", path: "/docs/huge", description: "Long." },
            { label: "Grün", path: "/docs/grüner tee#aufguss" },
            { label: "Forum", path: "https://forum.example.org/tea#new" },
          ],
        },
        { label: "Guides", heading: "Brewing", items: [{ label: "Line", path: "/docs/line" }] },
        { label: "Guides", items: [{ label: "Fields", path: "/docs/fields" }] },
      ],
    },
  ],
  pages: [],
};
const lines = Array.from({ length: 9_000 }, (_, index) => `<p>Line ${index} of many 🫖🫖🫖.</p>`);
const rows = Array.from(
  { length: 150 },
  (_, index) => `<tr id="f${index}"><td>f${index}</td><td>heat</td></tr>`,
);
const pages: Record<string, string> = {
  "docs/huge": `<h1>Huge</h1><h2 id="part">Part</h2>${lines.join("")}`,
  "docs/parts": `<h1>Parts</h1>${["a", "b", "c"]
    .map(
      (id) =>
        `<h2 id="${id}">${id}</h2>${lines.slice(0, 30).join("")}<h3 id="${id}-1">${id} 1</h3><p>End.</p>`,
    )
    .join("")}`,
  "docs/line": `<h1>Line</h1><p>${"🫖".repeat(1_000)}</p>`,
  "docs/grüner tee": '<h1>Grüner Tee</h1><h2 id="größe">Größe</h2><p>Klein.</p>',
  "docs/c#": "<h1>C#</h1><p>A language.</p>",
  "docs/fields": `<h1>Fields</h1><table><tr><th>Field</th><th>What</th></tr>${rows.join("")}</table>`,
};

let folder: string;
const client = new Client({ name: "test", version: "1" });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "quire-mcp-"));
  mkdirSync(path.join(folder, "docs"));
  writeFileSync(path.join(folder, "contents.json"), JSON.stringify(contents));
  writeFileSync(path.join(folder, "_headers"), "");
  writeFileSync(path.join(folder, "_redirects"), "/base/docs/alt /base/docs/gr%C3%BCner%20tee 301\n");
  for (const [name, body] of Object.entries(pages)) {
    const html = `<html><body><main id="main">${body}</main></body></html>`;
    writeFileSync(path.join(folder, `${name}.html`), html);
    writeFileSync(path.join(folder, `${name}.md`), pageMarkdown(html));
  }
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createMcpServer(openDocumentation(folder)).connect(there);
  await client.connect(here);
});

afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

async function call(name: string, args: Record<string, unknown>) {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { isError: isError === true, text: first!.text, data: structuredContent as Record<string, never> };
}

it("has the tools, and they the parameters, that the manual names", async () => {
  const manual = readFileSync(path.join(import.meta.dirname, "../../manual/docs/programs.md"), "utf8");
  const [, table] = /^\| Tool \|.*\n.*\n((?:\|.*\n)+)/m.exec(manual)!;
  const told = table!
    .trim()
    .split("\n")
    .map((row) =>
      [
        ...row
          .split(" | ", 2)
          .join()
          .matchAll(/`(\w+)`/g),
      ].map(([, name]) => name),
    );
  const { tools } = await client.listTools();
  const own = tools.map(({ name, inputSchema }) => [name, ...Object.keys(inputSchema.properties!)]);
  const sorted = (list: (string | undefined)[][]) =>
    list.map(([name, ...takes]) => [name, ...takes.sort()]).sort();
  expect(sorted(told)).toEqual(sorted(own));
});

describe("read_page", () => {
  it.each(["docs/huge", "docs/line"])(
    "gives %s in pieces that make it whole again, cut at lines, and never within a character",
    async (page) => {
      const whole = pageMarkdown(`<main>${pages[page]}</main>`);
      const limit = page === "docs/line" ? 501 : 20_000;
      let text = "";
      let offset: number | undefined = 0;
      while (offset !== undefined) {
        const { data } = await call("read_page", { page, offset, limit });
        const piece: string = data.text!;
        expect(piece.length).toBeLessThanOrEqual(limit);
        if (page === "docs/huge" && data.nextOffset !== undefined) expect(piece.endsWith("\n")).toBe(true);
        if (data.nextOffset !== undefined) expect(piece.length).toBeGreaterThan(limit / 2);
        // Half a character cannot be encoded.
        expect(() => encodeURIComponent(piece)).not.toThrow();
        text += piece;
        offset = data.nextOffset;
      }
      expect(text).toBe(whole);
    },
  );

  it.each([
    "/docs/huge",
    "docs/huge/",
    "/base/docs/huge.md",
    "https://example.org/base/docs/huge.html?x=1",
    "https://example.org/base/docs/huge/index.html",
  ])("takes %s for the same page", async (page) => {
    expect((await call("read_page", { page })).data.url).toBe("https://example.org/base/docs/huge");
  });

  it("names the sections that follow what it gives", async () => {
    const { text } = await call("read_page", { page: "/docs/parts", limit: 500 });
    expect(text).toMatch(/continue with offset \d+, or read one of these sections: b, c\.\)$/);
    const ofPart = await call("read_page", { page: "/docs/huge", section: "part" });
    expect(ofPart.text).toMatch(/continue with offset \d+\.\)$/);
  });

  it("finds a page by the address that it had before, and the section that was asked for", async () => {
    const moved = await call("read_page", { page: "https://example.org/base/docs/alt#größe" });
    expect(moved.data).toMatchObject({
      url: "https://example.org/base/docs/gr%C3%BCner%20tee#gr%C3%B6%C3%9Fe",
      text: expect.stringContaining("Klein."),
    });
  });

  it("gives the row of a table that an anchor names", async () => {
    const { data } = await call("read_page", { page: "/docs/fields", section: "#f1" });
    expect(data.text).toBe("Field: f1\nWhat: heat");
  });

  it("refuses more than it gives at once, and what is no page", async () => {
    expect((await call("read_page", { page: "/docs/huge", limit: 1e9 })).isError).toBe(true);
    expect((await call("read_page", { page: "https://example.org/other/docs/huge" })).text).toMatch(
      /not a page/,
    );
    expect((await call("read_page", { page: "/basement" })).text).toMatch(/no page \/basement/);
    const secret = `${folder}-secret`;
    for (const ending of [".md", ".html"]) writeFileSync(secret + ending, "# Secret");
    expect((await call("read_page", { page: `/../${path.basename(secret)}` })).text).toMatch(/no page/);
    for (const ending of [".md", ".html"]) rmSync(secret + ending);
    expect((await call("read_page", { page: "%" })).text).toMatch(/no page/);
  });
});

describe("find_fields", () => {
  it("gives rows page by page, the exact name first", async () => {
    const all = await call("find_fields", { page: "/docs/fields", query: "heat", limit: 100 });
    expect([all.data.total, all.data.nextOffset]).toEqual([150, 100]);
    const one = await call("find_fields", { page: "/docs/fields", query: "f1" });
    expect(one.data.fields![0]).toEqual({
      name: "f1",
      url: "https://example.org/base/docs/fields#f1",
      cells: [
        { column: "Field", text: "f1" },
        { column: "What", text: "heat" },
      ],
    });
    expect((await call("find_fields", { page: "/docs/fields", query: "cold" })).text).toMatch(
      /No field .* has cold/,
    );
  });

  it("gives those with some of the words if none has all, and says so", async () => {
    const { text, data } = await call("find_fields", { page: "/docs/fields", query: "f1 cold" });
    expect(text).toMatch(/No field has all of these words: f1 cold/);
    expect(data.fields![0]).toMatchObject({ name: "f1" });
  });

  it("gives only those with all of the words if there are any", async () => {
    const { text, data } = await call("find_fields", { page: "/docs/fields", query: "heat f14" });
    expect(text).not.toMatch(/has all of these words/);
    expect(data.total).toBe(11);
    expect(data.fields).toContainEqual(expect.objectContaining({ name: "f149" }));
  });
});

it("addresses are those that clients can open", async () => {
  const url = "https://example.org/base/docs/gr%C3%BCner%20tee";
  for (const page of ["/docs/grüner tee", "/docs/gr%C3%BCner%20tee", `${url}.md`])
    expect((await call("read_page", { page })).data.url).toBe(url);
  const sharp = "https://example.org/base/docs/c%23";
  expect((await call("read_page", { page: sharp })).data.url).toBe(sharp);
  const section = await call("read_page", { page: `${url}#gr%C3%B6%C3%9Fe` });
  expect([section.data.url, section.data.text]).toEqual([`${url}#gr%C3%B6%C3%9Fe`, "## Größe\n\nKlein."]);
  const { data } = await call("list_contents", { section: ["All"] });
  expect(data.nextOffset).toBeUndefined();
  const urls = (data.items! as { url: string }[]).map((item) => item.url);
  expect(urls).toEqual([
    "https://example.org/base/docs/huge",
    `${url}#aufguss`,
    "https://forum.example.org/tea#new",
  ]);
});

it("list_contents says below which heading a section is", async () => {
  const { text, data } = await call("list_contents", {});
  expect(text).toContain("- Brewing › Guides (section, 1 pages)");
  expect(data.items![1]).toMatchObject({ label: "Guides", heading: "Brewing" });
});

it("list_contents gives what is in all sections of a label", async () => {
  const { data } = await call("list_contents", { section: ["guides"] });
  expect((data.items! as { label: string }[]).map(({ label }) => label)).toEqual(["Line", "Fields"]);
});

it.each([
  ["list_contents", { offset: 7 }],
  ["find_fields", { page: "/docs/fields", query: "heat", offset: 150 }],
  ["read_page", { page: "/docs/line", offset: pageMarkdown(`<main>${pages["docs/line"]}</main>`).length }],
])("%s says that an offset is past the end", async (name, args) => {
  const { isError, text } = await call(name, args);
  expect([isError, text]).toEqual([true, expect.stringMatching(/past the end/)]);
});

it("search says that there is none in a site without an index", async () => {
  const { isError, text } = await call("search", { query: "tea" });
  expect([isError, text]).toEqual([true, expect.stringContaining("no search index")]);
});

it("a new build is seen at the next question", async () => {
  const labels = async () => (await call("list_contents", { section: ["All"] })).text;
  expect(await labels()).toContain("Huge");
  const changed = JSON.stringify(contents).replace('"Huge"', '"Larger"');
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(path.join(folder, "contents.json"), changed);
  expect(await labels()).toContain("Larger");
});

it("a folder without a built site is refused", () => {
  expect(() => openDocumentation(path.join(folder, "docs"))).toThrow(/no built site/);
});
