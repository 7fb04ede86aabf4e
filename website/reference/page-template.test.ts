import type { Problem } from "quire";
import { expect, it } from "vitest";
import { fillTemplate } from "./page-template.ts";

const template = "---\ntitle: Console\n---\n\n# Console\n\n<!-- fields: console -->\n\n<!-- list -->\n";

it("puts what marks stand for into the page", () => {
  const problems: Problem[] = [];
  const fill = (what: string, name: string, documentPath: string) => `${what}(${name}) in ${documentPath}`;
  expect(fillTemplate("data/x.md", template, "docs/x.md", fill, problems)).toEqual({
    path: "docs/x.md",
    frontMatter: { title: "Console" },
    markdown: "\n# Console\n\nfields(console) in docs/x.md\n\nlist() in docs/x.md\n",
  });
  expect(problems).toEqual([]);
});

it("says which line of the template asks for what there is not", () => {
  const problems: Problem[] = [];
  fillTemplate("data/x.md", template, "docs/x.md", (what) => (what === "list" ? "" : undefined), problems);
  expect(problems).toMatchObject([
    { file: "data/x.md", line: 7, column: 1, message: "`<!-- fields: console -->` stands for nothing." },
  ]);
});
