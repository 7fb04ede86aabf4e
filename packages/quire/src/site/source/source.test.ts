import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSource } from "./source.ts";

const read = (text: string, file = "docs/a.md") => parseSource(file, text, "h");
const opening = (text: string) => {
  const { heading, excerpt } = read(text).source;
  return { heading, excerpt };
};

describe("front matter", () => {
  test("is split from the body, with the line of each field", () => {
    const { source, problems } = read(
      "---\ntitle: A\nlast_update:\n  date: 2024-05-06\n  author: Ann\n---\n# H\n\nText.\n",
      "docs/a.mdx",
    );
    expect(problems).toEqual([]);
    expect(source).toEqual({
      file: "docs/a.mdx",
      hash: "h",
      format: "mdx",
      frontMatter: { title: "A", last_update: { date: "2024-05-06", author: "Ann" } },
      lines: { title: 2, last_update: 3 },
      heading: "H",
      excerpt: "Text.",
      imports: [],
    });
  });

  test("a byte order mark and other line ends change nothing", () => {
    const text = "---\ntitle: A\ntags:\n  - b\n---\n\n# H\n\nText\nmore.\n";
    expect(read(`\uFEFF${text.replaceAll("\n", "\r\n")}`)).toEqual(read(text));
    expect(read(text.replaceAll("\n", "\r"))).toEqual(read(text));
  });

  test.each([
    ["---\na: b\nid: x\ntitle: A: B\n---\n", 4, 8],
    ["---\ntitle: A\ntitle: B\nx: [1]\n---\n", 3, 1],
    ["---\ntitle: 'A\n---\n", 2, undefined],
    ["---\ntitle: A\n\nBody\n", 1, 1],
    ["---\njust words\n---\n", 2, 1],
    ["---\n- title: [a\nb: c\n---\n", 3, 1],
    ["---\ntitle: a\n b: c\n---\n", 2, 8],
  ])("%j is reported at line %i", (text, line, column) => {
    const { problems } = read(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: "front-matter", severity: "error", file: "docs/a.md", line });
    if (column) expect(problems[0]!.column).toBe(column);
    expect(problems[0]!.hint).toBeTruthy();
  });

  test("fields beside a faulty one are kept", () => {
    expect(read("---\nid: x\ntitle: A: B\n---\n").source.frontMatter).toEqual({ id: "x" });
  });

  test("a field that would become a prototype is dropped", () => {
    const { frontMatter } = read("---\ntitle: A\n__proto__: { draft: true }\n---\n").source;
    expect(Object.keys(frontMatter)).toEqual(["title"]);
  });

  test("a line of hyphens alone is a thematic break", () => {
    expect(read("---\n\nText\n")).toMatchObject({
      source: { frontMatter: {}, excerpt: "Text" },
      problems: [],
    });
  });

  test.each([
    ["\n---\ntitle: A\n---\n\nText\n", 2],
    ["<!-- By hand. -->\n\n---\ntitle: A\ntags:\n  - b\n- c\n---\n", 3],
  ])("%j has front matter too late", (text, line) => {
    expect(parseSource("docs/a.md", text, "h").problems).toMatchObject([
      { code: "front-matter", severity: "warning", line, column: 1, hint: expect.stringContaining("Remove") },
    ]);
  });

  test.each(["\n---\n\ntitle: A\n\n---\n", "\nText\n\n---\ntitle: A\n---\n", "\n---\nText\n---\n"])(
    "%j has a rule",
    (text) => {
      expect(parseSource("docs/a.md", text, "h").problems).toEqual([]);
    },
  );

  test.each(["----\ntitle: A\n----\n", "+++\ntitle = 'A'\n+++\n"])("%j is no front matter", (text) => {
    expect(read(text).problems).toMatchObject([
      { code: "front-matter", severity: "warning", line: 1, column: 1 },
    ]);
  });

  test.each(["----\n\nText: a\n", "+++\n", "-----\nText\n"])("%j looks like none", (text) => {
    expect(read(text).problems).toEqual([]);
  });

  test("empty front matter is no problem", () => {
    expect(read("---\n---\n# A\n")).toMatchObject({
      source: { frontMatter: {}, heading: "A" },
      problems: [],
    });
  });
});

