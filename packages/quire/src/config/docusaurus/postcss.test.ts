import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { postcssPlugins } from "./postcss.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "quire-postcss-"));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  write("node_modules/leafwind/index.js", "module.exports = (options) => ({ leaf: options });");
  write("node_modules/barkwind/index.js", "exports.default = (options) => ({ bark: options });");
  write(
    "plugins/missing.js",
    "module.exports = () => ({ configurePostCss: (all) => ({ plugins: [...all.plugins, require('pinewind')] }) });",
  );
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (...plugins: unknown[]) => postcssPlugins({ plugins }, root);

/** A plugin of the site that has these PostCSS plugins, or adds them to those it gets. */
const adding = (added: unknown) => () => ({
  configurePostCss: ({ plugins }: { plugins: unknown[] }) => ({
    plugins: Array.isArray(added) ? [...plugins, ...added] : added,
  }),
});

it("collects what each plugin adds, in every form", async () => {
  const made = (options: unknown) => ({ made: options });
  const ready = { postcssPlugin: "ready" };
  expect(await read(adding([ready, [made, { a: 1 }], ["leafwind", { b: 2 }]]), adding(["barkwind"]))).toEqual(
    [ready, { made: { a: 1 } }, { leaf: { b: 2 } }, { bark: undefined }],
  );
  expect(await read(adding({ leafwind: { c: 3 }, barkwind: false }))).toEqual([{ leaf: { c: 3 } }]);
  const inPlace = () => ({
    configurePostCss: ({ plugins }: { plugins: unknown[] }) => void plugins.push(ready),
  });
  expect(await read(inPlace)).toEqual([ready]);
});

it("has none where nothing is added, or a plugin fails or is not installed", async () => {
  // It says configurePostCss, but has no such method.
  const talking = () => ({ name: "configurePostCss" });
  expect(await read()).toBeUndefined();
  expect(await read(talking)).toBeUndefined();
  expect(await read(adding([]))).toBeUndefined();
  const failing = () => ({ configurePostCss: () => failing.none.none });
  failing.none = undefined as unknown as { none: undefined };
  expect(await read(adding(["leafwind"]), failing)).toBeUndefined();
  expect(await read(adding(["leafwind"]), "./plugins/missing")).toBeUndefined();
  expect(await read(adding(["nowind"]))).toBeUndefined();
});

it("runs no plugin that adds nothing to PostCSS", async () => {
  let runs = 0;
  const other = () => ({ runs: ++runs });
  expect(await read(other, adding(["leafwind"]))).toHaveLength(1);
  expect(runs).toBe(0);
});
