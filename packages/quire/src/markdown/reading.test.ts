import { describe, expect, test } from "vitest";
import { readFence, wrapLines } from "./code/code-fence.ts";
import { FenceTracker } from "./code/fence.ts";
import { styleClass } from "./html/inline-style.ts";
import { readLiteral } from "./html/literal.ts";
import { readTag } from "./html/tag.ts";
import { MdxSyntaxError, parseMarkdown, parseMdx } from "./parse.ts";
import { normalise, prescan, restore } from "./prescan.ts";
import { Slugger, slug } from "./slug.ts";

describe("the parser", () => {
  test("counts offsets in UTF-16 units and gives the shapes the walk relies on", () => {
    const text = "😀中 *a*\n\n:::note[T]\nx\n:::\n";
    const [paragraph, directive] = parseMarkdown(text).children!;
    const emphasis = paragraph!.children![1]!;
    expect(text.slice(emphasis.position!.start.offset, emphasis.position!.end.offset)).toBe("*a*");
    expect(emphasis.position!.start).toMatchObject({ line: 1, column: 5 });
    expect(directive).toMatchObject({ type: "containerDirective", name: "note" });
    expect(directive!.children![0]!.data?.directiveLabel).toBe(true);
  });

  test("a stand-in is HTML that ends where it ends, also after text and before fences", () => {
    const types = parseMarkdown("a\n<?\u00010 ?>\n```\nb\n```\n- c\n  <?\u00011?>\n  d\n").children!.map(
      (node) => node.type,
    );
    expect(types).toEqual(["paragraph", "html", "code", "list"]);
  });

  test("errors of MDX have a place", () => {
    expect(() => parseMdx("a\n\n{b")).toThrow(MdxSyntaxError);
    try {
      parseMdx("a\n\nx {b");
    } catch (error) {
      expect(error).toMatchObject({ line: 3, column: 3 });
    }
  });
});

describe("prescan", () => {
  test("keeps lines and columns, and restores what stood there", () => {
    const text = "a\n<Card\n  b={1}\n/>\nc <i x={2}>d</i>\n";
    const scan = prescan(text);
    expect(scan.text.split("\n")).toHaveLength(text.split("\n").length);
    expect(scan.text.split("\n")[4]!.indexOf("d</i>")).toBe("c <i x={2}>d</i>".indexOf("d</i>"));
    expect(restore(scan.text, scan)).toBe(text);
    expect(scan.placeholders.map(({ line, column }) => [line, column])).toEqual([
      [2, 1],
      [5, 3],
    ]);
  });

  test("leaves code alone, of any fence", () => {
    const text =
      "````md\n```\n<Card>\n```\n<Card>\n````\n\n~~~\nimport a from 'b'\n~~~\n\n- x\n  ```\n  <Card>\n  ```\n";
    expect(prescan(text).text).toBe(text);
    expect(prescan(text).languages).toEqual(["md"]);
  });

  test("one form of line ends, none of our marks", () => {
    expect(normalise("a&#1;b&#x01;c&#10;")).toBe("a\ufffdb\ufffdc&#10;");
    expect(normalise("\ufeffa\r\nb\rc\u0001\0")).toBe("a\nb\nc\ufffd\ufffd");
  });
});

test("fences end with the list item they stand in", () => {
  const fences = new FenceTracker();
  const lines = ["- a", "  ```js", "  x", "- b", "c"];
  expect(lines.map((line) => fences.inside(line))).toEqual([false, true, true, false, false]);
});

describe("tags", () => {
  test.each([
    ["<a>", "open", []],
    ["</a >", "close", []],
    ["<a b/>", "void", [["b", true]]],
    [
      `<A.B c="d" e='f' g=h i={{ j: "}" }} {...k}/>`,
      "void",
      [
        ["c", "d"],
        ["e", "f"],
        ["g", "h"],
        ["i", { expression: '{ j: "}" }' }],
        ["...", { expression: "k" }],
      ],
    ],
  ])("%s", (text, kind, attributes) => {
    const tag = readTag(text, 0)!;
    expect(tag.kind).toBe(kind);
    expect(tag.end).toBe(text.length);
    expect(tag.attributes.map(({ name, value }) => [name, value])).toEqual(attributes);
  });

  test("a tag that is longer than any has a meaning is no tag", () => {
    for (const value of [`"${"x".repeat(20_000)}"`, `{"${"x".repeat(20_000)}"}`])
      expect(readTag(`<a b=${value}>`, 0)).toBeUndefined();
    expect(readTag(`<a b="${"x".repeat(19_000)}">`, 0)?.name).toBe("a");
  });

  test.each(["<", "< a>", "<1>", "<a b", "<a =b>", "<a {b>", "<https://x>", "<a@b.c>", '<a"b">'])(
    "%s is no tag",
    (text) => {
      expect(readTag(text, 0)).toBeUndefined();
    },
  );
});

