import type { Problem } from "quire";
import { expect, it } from "vitest";
import { fillTemplate } from "./page-template.ts";

const template = "---\ntitle: Console\n---\n\n# Console\n\n<!-- fields: console -->\n\n<!-- list -->\n";

it("puts what marks stand for into the page", () => {
  const problems: Problem[] = [];
  const parts = { fields: (name: string) => `fields(${name})`, list: (name: string) => `list(${name})` };
  expect(fillTemplate("data/x.md", template, parts, problems)).toEqual({
    frontMatter: { title: "Console" },
    markdown: "\n# Console\n\nfields(console)\n\nlist()\n",
  });
  expect(problems).toEqual([]);
});

it("says which line of the template asks for what there is not", () => {
  const problems: Problem[] = [];
  const named = `${template}\n<!-- constructor -->\n`;
  fillTemplate("data/x.md", named, { fields: () => undefined, list: () => "" }, problems);
  expect(problems).toMatchObject([
    { file: "data/x.md", line: 7, column: 1, message: "`<!-- fields: console -->` stands for nothing." },
    { file: "data/x.md", line: 11, column: 1, message: "`<!-- constructor -->` stands for nothing." },
  ]);
});