describe("heading", () => {
  test.each([
    ["# A", "A"],
    ["\n\n# A *b* `<c>` [d](e.md) {#id}\n", "A b <c> d"],
    ["import X from 'x'\n\n<!-- note\nmore -->\n\n{/* c */}\n# A #\n", "A"],
    ["import {\n  a,\n} from 'x';\n# A\n", "A"],
    ["A\n===\n", "A"],
    ["# snake_case_name and a &amp; b\\*", "snake_case_name and a & b*"],
    ["# C#", "C#"],
    ["# ![logo](a.png) Product\n", "Product"],
    ["Text\n\n# A\n", undefined],
    ["<img />\n\n# A\n", undefined],
    [":::note\nx\n:::\n# A\n", undefined],
    ["## A\n# B\n", undefined],
    ["#A\n", undefined],
    ["```\n# A\n```\n", undefined],
  ])("of %j is %j", (text, heading) => {
    expect(opening(text).heading).toBe(heading);
  });
});

describe("excerpt", () => {
  test.each([
    ["# A\n\nFirst *para*\nof [two](x.md) lines.\n\nSecond.\n", "First para of two lines."],
    ["# A\nRight below.\n", "Right below."],
    ["import A from 'a'\n\n<A>\n\nInside.\n\n</A>\n", "Inside."],
    ["<div>\n<p>no</p>\n</div>\n\n![pic](a.png)\n\nYes.\n", "Yes."],
    ["<b>Bold</b> start.\n", "Bold start."],
    ["<script>\n\nvar a\n\n</script>\n\nYes.\n", "Yes."],
    ["| a | b |\n|---|---|\n| 1 | 2 |\n\nYes.\n", "Yes."],
    ["a | b\n--- | ---\n1 | 2\n\nYes.\n", "Yes."],
    ["```js\n\nno\n```\n~~~~\n~~~\nno\n~~~~\nYes.\n", "Yes."],
    [":::tip Title\n\nno\n\n:::info\nno\n:::\n\nno\n:::\n\nYes.\n", "Yes."],
    ["    code\n\n[a]: b\n\n***\n\nSub\n---\n\nYes.\n", "Yes."],
    ["export const a = 1;\n\nYes.\n", "Yes."],
    ["- one\n- two\n\nProse.\n", "Prose."],
    ["- [x] one\n- two\n", "one"],
    ["> quoted\n", "quoted"],
    ["import your data first.\n", "import your data first."],
    ["# Only a heading\n", undefined],
    ["", undefined],
  ])("of %j is %j", (text, excerpt) => {
    expect(opening(text).excerpt).toBe(excerpt);
  });

  test("is cut at a word", () => {
    const { excerpt } = opening(`${"word ".repeat(60)}\n`);
    expect(excerpt).toBe(`${"word ".repeat(31)}word…`);
    expect(excerpt!.length).toBeLessThanOrEqual(160);
  });
});

test("imports outside code and comments are listed", () => {
  const text = `import A from '@theme/Tabs';
import B, { c as d } from "./b.mdx"
import './side.css';
import * as E from '@site/e';

\`\`\`js
import no from 'no';
\`\`\`

<!--
import no from 'no';
-->

Text that says import x from 'no'.
import data from your warehouse, it's easy
import {
  F,
} from './f';
`;
  expect(read(text).source.imports).toEqual(["@theme/Tabs", "./b.mdx", "./side.css", "@site/e", "./f"]);
});

test.each([
  ["export const a = 1;\n", true],
  ["Text.\n\nexport default function Page() {}\n", true],
  ["export { a } from './a'\n", true],
  ["```js\nexport const a = 1;\n```\n", undefined],
  ["<!--\nexport const a = 1;\n-->\n", undefined],
  ["export your data\n", undefined],
  ["Text <Badge color={pick()} />.\n", true],
  ["Text {<b>bold</b>}.\n", true],
  ["Text <React.Fragment>in it</React.Fragment>.\n", true],
])("%j may be code: %s", (text, code) => {
  expect(read(text).source.code).toBe(code);
});

test("any text can be read", () => {
  const line = fc.constantFrom(
    ..."---|# A|## B|```|~~~|:::note|:::|<div>|</div>|<!--|-->|text *a|import a from 'b'|import|> q|- l|===|a | b|--|{/*|*/}|title: x|    c|[a]: b|![|"
      .split("|")
      .concat("| a |", ""),
  );
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom("\n", "\r\n"), (lines, end) => {
      const { source } = read(lines.join(end));
      expect((source.excerpt ?? "").length).toBeLessThanOrEqual(160);
    }),
    { numRuns: 1000 },
  );
});
