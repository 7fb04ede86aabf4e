import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnswerBlock } from "./answer.ts";
import { blockText } from "./block-text.ts";
import { markdownBlocks } from "./markdown-blocks.ts";
import { isSafe, spansOf } from "./spans.ts";
import { twinSection } from "./twin-section.ts";

const types = (markdown: string) => markdownBlocks(markdown).map(({ type }) => type);

describe("Markdown as blocks", () => {
  it("has paragraphs, headings, lists, code, tables and notes", () => {
    const text =
      'One\ntwo.\n\n## Three\n\n- a\n- b\n\n1. c\n2. d\n\n```sh title="x"\nls\n```\n\n| A | B |\n| --- | --- |\n| `a\\|b` | c |\n\n> **Note**\n> Text.\n\n:::tip Title\nInside.\n:::\n';
    expect(types(text)).toEqual(["paragraph", "heading", "list", "list", "code", "table", "note", "note"]);
    expect(markdownBlocks(text)[4]).toEqual({ type: "code", language: "sh", title: "x", text: "ls" });
    expect(markdownBlocks(text)[5]).toMatchObject({
      rows: [[[{ text: "a|b", kind: "code" }], [{ text: "c" }]]],
    });
  });

  it("keeps what belongs to an item of a list", () => {
    const [list] = markdownBlocks("1. Run it:\n\n   ```sh\n   ls\n   ```\n\n2. Look:\n   - a\n   - b\n");
    expect(list!.type === "list" && list!.items.map((item) => item.map(({ type }) => type))).toEqual([
      ["paragraph", "code"],
      ["paragraph", "list"],
    ]);
  });

  it("reads what is not finished as far as it is there", () => {
    expect(types("```sh\nls")).toEqual(["code"]);
    expect(types("| A |\n| --")).toEqual(["table"]);
    expect(spansOf("see [here](htt")).toEqual([{ text: "see [here](htt" }]);
  });

  it("reads a break within a cell as a space", () => {
    const [table] = markdownBlocks("| A |\n| --- |\n| `a`<br>One.<br/>Two. |\n");
    expect(blockText(table!)).toBe("A\na One. Two.");
  });

  it("never gives HTML, nor a link that runs something", () => {
    const evil =
      "<img src=x onerror=alert(1)>a <b>b</b> [c](javascript:alert(1)) [d](//evil.example) [e](data:text/html,x) <https://ok.example> <http://host:port> <https://a@b.example>";
    expect(spansOf(evil)).toEqual([
      { text: "a b c d e " },
      { text: "https://ok.example", kind: "link", to: "https://ok.example" },
      { text: " http://host:port https://a@b.example" },
    ]);
    for (const bad of [
      "javascript:alert(1)",
      "JAVASCRIPT:1",
      "//x",
      "/\\x",
      "data:,",
      "https://a@b.example",
      "vbscript:1",
      " /x",
    ])
      expect([bad, isSafe(bad)]).toEqual([bad, false]);
    for (const good of ["/docs/a", "#b", "https://a.example/x"]) expect(isSafe(good)).toBe(true);
  });

  it.each(["`", "[", "![", "**b ", "*b ", "<!--"])(
    "leaves thousands of %j as they are, without a wait",
    (sign) => {
      const text = `x ${sign.repeat(3000)}`.trim();
      expect(markdownBlocks(text).map(blockText)).toEqual([text]);
    },
  );

  it.each([
    ["a paragraph with a gap", (gap: string) => `a${gap}b`],
    ["a heading with a gap", (gap: string) => `# a${gap}b`],
    ["a row above a gap", (gap: string) => `|\n-${gap}b`],
    ["an item above a gap", (gap: string) => `- a\n${gap.replaceAll(" ", "\n")}  b`],
    ["items with gaps", (gap: string) => gap.replaceAll("    ", "- a\n\n")],
  ])("reads %s in proportion to its length", (_, write) => {
    // Each of these took minutes.
    expect(markdownBlocks(write(" ".repeat(300_000))).length).toBeGreaterThan(0);
  });

  it("keeps the blank lines of code in a list", () => {
    const [list] = markdownBlocks("- a\n\n  ```\n  b\n\n\n  c\n  ```\n");
    expect(list).toMatchObject({ items: [[{}, { type: "code", text: "b\n\n\nc" }]] });
  });

  it("makes no more cells than are written, of however many columns", () => {
    const wide = "|a".repeat(20_000);
    const [table] = markdownBlocks(`${wide}|\n${wide.replaceAll("a", "-")}|\n${"|a|\n".repeat(10_000)}`);
    expect(table?.type === "table" && table.rows.flat()).toHaveLength(10_000);
  });

  it("reads headings with signs at their end, and none", () => {
    expect(
      ["## a ##", "#  a # b #", "# #", "#", "## a#"].map((line) => markdownBlocks(line).map(blockText)),
    ).toEqual([["a"], ["a # b"], [""], [""], ["a#"]]);
  });

  it("ends, whatever it is given", () => {
    const piece = fc.constantFrom(
      "- ",
      "1. ",
      "> ",
      "```",
      "|",
      "---",
      ":::",
      "#",
      "\n",
      "\n\n",
      "  ",
      "a",
      "[",
      "](",
      "*",
      "`",
      "<",
      "é",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const blocks: AnswerBlock[] = markdownBlocks(pieces.join(""));
        expect(blocks.map(blockText).join("").length).toBeLessThanOrEqual(pieces.join("").length * 2);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a section of a page's Markdown", () => {
  const twin =
    "# T\n\nFirst.\n\n## A\n\nText.\n\n```sh\n## no heading\n```\n\n### B\n\nDeep.\n\n## B\n\nFlat.\n";
  it("is found by its headings", () => {
    expect(twinSection(twin, [])!.map(blockText)).toEqual(["First."]);
    expect(twinSection(twin, ["A"])!.map(blockText)).toEqual(["Text.", "## no heading"]);
    expect(twinSection(twin, ["A", "B"])!.map(blockText)).toEqual(["Deep."]);
    expect(twinSection(twin, ["B"])!.map(blockText)).toEqual(["Flat."]);
    expect(twinSection(twin, ["C"])).toBeUndefined();
  });

  it("names the headings in a section that has no text of its own", () => {
    const twin = "# Page\n\n## Parts\n\n### `keel`\n\nBelow.\n\n#### Deep\n\n### Mast\n\nAbove.\n\n## Last\n";
    expect(twinSection(twin, ["Parts"])!.map(blockText)).toEqual(["keel, Mast"]);
    expect(twinSection(twin, ["Parts", "Mast"])!.map(blockText)).toEqual(["Above."]);
    expect(twinSection(twin, ["Last"])).toEqual([]);
  });
});
