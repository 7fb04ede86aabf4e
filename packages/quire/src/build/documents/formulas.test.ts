import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { formulaRenderer } from "./formulas.ts";

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "quire-formulas-"));
});
afterEach(() => rmSync(site, { recursive: true }));

/** A package by the name of KaTeX, with the given code. */
function install(code: string): void {
  const folder = path.join(site, "node_modules/katex");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{ "version": "1.2.3", "main": "index.js" }');
  writeFileSync(path.join(folder, "index.js"), code);
}

it("renders with the KaTeX of the site", () => {
  install("exports.renderToString = (source, options) => source + options.displayMode;");
  const renderer = formulaRenderer(site);
  expect(renderer?.version).toBe("1.2.3");
  expect(renderer?.ofDocument()("x", true)).toBe("xtrue");
});

it("gives each document the site's commands, to which its formulas may add for those after them", () => {
  install(
    "exports.renderToString = (source, { macros }) => { const own = macros.a; macros.a = source; return own; };",
  );
  const renderer = formulaRenderer(site, { a: "b" })!;
  const [first, second] = [renderer.ofDocument(), renderer.ofDocument()];
  expect([first("x", false), first("y", false), second("z", false)]).toEqual(["b", "x", "b"]);
});

it("lets formulas define commands for those after them in the document, once more, too", () => {
  install(
    "exports.renderToString = (_, { macros, globalGroup }) => globalGroup + ' ' + macros['\\\\newcommand'];",
  );
  expect(formulaRenderer(site)!.ofDocument()("x", false)).toBe("false undefined");
  expect(formulaRenderer(site, {}, "document")!.ofDocument()("x", false)).toBe("true \\providecommand");
});

it("is none where KaTeX is not installed", () => {
  expect(formulaRenderer(site)).toBeUndefined();
});

it("says when KaTeX is installed and broken", () => {
  install("require('./part-that-is-gone.js');");
  expect(() => formulaRenderer(site)).toThrow("KaTeX is installed, but cannot be loaded: Cannot find module");
});
