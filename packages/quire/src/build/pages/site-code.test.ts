import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { QuireError } from "../../base/problem.ts";
import { loadSiteCode } from "./site-code.ts";

const folder = mkdtempSync(path.join(tmpdir(), "quire-code-"));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
async function problemOf(code: string) {
  // A module is loaded once.
  const file = path.join(folder, `server-${count++}.mjs`);
  writeFileSync(file, code);
  const error = await loadSiteCode(file, folder).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(QuireError);
  return (error as QuireError).problems[0]!;
}

it("names the module that counts on a browser", async () => {
  const problem = await problemOf(
    "// src/a.js\nvar a = 1;\n// src/b.js\nvar b = window.innerWidth;\nexport {};\n",
  );
  expect(problem).toMatchObject({ code: "code", severity: "error", file: "src/b.js" });
  expect(problem.message).toContain("window is not defined");
  expect(problem.hint).toContain("in an effect");
});

it("says what stands in the place of webpack's require.context", async () => {
  const problem = await problemOf(
    "// src/a.js\nvar require = () => 0;\nvar files = require.context('./data').keys();\n",
  );
  expect(problem).toMatchObject({ file: "src/a.js", hint: expect.stringContaining("import.meta.glob") });
});

it("points to the import in a module of what is not exported", async () => {
  writeFileSync(
    path.join(folder, "b.tsx"),
    'import React from "react";\nimport {\n  kept,\n  gone,\n} from "@theme/link";\n',
  );
  const message = "The requested module 'file:///quire/link.js' does not provide an export named 'gone";
  const problem = await problemOf(
    `throw new SyntaxError(${JSON.stringify(message)} + "ne'");\n// b.tsx\nvar a = gone();\n`.replace(
      "'gone\"",
      "'go\"",
    ),
  );
  expect(problem).toMatchObject({
    message: "gone is imported from @theme/link, which does not export it.",
    file: "b.tsx",
    line: 4,
    column: 3,
  });
});

it("names the document that imports what a module does not have", async () => {
  const message = "The requested module 'file:///quire/link.js' does not provide an export named 'go";
  const problem = await problemOf(
    `throw new SyntaxError(${JSON.stringify(message)} + "ne'");\n// \\0virtual:quire/document/docs/a.mdx.jsx\nvar a = gone();\n`,
  );
  expect(problem).toMatchObject({
    code: "code",
    message: "gone is imported from link, which does not export it.",
    file: "docs/a.mdx",
  });
});
