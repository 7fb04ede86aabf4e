import { describe, expect, test } from "vitest";
import { compileText, show } from "./fixtures/compile-text.ts";

describe("what a document is for machines", () => {
  test("names with an id are sections, and what follows them is of the heading again", async () => {
    const page = await compileText(
      [
        "## Keys\n\nBefore.\n",
        "| Key | Meaning |\n| --- | --- |",
        '| <span id="a-b">`a.b(x: int)`</span> New | First. |',
        '| <a id="c" href="#c"><code>c</code></a> | Second `d`. |',
        '| <a id="c.g" href="#c.g"><code><i>c.</i>g</code></a> New | Third. |\n',
        "After.\n",
        '<span id="e"></span>\n\n## Next\n\n### <a id="f"></a>Last\n\nText.\n',
      ].join("\n"),
    );
    expect(page.sections.map(({ anchor, path, text }) => [anchor, path.join(" > "), text])).toEqual([
      ["keys", "Keys", "Before. Key \t Meaning \n After."],
      ["a-b", "Keys > a.b", "a.b(x: int) New \t First."],
      ["c", "Keys > c", "c \t Second d."],
      ["c.g", "Keys > c.g", "c.g New \t Third."],
      ["next", "Next", ""],
      ["last", "Next > Last", "Text."],
    ]);
  });

  test("sections hold prose and identifiers, with the way to them", async () => {
    const page = await compileText(
      "# T\n\nintro `x.y`\n\n## A\n\none *two*\n\n```py\nimport os\n```\n\n### B\n\nthree\n",
    );
    expect(page.sections).toEqual([
      { anchor: "t", path: ["T"], text: "intro x.y", code: ["x.y"] },
      { anchor: "a", path: ["T", "A"], text: "one two", code: ["import", "os"] },
      { anchor: "b", path: ["T", "A", "B"], text: "three", code: [] },
    ]);
  });

  test.each([
    [':::note title="Ports"\n\nx\n\n:::', "Ports \n x"],
    [':::note{.wide title="Ports"}\n\nx\n\n:::', "Ports \n x"],
    ['<Admonition type="note" title="A &amp; B">\n\nx\n\n</Admonition>', "A & B \n x"],
    ['<Details summary="Older releases">\n\nx\n\n</Details>', "Older releases \n x"],
    ['<Image src="https://x.example/a.png" alt="A chart" />', "A chart"],
    ['<img src="https://x.example/a.png" alt="A chart" />', "A chart"],
    ['<CodeBlock language="js" title="The answer">\nx\n</CodeBlock>', "The answer \n x", "The answer"],
    ['```js title="The answer"\nx\n```', "The answer"],
    ['<Tabs>\n<TabItem value="a" label="macOS">\n\nx\n\n</TabItem>\n</Tabs>', "macOS \n x"],
    ['<Tabs>\n<TabItem value="helm">\n\nx\n\n</TabItem>\n</Tabs>', "helm \n x"],
    [
      '<Tabs values={[{ value: "a", label: "macOS" }]}>\n<TabItem value="a">\n\nx\n\n</TabItem>\n</Tabs>',
      "macOS \n a \n x",
    ],
  ])("what components show of their properties is searched: %s", async (source, text, inMdx = text) => {
    for (const [format, expected] of [
      ["md", text],
      ["mdx", inMdx],
    ] as const) {
      const { sections } = await compileText(`## Before\n\nbefore\n\n${source}\n\nafter\n`, { format });
      expect(sections[0]!.text).toBe(`before \n ${expected} \n after`);
    }
  });

  test("of titles that are JSX, the text is searched", async () => {
    const { sections } = await compileText(
      "a\n\n<Details summary={<summary>Older <b>releases</b></summary>}>\n\nx\n\n</Details>\n\n" +
        "<Admonition title={name}>\n\ny\n\n</Admonition>\n",
      { format: "mdx" },
    );
    expect(sections[0]!.text).toBe("a \n Older releases \n x \n y");
  });

  test("of a diagram, the names are searched", async () => {
    const source = '<Mermaid value="graph LR; orders --> lineage" />';
    for (const format of ["md", "mdx"] as const) {
      const page = await compileText(source, {
        format,
        components: { Mermaid: "@theme/Mermaid#default" },
        diagram: () => ({ svg: "<svg></svg>", label: "" }),
      });
      expect(page.sections[0]?.code).toEqual(["graph", "LR", "orders", "lineage"]);
    }
  });

  test("a paragraph with an id is no name", async () => {
    const [name, sentence] = ["a".repeat(80), "b".repeat(81)];
    const page = await compileText(
      `## A\n\n<span id="x">${name}</span>\n\n<span id="y">${sentence}</span>\n`,
    );
    expect(page.sections.map(({ path, isName }) => [path.at(-1), isName])).toEqual([
      ["A", undefined],
      [name, true],
    ]);
  });

  test("a word that may break is one word", async () => {
    const page = await compileText('about <code>a_<wbr>b</code>\n\n<a id="c"><code>c_<wbr>d</code></a> so\n');
    expect(page.sections.map(({ path, text }) => [path.at(-1), text])).toEqual([
      [undefined, "about a_b"],
      ["c_d", "c_d so"],
    ]);
  });

  test("of a signature whose types are links, only the name names it", async () => {
    const page = await compileText('- <span id="f"></span>[`f`](https://x.example)(in: `A`): `B`\n');
    expect(page.sections.at(-1)).toMatchObject({ path: ["f"], text: "f(in: A): B" });
  });

  test("the title stands for a missing H1", async () => {
    const page = await compileText("x\n\n## A\n\ny\n", { title: "Page" });
    expect(page.sections.map((section) => section.path)).toEqual([["Page"], ["Page", "A"]]);
  });

  test("questions in comments belong to the section they stand in, and are not shown", async () => {
    const asked = (mark: (question: string) => string) =>
      `${mark("What is it?")}\n\nText.\n\n## Stop\n\n${mark("How do I end it?")}\n\nSo.\n\n## More\n\nEnd.\n`;
    const html = (question: string) => `<!-- questions:\n- ${question}\n-->`;
    const jsx = (question: string) => `{/* questions:\n- ${question}\n*/}`;
    for (const [text, format] of [
      [asked(html), "md"],
      [asked(jsx), "md"],
      [asked(html), "mdx"],
      [asked(jsx), "mdx"],
    ] as const) {
      const page = await compileText(text, { format });
      expect(page.sections.map(({ questions }) => questions)).toEqual([
        ["What is it?"],
        ["How do I end it?"],
        undefined,
      ]);
      expect(page.sections.map((section) => section.text)).toEqual(["Text.", "So.", "End."]);
      expect(show(page.body)).not.toMatch(/questions|What is it|end it/);
    }
  });

  test("the text before the truncate marker is the excerpt", async () => {
    const page = await compileText("a\n\n<!-- truncate -->\n\nb\n");
    expect(show(page.excerptBody ?? [])).toBe("<p>a</p>\n");
    expect(show(page.body)).toBe("<p>a</p>\n<p>b</p>\n");
    const mdx = await compileText("a\n\n{/* truncate */}\n\nb\n", { format: "mdx" });
    expect(show(mdx.excerptBody ?? [])).toBe("<p>a</p>\n");
    expect((await compileText("a\n")).excerptBody).toBeUndefined();
    for (const format of ["md", "mdx"] as const) {
      const marker = format === "md" ? "<!--truncate-->" : "{/* truncate */}";
      const inLine = await compileText(`a *b* ${marker}\n\nc\n`, { format });
      expect(show(inLine.excerptBody ?? []).trim()).toMatch(/^<p>a <em>b<\/em> ?<\/p>$/);
      const inList = await compileText(`- a\n- b ${marker}\n\nc\n`, { format });
      expect(show(inList.excerptBody ?? [])).toMatch(/b ?<\/li>\n<\/ul>\n?$/);
    }
  });
});