describe("literals", () => {
  test.each([
    ["1", 1],
    ["-1.5e2", -150],
    ["'a\\'b'", "a'b"],
    ["`a\nb`", "a\nb"],
    ["[1, 'b', {c: true, \"d\": null,},]", [1, "b", { c: true, d: null }]],
    ['{ /* x */ a: "\\u0041" }', { a: "A" }],
  ])("%s", (text, value) => {
    expect(readLiteral(text)).toEqual({ value });
  });

  test.each(["a", `\`$\{a}\``, "1 + 1", "() => 1", "{a}", "{...b}", "'a", "[1", "new Date()", "<a/>"])(
    "%s is a program",
    (text) => {
      expect(readLiteral(text)).toBeUndefined();
    },
  );

  test("what nests deeper than any value does is a program", () => {
    const nested = (depth: number) => readLiteral("[".repeat(depth) + "]".repeat(depth));
    expect(nested(90)).toBeDefined();
    expect(nested(10_000)).toBeUndefined();
  });

  test("keys cannot reach the prototype", () => {
    const value = readLiteral("{__proto__: {x: 1}}")!.value as { x?: number };
    expect(value.x).toBeUndefined();
  });
});

describe("fences", () => {
  const marks = (...lines: number[]) => new Map(lines.map((line) => [line, new Set(["highlighted"])]));

  test("info strings", () => {
    expect(readFence("js{1,3-4}", "title='a {9}' showLineNumbers=7", "a\nb\nc\nd")).toMatchObject({
      language: "js",
      title: "a {9}",
      start: 7,
      marks: marks(1, 3, 4),
    });
    expect(readFence("js", "showLineNumbers={5} {2}", "a\nb")).toMatchObject({ start: 5, marks: marks(2) });
    expect(readFence(null, null, "x")).toMatchObject({ language: "", code: "x" });
  });

  test.each(["//", "#", "--", "%", ";"])("magic comments after %s", (mark) => {
    const code = `a\n${mark} highlight-next-line\nb\n  ${mark} highlight-start\nc\nd\n${mark} highlight-end\ne`;
    const fence = readFence("x", null, code);
    expect(fence.code).toBe("a\nb\nc\nd\ne");
    expect(fence.marks).toEqual(marks(2, 3, 4));
  });

  test.each(["/* highlight-next-line */", "<!-- highlight-next-line -->", "{/* highlight-next-line */}"])(
    "%s",
    (line) => {
      expect(readFence("x", null, `${line}\na`)).toMatchObject({ code: "a", marks: marks(1) });
    },
  );

  test("magic comments of the site's own, beside the usual ones", () => {
    const magicComments = [
      { className: "wrong", line: "wrong (next)", block: { start: "wrong-start", end: "wrong-end" } },
      { className: "new", block: { start: "new-start", end: "new-end" } },
    ];
    const code =
      "// wrong (next)\na\n# new-start\n<!-- wrong-start -->\nb\n// new-end\n// highlight-next-line\nc\n// wrong-end\nd // new-start";
    const fence = readFence("x", null, code, { magicComments });
    expect(wrapLines(fence.code, fence)).toBe(
      '<span class="line wrong">a\n</span><span class="line new wrong">b\n</span>' +
        '<span class="line wrong highlighted">c\n</span><span class="line">d // new-start</span>',
    );
    expect(readFence("x", null, code).code).toContain("// wrong (next)");
  });

  test("nothing in a title is an instruction, and names of classes stay within their quotes", () => {
    const titled = readFence("js", 'title="showLineNumbers {3}"', "a");
    expect([titled.start, titled.marks.size]).toEqual([undefined, 0]);
    const magicComments = [{ className: 'a"b', line: "mark" }];
    const fence = readFence("js", null, "// mark\nx", { magicComments });
    expect(wrapLines(fence.code, fence)).toBe('<span class="line a&quot;b">x</span>');
  });

  test("numbers that start elsewhere stand with their lines", () => {
    expect(wrapLines("a\nb", readFence("x", "showLineNumbers=9", "a\nb"))).toBe(
      '<span class="line" data-line="9">a\n</span><span class="line" data-line="10">b</span>',
    );
  });
});

describe("styles", () => {
  test("objects and text give the same class", () => {
    const object = styleClass({ maxWidth: 20, margin: 0, lineHeight: 2, WebkitLineClamp: "3" })!;
    expect(object.css).toBe("max-width:20px;margin:0;line-height:2;-webkit-line-clamp:3");
    expect(styleClass("max-width: 20px; margin: 0; line-height: 2; -webkit-line-clamp: 3;")?.name).toBe(
      object.name,
    );
  });

  test.each([
    "background:url(x)",
    "background:-webkit-image-set('x' 1x)",
    "a}b{color:red",
    "a:{}",
    "a:b}c{d:e",
    "color:expression(1)",
    "x:</style>",
    "b:\\75rl(x)",
    "@import x",
  ])("%s is dropped", (css) => {
    expect(styleClass(css)).toBeUndefined();
  });
});

test("slugs follow GitHub", () => {
  expect(slug("Hello, World! _x_ – C++ & v1.2")).toBe("hello-world-_x_--c--v12");
  expect(slug("中文 Ünï")).toBe("中文-ünï");
  // What is left of a heading with a component behind its text.
  expect(slug("Options ")).toBe("options-");
  const slugger = new Slugger();
  expect(["A", "A", "A-1", "!", "A"].map((text) => slugger.next(text))).toEqual([
    "a",
    "a-1",
    "a-1-1",
    "section",
    "a-2",
  ]);
});
