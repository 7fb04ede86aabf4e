import fc from "fast-check";
import { expect, test } from "vitest";
import { findModuleSyntax } from "../site/source/module-syntax.ts";
import { importAt, importsAt, splitImports } from "./imports.ts";
import { prescan } from "./prescan.ts";

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

test("statements in a document may follow a comment directly", () => {
  for (const comment of ["<!-- a -->", "<!-- a\nb -->", "{/* a */}"]) {
    const { imports, text } = prescan(`${comment}\nimport A from './a';\n\nB\n`);
    expect(imports).toMatchObject([{ local: "A" }]);
    expect(text).not.toContain("import");
  }
});

test("marks that need no escape may have one", () => {
  expect(names("import A from './\\_part.md';")).toEqual(["A default ./_part.md 1"]);
  expect(findModuleSyntax("import A from './\\_part.md';").imports).toEqual(["./_part.md"]);
});

test("what is imported as text is asked for as such", () => {
  const written =
    'import A from "./a.json" with { type: "text" };\nimport b from "./b.json" with {type: \'json\'};';
  expect(names(written)).toEqual(["A default ./a.json?raw 1", "b default ./b.json 2"]);
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

const forms: [clause: string, names: string][] = [
  ["", ""],
  ["A from", "A=default"],
  ["* as A from", "A=*"],
  ["{} from", ""],
  ["{ a, b, c } from", "a=a b=b c=c"],
  ["{ a, b as c, default as d, } from", "a=a c=b d=default"],
  ["A, { b as c } from", "c=b A=default"],
  ["A, * as B from", "A=default B=*"],
  ["from from", "from=default"],
  ["type from", "type=default"],
  ["type, { a } from", "a=a type=default"],
  ["type A from", ""],
  ["type { A, B } from", ""],
  ["{ type A, b } from", "b=b"],
];
const blank = fc.constantFrom(" ", "\n", "\t", "\r\n  ", " /* it's\n} */ ", " // from 'no'\n", "/**/ ");
/** A statement of any form, with white space and comments between its pieces, and what it names. */
const written = fc
  .tuple(
    fc.constantFrom(...forms),
    fc.array(blank, { minLength: 12, maxLength: 12 }),
    fc.constantFrom("'", '"'),
  )
  .map(([[clause, names], blanks, quote]) => {
    let at = 0;
    const text = `import ${clause} ${quote}./x${quote}`.replace(/ /g, () => blanks[at++ % blanks.length]!);
    return { text, names };
  });
const end = fc.constantFrom("", ";", " ; ", "; // why", " /* why */", ' with { type: "json" };');

test("a statement is read in every form, by all who read one", () => {
  fc.assert(
    fc.property(written, end, ({ text, names }, end) => {
      const document = `${text}${end}\nimport last from './y'\n\nText.\n`;
      const read = importAt(document, 0);
      expect(read?.names.map(({ local, imported }) => `${local}=${imported}`).join(" ")).toBe(names);
      const wanted = [
        ...names
          .split(" ")
          .filter(Boolean)
          .map((one) => one.split("=")[0]),
        "last",
      ];
      expect(splitImports(document, 1).imports.map(({ local }) => local)).toEqual(wanted);
      expect(prescan(document).imports.map(({ local }) => local)).toEqual(wanted);
      expect(prescan(document).text.trim()).toBe("Text.");
      expect(findModuleSyntax(document).imports).toEqual(["./x", "./y"]);
    }),
  );
});

test.each([
  "import data from your warehouse",
  "import data from 'x' and more",
  "import data from 'x'; and more",
  "import 'this' carefully",
  "import a b from 'x'",
  "import {a b} from 'x",
  "importA from 'x'",
  "import Afrom 'x'",
  `import ${"/**/ ".repeat(100)} { ${"/* */".repeat(100)}`,
])("prose is none: %j", (text) => {
  expect(importAt(text, 0)).toBeUndefined();
  expect(prescan(text).imports).toEqual([]);
  expect(findModuleSyntax(text).imports).toEqual([]);
});

test("statements in one line are all read, an export behind them stays", () => {
  const text = "import a from './a'; import b from './b';export const c = a + b;\n";
  expect(findModuleSyntax(text).imports).toEqual(["./a", "./b"]);
  expect(prescan(text)).toMatchObject({ imports: [{ local: "a" }, { local: "b" }], computes: true });
});

test("lines of imports are counted once, also of thousands", () => {
  // Counting from the first import for each of them took minutes.
  const text = "import a from './a'\n/* b */\n\n".repeat(60_000);
  const { imports } = splitImports(text, 1);
  expect(imports.at(-1)!.line).toBe(180_000 - 2);
  const lines = "import a from './a'\n".repeat(60_000);
  expect(importsAt(lines, 0, 7)!.bindings.at(-1)!.line).toBe(60_006);
});
