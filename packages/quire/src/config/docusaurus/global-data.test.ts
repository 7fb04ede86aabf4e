import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readGlobalData } from "./global-data.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "quire-global-data-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (plugins: unknown[]) =>
  readGlobalData({ baseUrl: "/", i18n: { defaultLocale: "de" }, plugins }, root);

interface Given {
  content: unknown;
  actions: { setGlobalData(data: unknown): void; addRoute(route: object): void };
}

it("runs plugins of the site's own that give components data, and no others", async () => {
  const file = path.join(root, "team.js");
  writeFileSync(
    file,
    `const fs = require("fs");
module.exports = (context, { id, source }) => ({
  name: "team",
  loadContent: async () => JSON.parse(fs.readFileSync(context.siteDir + "/" + source, "utf8")),
  async contentLoaded({ content, actions: { setGlobalData } }) { setGlobalData({ id, people: content }); },
});`,
  );
  writeFileSync(path.join(root, "people.json"), '["Ann"]');
  const inline = () => ({
    name: "inline",
    contentLoaded({ content, actions }: Given) {
      actions.addRoute({ path: "/none" });
      actions.setGlobalData({ content, at: new Date(0) });
    },
  });
  const translated = ({ i18n }: { i18n: object }) => ({
    name: "translated",
    contentLoaded: ({ actions }: Given) => actions.setGlobalData(i18n),
  });
  const disabled = (_: object, { data }: { data?: object }) =>
    data ? { contentLoaded: ({ actions }: Given) => actions.setGlobalData(data) } : null;
  const other = () => {
    throw new Error("never run");
  };
  const german = { defaultLocale: "de", locales: ["de"], currentLocale: "de" };
  const { data, advice } = await read([
    "./team",
    ["./team", { id: "guests", source: "people.json" }],
    inline,
    translated,
    [translated, { id: "again" }],
    disabled,
    other,
    false,
    "setGlobalData-package",
  ]);
  expect(data).toEqual({
    team: { guests: { id: "guests", people: ["Ann"] } },
    inline: { default: { at: "1970-01-01T00:00:00.000Z" } },
    translated: { default: german, again: german },
  });
  expect(advice.map(({ problem }) => problem.message)).toEqual([
    expect.stringMatching(/^A plugin of the site's own failed, so its data is missing: ENOENT/),
  ]);
});

it("takes tags that plugins of the site's own add to the head, and scripts of the body", async () => {
  const counter = () => ({
    loadContent: () => "https://a.example/a.js",
    injectHtmlTags: ({ content }: { content: string }) => ({
      headTags: [{ tagName: "script", attributes: { src: content, async: true, defer: false } }, null],
      postBodyTags: '<script src="/b.js"></script>',
    }),
  });
  const chat = () => ({ name: "chat", injectHtmlTags: () => ({ preBodyTags: [{ tagName: "div" }] }) });
  const { head, advice } = await read([counter, chat]);
  expect(head).toEqual([
    { tag: "script", attributes: { src: "https://a.example/a.js", async: true } },
    { tag: "script", attributes: { src: "/b.js", defer: true } },
  ]);
  expect(advice.map(({ problem }) => problem.message)).toEqual([
    expect.stringMatching(/^The plugin chat adds tags to the body/),
  ]);
});

it("writes the files that plugins create into the folder that Docusaurus has for them", async () => {
  const api = (context: { generatedFilesDir: string }, { id }: { id: string }) => ({
    name: "api",
    async contentLoaded({
      actions,
    }: {
      actions: { createData(file: string, text: string): Promise<string> };
    }) {
      const file = await actions.createData("parts/mill.md", "# Mill\n");
      expect(file).toBe(path.join(context.generatedFilesDir, "api", id, "parts/mill.md"));
      expect(readFileSync(file, "utf8")).toBe("# Mill\n");
    },
  });
  expect(await read([api, [api, { id: "own" }]])).toMatchObject({ data: {}, advice: [], created: ["api"] });
  expect.assertions(5);
});

it("finds no plugins in a file that exports no configuration", async () => {
  const { data } = await readGlobalData(undefined, root);
  expect(data).toEqual({});
});

it("says that data may be missing as a package that reads it is not installed", async () => {
  writeFileSync(
    path.join(root, "tides.js"),
    `const { load } = require("tables-of-yaml");
module.exports = () => ({ name: "tides", contentLoaded: ({ actions }) => actions.setGlobalData({ tides: load("t.yml") }) });`,
  );
  const { data, advice } = await read(["./tides"]);
  expect(data).toEqual({ tides: { default: {} } });
  expect(advice.map(({ problem }) => [problem.message, problem.hint])).toEqual([
    [
      "The plugin tides uses tables-of-yaml, not installed, so the data that it gives components may be missing.",
      "Run `npm install`, or `npm install tables-of-yaml`.",
    ],
  ]);
});
