import { expect, test } from "vitest";
import { compileText, places, show } from "./fixtures/compile-text.ts";

const table = ["| a | b |", "|---|---|", "| 1 | 2 |"];

test.each(["md", "mdx"] as const)("an admonition ends right below a table: %s", async (format) => {
  const page = await compileText(
    [
      ":::note",
      ...table,
      ":::",
      "",
      "After [a](b.md).",
      "",
      "> :::tip",
      ...table.map((row) => `> ${row}`),
      "> :::",
    ].join("\n"),
    { format },
  );
  expect(page.problems).toEqual([]);
  expect(show(page.body)).toMatch(
    /<\/table>.*<\/Admonition><p>After .*<\/p>\n<blockquote>.*<\/Admonition><\/blockquote>/s,
  );
  expect(show(page.body)).not.toContain("::");
  expect(page.links).toMatchObject([{ line: 7, column: 7 }]);
});

test("the rows of a table in code stay together, above the colons, too", async () => {
  const code = [...table, ":::"].join("\n");
  expect(show((await compileText(`\`\`\`md\n${code}\n\`\`\`\n`)).body)).toContain(JSON.stringify(code));
});

test("places of what is no valid MDX are those of the file", async () => {
  const text = [":::note", ...table, ":::", "", "<b>"].join("\n");
  expect(places(await compileText(text, { format: "mdx" }))).toEqual(["mdx-syntax 7:1"]);
});

test("other problems keep their places", async () => {
  const text = [":::note", ...table, ":::", "", "## A {#b c}", "", "</i>"].join("\n");
  expect(places(await compileText(text))).toEqual(["heading-id 7:6", "html-stray 9:1"]);
});
