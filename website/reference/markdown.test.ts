import { expect, it } from "vitest";
import { answering, blocks, code, documentLink, fence, questions, section, table, text } from "./markdown.ts";

it("escapes what would mean something", () => {
  expect(text("a_b *c* <d> [e]")).toBe("a\\_b \\*c\\* \\<d\\> \\[e\\]");
  expect(code("a`b")).toBe("``a`b``");
  expect(fence("md", "```\nx\n```")).toBe("````md\n```\nx\n```\n````");
});

it("writes tables whose cells may hold bars", () => {
  expect(
    table(
      ["A", "B"],
      [
        [code("x|y"), undefined],
        ["", "z"],
      ],
    ),
  ).toBe("| A | B |\n| --- | --- |\n| `x\\|y` |  |\n|  | z |");
  expect(table(["A"], [])).toBe("");
});

it("leaves out columns with nothing in them", () => {
  expect(
    table(
      ["A", "B", "C"],
      [
        ["x", undefined, "z"],
        ["x", "", "z"],
      ],
    ),
  ).toBe("| A | C |\n| --- | --- |\n| x | z |\n| x | z |");
});

it("leaves out sections with nothing in them", () => {
  expect(blocks(section(2, "None", ""), section(2, "Some", "x"))).toBe("## Some\n\nx");
});

it("writes questions as a comment, and nothing where none are asked", () => {
  expect(questions(["How?", "why not"])).toBe("<!-- questions:\n- How?\n- why not\n-->");
  expect(questions(undefined)).toBe("");
  expect(answering(["How?"], "So.")).toBe("<!-- questions:\n- How?\n-->\n\nSo.");
  expect(answering(["How?"], "", undefined)).toBe("");
});

it("links documents by their files", () => {
  expect(documentLink("docs/a/b.md", "docs/c/d.md#e", "D")).toBe("[D](../c/d.md#e)");
  expect(documentLink("docs/a/b.md", "docs/a/c.md", "C")).toBe("[C](./c.md)");
  expect(documentLink("docs/a/b.md", "docs/a/d/c.md", "C")).toBe("[C](./d/c.md)");
  expect(documentLink("docs/a/b/c.md", "docs/d.md", "D")).toBe("[D](../../d.md)");
});
