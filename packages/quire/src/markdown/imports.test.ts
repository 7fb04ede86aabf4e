import { expect, test } from "vitest";
import { splitImports } from "./imports.ts";

const names = (code: string) =>
  splitImports(code, 1).imports.map(({ local, imported, specifier, line }) =>
    [local, imported, specifier, line].join(" "),
  );

test("statements stand on lines of their own, share one, and have comments behind them", () => {
  expect(
    names(
      "import A from './a'; import B, { c as d } from \"./b\" // both\nimport {\n  e,\n} from './e'; /* e */\nimport './f.css'",
    ),
  ).toEqual(["A default ./a 1", "d c ./b 1", "B default ./b 1", "e e ./e 2"]);
});

test("what looks like a statement in text and comments is none, and stays", () => {
  const code =
    "export const sample = `\nimport x from 'x';\n`;\n// import y from 'y'\nexport const z = 'import z';";
  expect(splitImports(code, 1)).toEqual({ imports: [], rest: code });
});

test("the rest keeps its lines", () => {
  expect(splitImports("import {\n  a,\n} from 'a';\nexport const b = a;", 1).rest).toBe(
    "\n\n\nexport const b = a;",
  );
});
