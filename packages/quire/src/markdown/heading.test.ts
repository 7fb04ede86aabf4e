import { describe, expect, test } from "vitest";
import { compileText, show } from "./fixtures/compile-text.ts";

describe("headings", () => {
  test("ids follow GitHub, repeat with numbers, and can be given", async () => {
    const page = await compileText(
      "# T\n\n## Ünï *c* `d`, e!\n\n## A\n\n## A\n\n### B {#own}\n\n### C \\{#esc\\}\n",
    );
    expect(page.hasH1).toBe(true);
    expect(page.toc.map((item) => [item.depth, item.id, item.html])).toEqual([
      [2, "ünï-c-d-e", "Ünï <em>c</em> <code>d</code>, e!"],
      [2, "a", "A"],
      [2, "a-1", "A"],
      [3, "own", "B"],
      [3, "esc", "C"],
    ]);
    expect(page.anchors).toEqual(["t", "ünï-c-d-e", "a", "a-1", "own", "esc"]);
    expect(show(page.body)).toContain(
      '<h2 id="ünï-c-d-e"><a class="anchor" href="#ünï-c-d-e">Ünï <em>c</em> <code>d</code>, e!</a></h2>',
    );
    expect(show(page.body)).toContain('<h1 id="t">T</h1>');
  });

  test("formulas are part of what a heading says", async () => {
    const formula = (source: string) => `<math>${source}</math>`;
    const text = "## The $\\epsilon$-$\\delta$ way\n";
    const page = await compileText(text, { math: true, formula });
    expect(page.toc).toMatchObject([
      {
        id: "the-epsilon-delta-way",
        html: "The <math>\\epsilon</math>-<math>\\delta</math> way",
        text: "The \\epsilon-\\delta way",
      },
    ]);
    const source = await compileText("## Of $a<b$\n", { math: true });
    expect(source.toc).toMatchObject([{ id: "of-ab", html: "Of a&lt;b" }]);
  });

  test("code and formulas with tags and braces are part of what a heading says", async () => {
    const text =
      "Before {/* a comment */} it.\n\n## The `<Tag a={1}>` of $<Tag b={2}>$\n\n$$\n<Tag c={3}>\n$$\n";
    const page = await compileText(text, { math: true });
    expect(page.toc).toEqual([
      {
        depth: 2,
        id: "the-tag-a1-of-tag-b2",
        html: "The <code>&lt;Tag a={1}&gt;</code> of &lt;Tag b={2}&gt;",
        text: "The <Tag a={1}> of <Tag b={2}>",
      },
    ]);
    expect(show(page.body)).toContain("<code>&lt;Tag b={2}&gt;</code>");
    expect(show(page.body)).toContain("<code>&lt;Tag c={3}&gt;</code>");
  });

  test("ids can be given to headings in quotes and lists of MDX", async () => {
    const text = "> ## Quote {#a}\n\n- ## Item {#b}\n\n1. > ### Both {#c}\n";
    const page = await compileText(text, { format: "mdx" });
    expect(page.anchors).toEqual(["a", "b", "c"]);
  });

  test("ids keep capital letters where the site wants them to", async () => {
    const page = await compileText("## Class `Foo`\n\n## class `foo`\n\n## Class `Foo`\n", {
      keepHeadingCase: true,
    });
    expect(page.anchors).toEqual(["Class-Foo", "class-foo", "Class-Foo-1"]);
  });

  test("an id that an author gives is kept for its heading, and one given twice is told", async () => {
    const page = await compileText("## A\n\n## A\n\n## One {#a}\n\n## Two {#a}\n");
    expect(page.anchors).toEqual(["a-1", "a-2", "a"]);
    expect(page.problems).toMatchObject([{ code: "duplicate-anchor", severity: "warning", line: 7 }]);
  });

  test("an id that is none is told, with the one that was meant", async () => {
    const page = await compileText(
      "## A {#one two}\n\n## B {# three}\n\n## `C {#four five}`\n\n## D {#six} E\n",
    );
    expect(page.problems).toMatchObject([
      { code: "heading-id", severity: "warning", line: 1, column: 6, hint: "Write `{#one-two}`." },
      { code: "heading-id", line: 3, column: 6, hint: "Write `{#three}`." },
    ]);
  });

  test("an id stays within its quotes", async () => {
    const page = await compileText('## A {#a"b}\n');
    expect(show(page.body)).toContain('<h2 id="a&quot;b"><a class="anchor" href="#a&quot;b">A</a></h2>');
    expect(page.anchors).toEqual(['a"b']);
  });

  test("formatting is kept in the contents, and in the link of the heading", async () => {
    const page = await compileText("## *a* **b** ~~c~~\n");
    const html = "<em>a</em> <strong>b</strong> <del>c</del>";
    expect(page.toc).toMatchObject([{ html, text: "a b c" }]);
    expect(show(page.body)).toContain(`<a class="anchor" href="#a-b-c">${html}</a>`);
  });

  test("lines of a heading are words apart", async () => {
    const page = await compileText("One  \nTwo\n---\n");
    expect(page.toc).toMatchObject([{ id: "one-two", html: "One Two", text: "One Two" }]);
    expect(page.sections.map(({ path }) => path)).toEqual([["One Two"]]);
  });

  test("a link in a heading is no link in the contents, and beside the one to the heading", async () => {
    const page = await compileText("## See [this](./a.md)\n");
    expect(show(page.body)).toContain(
      '</a><a class="anchor" href="#see-this" aria-label="Link to this section"></a></h2>',
    );
    expect(page.toc[0]?.html).toBe("See this");
    expect(page.links).toHaveLength(1);
  });

  test("a name that is too long for a line of a phone is broken between its words", async () => {
    const page = await compileText("## `ERModelRelationshipProperties`\n\n## `OperationQueryResult`\n");
    expect(page.toc.map((item) => item.html)).toEqual([
      "<code>ERModel<wbr>Relationship<wbr>Properties</code>",
      "<code>OperationQueryResult</code>",
    ]);
    expect(show(page.body)).toContain('<code class="seams">ERModel<wbr>Relationship<wbr>Properties</code>');
    expect(show(page.body)).toContain("<code>OperationQueryResult</code>");
  });

  test("an H1 of a partial is the title where the document has no other", async () => {
    const part = { kind: "document", file: "docs/_part.md", text: "# Part\n", format: "md" } as const;
    const files = { "./_part.md": part };
    const text = "import Part from './_part.md';\n\nText.\n\n<Part />\n";
    const titled = (title?: string) => compileText(text, { files, title });
    expect((await titled()).hasH1).toBe(true);
    expect((await titled("Part")).hasH1).toBe(true);
    expect((await titled("Whole")).hasH1).toBe(false);
  });

  test("an H1 that is the first heading is the title, whatever stands before it", async () => {
    expect((await compileText("text\n\n# Late\n")).hasH1).toBe(true);
    expect((await compileText("## Other\n\n# Later\n")).hasH1).toBe(false);
    expect((await compileText("import X from '@theme/X';\n\n<!-- c -->\n\n# First\n")).hasH1).toBe(true);
  });
});
