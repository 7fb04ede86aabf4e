import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { formulaDrawer } from "./formulas.ts";

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

it("draws with the KaTeX of the site", () => {
  install("exports.renderToString = (source, options) => source + options.displayMode;");
  const drawer = formulaDrawer(site);
  expect(drawer?.version).toBe("1.2.3");
  expect(drawer?.draw("x", true)).toBe("xtrue");
});

it("gives each formula the site's commands, which another may not change", () => {
  install(
    "exports.renderToString = (source, { macros }) => { const own = macros.a; macros.a = source; return own; };",
  );
  const drawer = formulaDrawer(site, { a: "b" });
  expect([drawer?.draw("x", false), drawer?.draw("y", false)]).toEqual(["b", "b"]);
});

it("is none where KaTeX is not installed", () => {
  expect(formulaDrawer(site)).toBeUndefined();
});

it("says when KaTeX is installed and broken", () => {
  install("require('./part-that-is-gone.js');");
  expect(() => formulaDrawer(site)).toThrow("KaTeX is installed, but cannot be loaded: Cannot find module");
});
