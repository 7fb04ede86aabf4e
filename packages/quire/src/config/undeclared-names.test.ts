import { expect, it } from "vitest";
import { undeclaredNames } from "./undeclared-names.ts";

const names = (code: string) => undeclaredNames(code, "a.js");

it("finds what is assigned without being declared", () => {
  expect(
    names("if (process.env.CI) {\n  base = '/ci/';\n} else base = '/';\nmodule.exports = { base };"),
  ).toEqual(["base"]);
  expect(names("count = 0;\nfor (const one of [1]) count += one;")).toEqual(["count"]);
});

it("leaves alone what is declared in any way, properties, globals and ES modules", () => {
  expect(names("let base;\nbase = '/';")).toEqual([]);
  expect(names("const { a, b: [c] } = d();\na = c = 1;")).toEqual([]);
  expect(names("function add(tree, ...leaves) {\n  tree = leaves = add = 1;\n}")).toEqual([]);
  expect(names("try {} catch (error) {\n  error = 1;\n}")).toEqual([]);
  expect(names("const config = {};\nconfig.title = 'T';\nexports = module.exports = config;")).toEqual([]);
  expect(names("globalThis.elm = 1;\nperformance = 1;")).toEqual([]);
  expect(names("export default 1;\nbase = '/';")).toEqual([]);
  expect(names("base = '/';\nmodule.exports = {")).toEqual([]);
});
