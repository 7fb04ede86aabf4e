import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  readGlobalData({ baseUrl: "/", plugins }, { root, cacheDir: path.join(root, ".quire/cache") });

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
  const other = () => {
    throw new Error("never run");
  };
  const { data, advice, files } = await read([
    "./team",
    ["./team", { id: "guests", source: "people.json" }],
    inline,
    other,
    false,
    "setGlobalData-package",
  ]);
  expect(data).toEqual({
    team: { guests: { id: "guests", people: ["Ann"] } },
    inline: { default: { at: "1970-01-01T00:00:00.000Z" } },
  });
  expect(new Set(files)).toEqual(new Set([file]));
  expect(advice.map(({ problem }) => problem.message)).toEqual([
    expect.stringMatching(/^A plugin of the site's own failed, so its data is missing: ENOENT/),
  ]);
});
