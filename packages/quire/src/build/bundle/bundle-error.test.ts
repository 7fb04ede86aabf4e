import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { QuireError } from "../../base/problem.ts";
import { bundleError } from "./bundle-error.ts";

function problemsOf(error: object, siteDir = "/site") {
  try {
    return bundleError(error as Error, siteDir);
  } catch (thrown) {
    return (thrown as QuireError).problems;
  }
}

const parseError = (file: string, column: number) => ({
  message: `[PARSE_ERROR] Identifier \`a\` has already been declared\n  ${file}:2:14`,
  loc: { file, line: 2, column },
});

it("names what lies in an error that wraps errors, at its place in the site", () => {
  const problems = problemsOf({
    message: "Build failed",
    errors: [{ errors: [parseError("/site/a.tsx", 13)] }],
  });
  expect(problems).toEqual([
    {
      code: "code",
      severity: "error",
      message: "Identifier `a` has already been declared",
      file: "a.tsx",
      line: 2,
      column: 14,
    },
  ]);
});

it("names the package that a PostCSS configuration lacks, and no place in the style sheet", () => {
  const message =
    "[vite:css] Failed to load PostCSS config (searchPath: /site): [Error] Loading PostCSS Plugin failed: Cannot find module 'tailwindcss'";
  expect(
    problemsOf({
      errors: [{ message, id: "/site/a.css", loc: { file: "/site/a.css", line: 1, column: 0 } }],
    }),
  ).toEqual([
    {
      code: "code",
      severity: "error",
      message: "The site's PostCSS configuration needs the package `tailwindcss`, which is not installed.",
      hint: "Run `npm install tailwindcss` in the site folder, or remove the configuration.",
    },
  ]);
});

it("tells once of what is told twice", () => {
  const error = { message: 'failed to resolve import "./b" from "/site/a.tsx"' };
  expect(problemsOf({ message: "Build failed", errors: [error, error] })).toHaveLength(1);
});

it("gives no line of a document, since what was bundled is not its text", () => {
  const problems = problemsOf({ message: "Build failed", errors: [parseError("docs/page.mdx", 13)] });
  expect(problems).toEqual([
    {
      code: "code",
      severity: "error",
      message: "Identifier `a` has already been declared",
      file: "docs/page.mdx",
    },
  ]);
});

it("says of what settings name and is not there that the configuration names it", () => {
  const message = (name: string, module: string) =>
    `Could not resolve '${name}' in \\0virtual:quire/${module}`;
  const problems = problemsOf({
    errors: [
      { message: message("/site/src/css/custom.css", "styles") },
      { message: 'Failed to resolve import "icon-package" from "\\0virtual:quire/server".' },
    ],
  });
  expect(problems).toMatchObject([
    { message: "The configuration names `src/css/custom.css`, which does not exist." },
    { message: "The configuration names `icon-package`, which does not exist." },
  ]);
});

it.each([
  ["swiper/modules", "swiper"],
  ["@acme/cards/lib/card.js", "@acme/cards"],
])("names the package to install for %s", (specifier, name) => {
  const [problem] = problemsOf({ message: `Failed to resolve import "${specifier}" from "/site/a.tsx".` });
  expect(problem).toMatchObject({
    message: `"${specifier}" is imported, but does not exist.`,
    hint: `Install \`${name}\`, or remove the import.`,
  });
});

it("names the package that a style sheet imports, and that is not installed", () => {
  const [problem] = problemsOf({
    message: "[vite:css] [postcss] ENOENT: no such file or directory, open 'kettle-css/all'",
    id: "/site/css/site.css",
  });
  expect(problem).toMatchObject({
    code: "unresolved-import",
    message: '"kettle-css/all" is imported, but does not exist.',
    file: "css/site.css",
    hint: "Install `kettle-css`, or remove the import.",
  });
});

it("names a module that has no such export by its place in the site", () => {
  const [problem] = problemsOf({
    message: '[MISSING_EXPORT] "Card" is not exported by "../site/src/card.tsx".',
    code: "MISSING_EXPORT",
    exporter: "/site/src/card.tsx",
    loc: { file: "/site/a.tsx", line: 1, column: 9 },
  });
  expect(problem).toMatchObject({
    message: '"Card" is not exported by "src/card.tsx".',
    file: "a.tsx",
    line: 1,
    column: 10,
  });
});

