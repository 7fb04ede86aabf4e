import { describe, expect, test } from "vitest";
import { compileText, places, show } from "./fixtures/compile-text.ts";

const body = async (text: string, format: "md" | "mdx" = "md") =>
  show((await compileText(text, { format })).body);

describe("text", () => {
  test("paragraphs, emphasis, code, breaks and rules", async () => {
    expect(await body("a *b* **c** ~~d~~ `e <f>`\nnext  \nhard\\\nbreak\n\n---\n")).toBe(
      "<p>a <em>b</em> <strong>c</strong> <del>d</del> <code>e &lt;f&gt;</code>\nnext<br>hard<br>break</p>\n<hr>",
    );
  });

  test("colons that are no directives stay as written, beside emoji and wide characters", async () => {
    const directive = ":::note\n\nN\n\n:::\n\n";
    // Directives are looked for only where one of three colons stands.
    for (const before of ["", directive]) {
      expect(await body(`${before}12:30 a:b 中文:c 😀:d :foo[bar *x*]{y=1} ::std`)).toContain(
        "<p>12:30 a:b 中文:c 😀:d :foo[bar <em>x</em>]{y=1} ::std</p>",
      );
      expect(await body(`${before}::leaf[x *y*]`)).toContain("<p>::leaf[x <em>y</em>]</p>");
    }
  });

  test("emoji short codes become characters, except in code", async () => {
    expect(await body(":rocket: :+1: :nope: `:rocket:`")).toBe("<p>🚀 👍 :nope: <code>:rocket:</code></p>\n");
  });

  test("character references cannot forge marks of the engine", async () => {
    expect(await body("&#1;0&#1; &#x1;")).toBe("<p>\ufffd0\ufffd \ufffd</p>\n");
  });
});

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
      '<h3 id="own">B<a class="anchor" href="#own" aria-label="Link to this section"></a></h3>',
    );
    expect(show(page.body)).toContain('<h1 id="t">T</h1>');
  });

  test("an id that an author gives is kept for its heading, and one given twice is told", async () => {
    const page = await compileText("## A\n\n## A\n\n## One {#a}\n\n## Two {#a}\n");
    expect(page.anchors).toEqual(["a-1", "a-2", "a"]);
    expect(page.problems).toMatchObject([{ code: "duplicate-anchor", severity: "warning", line: 7 }]);
  });

  test("a link in a heading is no link in the contents", async () => {
    const page = await compileText("## See [this](./a.md)\n");
    expect(page.toc[0]?.html).toBe("See this");
    expect(page.links).toHaveLength(1);
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

describe("links and images", () => {
  test("every address is counted with its place", async () => {
    const page = await compileText(
      'See [a](./a.md#x "T") and ![i](./i.png).\n\n[r][R] <https://x.org> www.y.org\n\n[r]: /r\n',
    );
    expect(show(page.body)).toBe(
      '<p>See <a href="{0}" title="T">a</a> and <Image src={"$link":1} link=1 alt="i"></Image>.</p>\n' +
        '<p><a href="{2}">r</a> <a href="{3}">https://x.org</a> <a href="{4}">www.y.org</a></p>\n',
    );
    expect(page.links).toEqual([
      { url: "./a.md#x", kind: "link", line: 1, column: 5, text: "a" },
      { url: "./i.png", kind: "image", line: 1, column: 27 },
      { url: "/r", kind: "link", line: 3, column: 1, text: "r" },
      { url: "https://x.org", kind: "link", line: 3, column: 8 },
      { url: "http://www.y.org", kind: "link", line: 3, column: 24 },
    ]);
  });

  test("addresses that run scripts are dropped", async () => {
    const page = await compileText('[x](javascript:alert(1)) <a href=" java&#10;script:y">z</a>');
    expect(show(page.body)).toBe("<p>x <a>z</a></p>\n");
    expect(page.problems.map((problem) => problem.code)).toEqual(["html-forbidden", "html-forbidden"]);
  });
});

describe("lists, tables, footnotes", () => {
  test("tight and loose lists, tasks with names", async () => {
    expect(await body("- a\n- b\n  - c\n\n3. x\n\n4. y\n\n- [ ] t\n- [x] d\n")).toBe(
      "<ul>\n<li>a</li>\n<li>b<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n" +
        '<ol start="3">\n<li><p>x</p>\n</li>\n<li><p>y</p>\n</li>\n</ol>\n' +
        '<ul class="contains-task-list">\n' +
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> t</li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled checked aria-label="Done"> d</li>\n</ul>\n',
    );
  });

  test("tables scroll under the name of their section and keep alignment as classes", async () => {
    expect(await body("## S\n\n| a | b |\n|---|--:|\n| `x\\|y` | z |\n")).toContain(
      '<section class="table-scroll" tabindex="0" aria-label="Table: S"><table>\n' +
        '<thead><tr><th>a</th><th class="align-right">b</th></tr>\n</thead>\n' +
        '<tbody>\n<tr><td><code>x|y</code></td><td class="align-right">z</td></tr>\n</tbody>\n</table></section>\n',
    );
  });

  test("tables of one section, or of sections of one name, have names of their own", async () => {
    const table = "| a |\n|---|\n| b |\n";
    const html = await body(`${table}\n## S\n\n${table}\n${table}\n## S\n\n${table}`);
    expect([...html.matchAll(/aria-label="(Table.*?)"/g)].map(([, name]) => name)).toEqual([
      "Table",
      "Table: S",
      "Table: S (2)",
      "Table: S (3)",
    ]);
  });

  test("footnotes are numbered by reference and link back to each", async () => {
    const page = await compileText("a[^b] c[^a] d[^b] e[^none]\n\n[^a]: A\n[^b]: B *x*\n");
    const html = show(page.body);
    expect(html).toContain(
      '<sup><a class="footnote-ref" id="fnref-1" href="#fn-1" aria-label="Footnote 1">1</a></sup>',
    );
    expect(html).toContain("e[^none]");
    expect(html).toContain(
      '<li id="fn-1"><p>B <em>x</em> <a class="footnote-back" href="#fnref-1" aria-label="Back to reference 1">↩</a> ' +
        '<a class="footnote-back" href="#fnref-1-2" aria-label="Back to reference 1-2">↩<sup>2</sup></a></p></li>',
    );
    expect(page.anchors).toEqual(["fnref-1", "fnref-2", "fnref-1-2", "fn-1", "fn-2"]);
  });
});

describe("admonitions", () => {
  test.each([
    [":::note\nx\n:::", 'type="note"'],
    [":::tip My title\nx\n:::", 'type="tip" title="My title"'],
    [":::info[A *b*]\nx\n:::", 'type="info" titleHtml="A <em>b</em>"'],
    [":::warning A `b`\nx\n:::", 'type="warning" titleHtml="A <code>b</code>"'],
    [':::danger title="T"\nx\n:::', 'type="danger" title="T"'],
    [':::caution{title="T"}\nx\n:::', 'type="caution" title="T"'],
  ])("%s", async (text, props) => {
    expect(await body(text)).toBe(`<Admonition ${props}><p>x</p>\n</Admonition>`);
  });

  test("nest with more colons, stand in lists, and as alerts in quotes", async () => {
    expect(await body("::::note\n:::tip\nx\n:::\n::::\n")).toBe(
      '<Admonition type="note"><Admonition type="tip"><p>x</p>\n</Admonition></Admonition>',
    );
    expect(await body("- a\n\n  :::note\n  x\n  :::\n")).toBe(
      '<ul>\n<li><p>a</p>\n<Admonition type="note"><p>x</p>\n</Admonition></li>\n</ul>\n',
    );
    expect(await body("> [!WARNING]\n> care *x*\n")).toBe(
      '<Admonition type="warning"><p>care <em>x</em></p>\n</Admonition>',
    );
    expect(await body("> [!NOTE] same line\n")).toBe("<blockquote><p>[!NOTE] same line</p>\n</blockquote>");
  });

  test("unknown names stay text and are reported", async () => {
    const page = await compileText("x\n\n:::wat here\ny\n:::\n");
    expect(show(page.body)).toBe("<p>x</p>\n<p>:::wat here</p>\n<p>y</p>\n<p>:::</p>\n");
    expect(places(page)).toEqual(["unknown-directive 3:1"]);
    expect(page.problems[0]!.hint).toMatch(/^Use one of note, tip, .* secondary, success\.$/);
    const slip = await compileText(":::plann\ny\n:::\n", { admonitions: ["plan"] });
    expect(slip.problems[0]!.hint).toBe("Did you mean :::plan?");
  });

  test("links in a title are counted", async () => {
    const page = await compileText(":::note See [a](./a.md)\nx\n:::\n");
    expect(page.links).toEqual([{ url: "./a.md", kind: "link", line: 1, column: 13, text: "a" }]);
  });
});

describe("code", () => {
  test("title, marked lines and numbers", async () => {
    expect(await body('```js title="a b" {2} showLineNumbers\n1\n2\n```\n')).toBe(
      '<CodeBlock language="js" title="a b" showLineNumbers=true html="' +
        '<span class=\\"line\\">1\\n</span><span class=\\"line highlighted\\">2</span>"></CodeBlock>',
    );
  });

  test("an unknown language is plain text and a warning", async () => {
    const page = await compileText("x\n\n```nope\n<a>\n```\n", { highlight: () => undefined });
    expect(show(page.body)).toContain('html="&lt;a&gt;"');
    expect(places(page)).toEqual(["unknown-language 3:1"]);
    expect(page.problems[0]?.severity).toBe("warning");
  });

  test("tags and imports in code are text", async () => {
    const text =
      "```jsx\nimport Tabs from '@theme/Tabs';\n<Tabs>\n</Tabs>\n```\n\n    <Card a={1}/>\n\n`<Card a={1}/>`\n";
    expect(await body(text)).toBe(
      `<CodeBlock language="jsx" html="import Tabs from '@theme/Tabs';\\n&lt;Tabs&gt;\\n&lt;/Tabs&gt;"></CodeBlock>` +
        "<components/card.tsx#default a=1></components/card.tsx#default><p><code>&lt;Card a={1}/&gt;</code></p>\n",
    );
  });

  test("code that names no language has that of the settings, where they name one", async () => {
    const text = "```\na\n```\n\n```text\nb\n```\n\n    c\n\n<CodeBlock>d</CodeBlock>\n";
    const html = show((await compileText(text, { codeBlocks: { defaultLanguage: "js" } })).body);
    expect([...html.matchAll(/language="(\w+)"[^>]* html="(\w)"/g)].map(([, ...found]) => found)).toEqual([
      ["js", "a"],
      ["text", "b"],
      ["js", "c"],
      ["js", "d"],
    ]);
    const drawn = await compileText("    let c;\n", {
      codeBlocks: { defaultLanguage: "js" },
      highlight: undefined,
    });
    expect(show(drawn.body)).toContain("<span");
    expect(drawn.problems).toEqual([]);
  });

  test("a diagram that cannot be drawn stays code", async () => {
    const page = await compileText("```mermaid\npie\n```\n");
    expect(show(page.body)).toBe('<CodeBlock language="mermaid" html="pie"></CodeBlock>');
    expect(places(page)).toEqual(["diagram 1:1"]);
    const drawn = await compileText("```mermaid\npie\n```\n", {
      diagram: () => ({ svg: "<svg/>", label: "L" }),
    });
    expect(show(drawn.body)).toBe('<Diagram svg="<svg/>" source="pie" label="L"></Diagram>');
  });
});

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
    expect(page.words).toBe(8);
  });

  test("a word that may break is one word", async () => {
    const page = await compileText('about <code>a_<wbr>b</code>\n\n<a id="c"><code>c_<wbr>d</code></a> so\n');
    expect(page.sections.map(({ path, text }) => [path.at(-1), text])).toEqual([
      [undefined, "about a_b"],
      ["c_d", "c_d so"],
    ]);
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

describe("fences marked npm2yarn", () => {
  const fence = '```bash npm2yarn title="Shell"\nnpm install --save-dev tea\n```\n';
  const npm2yarn = { converters: ["yarn", "bun"] as const, sync: true };
  const tab = (value: string, label: string, code: string) =>
    `<TabItem value="${value}" label="${label}"><CodeBlock language="bash" title="Shell" html="${code}"></CodeBlock></TabItem>`;
  const tabs =
    tab("npm", "npm", "npm install --save-dev tea") +
    tab("yarn", "Yarn", "yarn add --dev tea") +
    tab("bun", "Bun", "bun add --dev tea");

  test("are tabs with the commands of package managers that are asked for", async () => {
    for (const format of ["md", "mdx"] as const)
      expect(show((await compileText(fence, { format, npm2yarn })).body)).toBe(
        `<Tabs groupId="npm2yarn">${tabs}</Tabs>`,
      );
    const apart = await compileText(fence, { npm2yarn: { ...npm2yarn, sync: false } });
    expect(show(apart.body)).toBe(`<Tabs>${tabs}</Tabs>`);
  });

  test("stay as they are where none is asked for, as others do", async () => {
    expect(await body(fence)).toMatch(/^<CodeBlock [^<]*npm install[^<]*<\/CodeBlock>$/);
    const other = fence.replace("npm2yarn", "");
    expect(show((await compileText(other, { npm2yarn })).body)).not.toContain("Tabs");
  });
});