it.each(["@site/parts/card.tsx", "./parts/card"])("finds the import of %s in a document", (specifier) => {
  const folder = mkdtempSync(path.join(tmpdir(), "quire-error-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "a.mdx"), `# Title\n\nimport Card from "${specifier}";\n`);
  const error = {
    message: '[MISSING_EXPORT] "default" is not exported by "parts/card.tsx".',
    exporter: path.join(folder, "parts/card.tsx"),
    id: "\0virtual:quire/document/a.mdx.jsx",
  };
  expect(problemsOf(error, folder)).toMatchObject([
    {
      message: '"default" is not exported by "parts/card.tsx".',
      file: "a.mdx",
      line: 3,
      hint: "Add `export default` to that module, or import a name: `{ … }`.",
    },
  ]);
});

it("says of what is neither code nor text that it is no module, in place of what a parser makes of it", () => {
  const loc = { file: "/site/data/prices.parquet", line: 1, column: 3 };
  expect(problemsOf({ message: "Expected a semicolon", code: "PARSE_ERROR", loc })).toEqual([
    {
      code: "code",
      severity: "error",
      message: "prices.parquet is imported, but `.parquet` files are not modules.",
      file: "data/prices.parquet",
      hint: expect.stringContaining("?url"),
    },
  ]);
});

it("finds the line of Sass, in the file that was read where it failed", () => {
  const [problem] = problemsOf({
    message:
      "[sass] Undefined variable.\n  ╷\n3 │ a { color: $b }\n  ╵\n  /site/css/_links.scss 3:12  @use\n  /site/css/site.scss 1:1     root stylesheet",
    id: "/site/css/site.scss",
  });
  expect(problem).toMatchObject({
    message: "Undefined variable.",
    file: "css/_links.scss",
    line: 3,
    column: 12,
  });
});

it("finds the file in the head of the lines that are shown, where it stands nowhere else", () => {
  const [problem] = problemsOf({
    message:
      "Build failed with 1 error:\n\n\u001b[31m[builtin:vite-transform] \u001b[0mUnterminated regular expression\n   \u001b[38;5;246m╭\u001b[0m\u001b[38;5;246m─\u001b[0m\u001b[38;5;246m[\u001b[0m src/cup.tsx:2:28 \u001b[38;5;246m]\u001b[0m\n",
  });
  expect(problem).toEqual({
    code: "code",
    severity: "error",
    message: "Unterminated regular expression",
    file: "src/cup.tsx",
    line: 2,
    column: 28,
  });
});

it("says which compiler of style sheets to install", () => {
  const message = 'Preprocessor dependency "sass-embedded" not found. Did you install it?';
  expect(problemsOf({ message, id: "/site/src/page.module.scss" })).toMatchObject([
    {
      message: "This kind of style sheet needs the package `sass`, which is not installed.",
      file: "src/page.module.scss",
      hint: "Run `npm install sass` in the site folder.",
    },
  ]);
});

it("tells what is wrong with a style sheet that another imports, its position once", () => {
  const message = "[vite:css] [postcss] postcss-import: /site/css/b.css:1:18: Unknown word c";
  const loc = { file: "/site/css/b.css", line: 1, column: 17 };
  expect(problemsOf({ errors: [{ message, loc }] })).toMatchObject([
    {
      message: "Unknown word c",
      file: "css/b.css",
      line: 1,
      column: 18,
      hint: "Look here and just before for a missing semicolon, bracket or brace.",
    },
  ]);
});

it("gives advice on the syntax of a style sheet only where that is what is wrong, and on a module of the site", () => {
  const hintOf = (error: object) => (problemsOf(error) as readonly { hint?: string }[])[0]?.hint;
  const loc = { file: "/site/css/b.css", line: 1, column: 17 };
  expect(hintOf({ message: "The `oak` class does not exist.", loc })).toBeUndefined();
  const message = '[MISSING_EXPORT] "default" is not exported by "node_modules/oak/index.js".';
  const exporter = "/site/node_modules/oak/index.js";
  expect(hintOf({ message, exporter, id: "/site/a.ts" })).toBe("Import a name: `{ … }`.");
});
