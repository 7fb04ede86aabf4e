import { describe, expect, test } from "vitest";
import { compileText, type Files, places, show } from "./fixtures/compile-text.ts";

const body = async (text: string) => show((await compileText(text)).body);
const card = (inner: string, props = "") =>
  `<components/card.tsx#default${props}>${inner}</components/card.tsx#default>`;

describe("component tags in .md", () => {
  test("Markdown may follow a tag at once", async () => {
    expect(
      await body('<Tabs>\n<TabItem value="a">\n```js\nx\n```\n**b**\n- l\n</TabItem>\n</Tabs>\ntext\n'),
    ).toBe(
      '<Tabs><TabItem value="a"><CodeBlock language="js" html="x"></CodeBlock><p><strong>b</strong></p>\n' +
        "<ul>\n<li>l</li>\n</ul>\n</TabItem></Tabs><p>text</p>\n",
    );
  });

  test("tags span lines, share lines, and stand deep", async () => {
    expect(await body("<Card\n  title=\"a\"\n  n={[1, 'b', {c: true}]}\n>\n\nx\n\n</Card>\n")).toBe(
      card("<p>x</p>\n", ' title="a" n=[1,"b",{"c":true}]'),
    );
    expect(await body("<Card><Card>\nx\n</Card></Card>\n")).toBe(card(card("<p>x</p>\n")));
    expect(await body("<Card>\n        deep *x*\n\n        ```\n        y\n        ```\n</Card>\n")).toBe(
      card('<p>deep <em>x</em></p>\n<CodeBlock html="y"></CodeBlock>'),
    );
    expect(await body("- a\n  <Card>\n  x\n  </Card>\n- b\n\n> <Card>\n> q\n> </Card>\n")).toBe(
      `<ul>\n<li>a${card("<p>x</p>\n")}\n</li>\n<li>b</li>\n</ul>\n<blockquote>${card("<p>q</p>\n")}</blockquote>`,
    );
  });

  test("the width of an image follows the height that its style sets", async () => {
    const styles = async (text: string) => Object.values((await compileText(text)).styles ?? {});
    expect(await styles('<img src="a.png" style="max-height: 1px; height: 40px" />\n')).toEqual([
      "max-height:1px;height:40px;width:auto",
    ]);
    expect(await styles("<img src='a.png' style={{ height: 40 }} />\n")).toEqual(["height:40px;width:auto"]);
    expect(await styles("<img src='a.png' style={{ height: 40, width: 9 }} />\n")).toEqual([
      "height:40px;width:9px",
    ]);
    expect(await styles('<img src="a.png" style="max-height: 1px" />\n')).toEqual(["max-height:1px"]);
  });

  test("names in small letters are components if the settings say so", async () => {
    const fold = "components/fold.tsx#default";
    expect(await body("a <fold n={1}>*x*</fold> <folds>y</folds>\n")).toBe(
      `<p>a <${fold} n=1><em>x</em></${fold}> <folds>y</folds></p>\n`,
    );
    expect(await body("<fold>\n\nx\n\n</fold>\n")).toBe(`<${fold}><p>x</p>\n</${fold}>`);
  });

  test("tags with braces at the beginning of a line may be followed by one that spans lines", async () => {
    const two = "<Card n={1} /> <Card n={\n  2\n} /> and <Card n={\n  3\n} /> end";
    const cards = `${card("", " n=1")} ${card("", " n=2")} and ${card("", " n=3")} end`;
    expect(await body(`${two}\n\nnext\n`)).toBe(`${cards}<p>next</p>\n`);
    expect(await body(`- ${two.replaceAll("\n", "\n  ")}\n- next\n`)).toBe(
      `<ul>\n<li>${cards}\n</li>\n<li>next</li>\n</ul>\n`,
    );
  });

  test("inline tags stand in paragraphs; alone they are not wrapped", async () => {
    expect(await body("a <Card>b *c*</Card> d")).toBe(`<p>a ${card("b <em>c</em>")} d</p>\n`);
    expect(await body("<Card>b *c*</Card>")).toBe(card("b <em>c</em>"));
    expect(await body("<Card n={1}>b *c*</Card>")).toBe(card("b <em>c</em>", " n=1"));
  });

  test("a component holds no breaks of lines between others, but spaces in a line", async () => {
    const page = await compileText("<Card>\n  <Card>a</Card>\n  <Card n={1}/>\n</Card>\n");
    expect(page.body).toMatchObject([{ children: [{ children: ["a"] }, { children: [] }] }]);
    expect(await body("<Card><Card>a</Card> <Card/></Card>")).toBe(card(`${card("a")} ${card("")}`));
  });

  test("a component that opens in a paragraph holds what comes after", async () => {
    expect(await body("<Card>a *b*\n\nc\n\nd</Card>\n")).toBe(
      card("<p>a <em>b</em></p>\n<p>c</p>\n<p>d</p>\n"),
    );
  });

  test("imports name components, and are not shown; prose is no import", async () => {
    const files: Files = { "@site/c.tsx": { kind: "module", ref: "c.tsx" } };
    const page = await compileText(
      "import A, {\n  B as C,\n} from '@site/c.tsx';\nimport Tabs from '@theme/Tabs'\n\n<A/>\n<C/>\n\nimport data from 'x' often.\n\nexport settings to a file.\n",
      { files },
    );
    expect(show(page.body)).toBe(
      "<c.tsx#default></c.tsx#default><c.tsx#B></c.tsx#B><p>import data from 'x' often.</p>\n<p>export settings to a file.</p>\n",
    );
    expect(page.problems).toEqual([]);
  });

  test("an unknown component is an error with the nearest name", async () => {
    const page = await compileText("text\n\n- <Crad/> x\n\n  <Nope>\n  y\n  </Nope>\n");
    expect(places(page)).toEqual(["unknown-component 3:3", "unknown-component 5:3"]);
    expect(page.problems[0]?.hint).toContain("Did you mean <Card>?");
    expect(show(page.body)).toContain("<p>y</p>");
  });

  test("is reported once where it is never closed, as it may be text", async () => {
    expect(places(await compileText("Use <Name> here.\n"))).toEqual(["unknown-component 1:5"]);
  });

  test.each(["md", "mdx"] as const)(
    "components without their capitals are told of in .%s",
    async (format) => {
      const text = "<tabs>\n<tabitem value='a'>\n\nText.\n\n</tabitem>\n</tabs>\n\n<details></details>\n";
      const page = await compileText(text, { format });
      expect(places(page)).toEqual(["unknown-component 1:1", "unknown-component 2:1"]);
      expect(page.problems[1]).toMatchObject({ severity: "warning", hint: "Write `<TabItem>`." });
    },
  );

  test("are HTML where Markdown holds no MDX, and what looks like an expression is text", async () => {
    const page = await compileText("Use `a` <Name>here</Name> {1 + 1}.\n\n{[1].map((n) => n)}\n\n<Card/>\n", {
      mdxInMd: false,
    });
    expect(page.problems).toEqual([]);
    expect(show(page.body)).toMatch(/<name>here<\/name> \{1 \+ 1\}\.<\/p>\n<p>\{\[1\]\.map.*<\/p>/i);
    expect(show(page.body)).toContain("<components/card.tsx#default>");
  });

  test("a program in an attribute is an error where Markdown holds no MDX", async () => {
    const page = await compileText("<Card a={[1].map(String)} />\n", { mdxInMd: false });
    expect(places(page)).toEqual(["md-expression 1:10"]);
  });

  test("a program in an attribute of a file that is not MDX is an error; files and addresses are not", async () => {
    const page = await compileText(
      "import logo from './l.png';\n\n<Card a={props.x} b={() => 1}/>\n<br>\n\n<img src={logo} /> <img src={require('./r.png').default} alt=\"r\" /> <a href={useBaseUrl('/x')}>x</a>\n",
    );
    expect(places(page)).toEqual(["md-expression 3:10", "md-expression 3:22"]);
    expect(page.links.map((link) => [link.url, link.kind])).toEqual([
      ["./l.png", "picture"],
      ["./r.png", "picture"],
      ["/x", "tag"],
    ]);
  });

  test("a file with programs in its attributes is read as MDX, and so is a partial", async () => {
    const page = await compileText("import P from './_p.md';\n\n<P/>\n\n<TOCInline toc={toc} />\n", {
      files: {
        "./_p.md": {
          kind: "document",
          file: "docs/_p.md",
          text: "<Card a={[1].map(String)}/>\n",
          format: "md",
        },
      },
    });
    expect(page.problems).toEqual([]);
    expect(page.module).toContain("toc={(toc\n)}");
    expect(page.module).toContain("a={([1].map(String)\n)}");
  });

  test("a file whose only expressions are plain text is read as MDX, if it is valid", async () => {
    const text =
      "---\ntags: [{ label: a }]\n---\n\n{'{'}a{\"<b>\"} {/* no */}`{'c'}` \\{d\\} <br/>\n\n## E {#e}\n";
    const page = await compileText(text);
    expect(page.problems).toEqual([]);
    expect(show(page.body)).toMatch(
      /^<p>\{a&lt;b&gt; <code>\{'c'\}<\/code> \{d\} <br><\/p>\n<h2 id="e"><a [^>]+>E</,
    );
    expect((await compileText("About {frontMatter.title}\n")).module).toContain("{frontMatter.title}");
    expect(await body("{'a'} <br>\n")).toBe("<p>{'a'} <br></p>\n");
    expect(await body("{'a'} {b}\n")).toBe("<p>{'a'} {b}</p>\n");
  });

  test("a required file is an address, unless it is data or code", async () => {
    const attributes = ["./a.png", "./b.json", "./c.yml", "./d.js"].map(
      (file, i) => `p${i}={require('${file}')}`,
    );
    const page = await compileText(`<Card ${attributes.join(" ")} />\n`, { file: "docs/a.mdx" });
    expect(page.module).toContain("p0={$links[0]}");
    for (const file of ["b.json", "c.yml", "d.js"]) expect(page.module).toContain(`(require('./${file}')`);
  });

  test("what useBaseUrl is given starts at the root of the site", async () => {
    const page = await compileText(
      "<img src={useBaseUrl('img/a.png')} /> <a href={useBaseUrl(`https://x.example`)}>x</a>\n\n<img src={useBaseUrl(\n  '/img/b.png',\n)} />\n",
    );
    expect(page.links.map((link) => link.url)).toEqual(["/img/a.png", "https://x.example", "/img/b.png"]);
  });

  test("what useBaseUrl is given in a link is a link, and not a file that the page shows", async () => {
    const page = await compileText(
      "<Link to={useBaseUrl('/a')}>a</Link> <Image src={useBaseUrl('/b.png')} />\n",
    );
    expect(page.links.map(({ url, kind }) => [url, kind])).toEqual([
      ["/a", "link"],
      ["/b.png", "asset"],
    ]);
  });

  test("comments of MDX are dropped, other braces are text", async () => {
    expect(await body("{/* gone\n over lines */}\n\n{kept} {a: 1}\n")).toBe("<p>{kept} {a: 1}</p>\n");
    expect(await body("a{/* gone */} *b{/* <c> */}*, `{/* kept */}` \\{/* kept */}\n")).toBe(
      "<p>a <em>b</em>, <code>{/* kept */}</code> {/* kept */}</p>\n",
    );
    expect(await body("- a{/* gone */}\n\n## B {/* #c */}\n")).toMatch(/<li>a<\/li>.*<h2 id="c">/s);
  });

  test("a code component highlights its text", async () => {
    expect(await body('<CodeBlock language="js">\nlet a;\n</CodeBlock>\n')).toBe(
      '<CodeBlock language="js" html="let a;"></CodeBlock>',
    );
    expect(await body('<CodeBlock language="js" showLineNumbers>\nlet a;\n</CodeBlock>\n')).toBe(
      '<CodeBlock language="js" showLineNumbers=true html="<span class=\\"line\\">let a;</span>"></CodeBlock>',
    );
  });
});

describe("raw HTML", () => {
  test("elements nest around Markdown; attributes are HTML's", async () => {
    expect(
      await body(
        '<details className="d" open>\n<summary>S</summary>\n\n*x*\n\n</details>\n\n<label htmlFor="a">l</label>\n',
      ),
    ).toBe(
      '<details class="d" open>\n<summary>S</summary><p><em>x</em></p>\n</details><p><label for="a">l</label></p>\n',
    );
    expect(await body('<p align="center">\n\n**c**\n\n</p>\n\n<center>x</center>\n')).toBe(
      '<p class="align-center"><strong>c</strong></p><div class="align-center">x</div>',
    );
  });

  test("text has the colour that an old element gives it", async () => {
    const page = await compileText('a <font color="red">b</font>\n');
    const [name, style] = Object.entries(page.styles ?? {})[0]!;
    expect(style).toBe("color:red");
    expect(show(page.body)).toBe(`<p>a <span class="${name}">b</span></p>\n`);
  });

  test("what is left open is closed, what closes nothing is dropped, and both are said", async () => {
    const page = await compileText("a <b>c\n\n- <i>d\n- e</i>\n\n</div> f\n");
    expect(show(page.body)).toBe("<p>a <b>c</b></p>\n<ul>\n<li><i>d</i></li>\n<li>e</li>\n</ul>\n f");
    expect(places(page).sort()).toEqual([
      "html-stray 4:4",
      "html-stray 6:1",
      "html-unclosed 1:3",
      "html-unclosed 3:3",
    ]);
  });

  test("an image in <picture> stays an element, to which the sources beside it apply", async () => {
    const picture = '<picture>\n<source media="print" srcset="a.png">\n<img src="b.png" alt="B">\n</picture>';
    expect(await body(picture)).toBe(
      '<picture>\n<source media="print" srcset="{0}">\n<img src="{1}" alt="B">\n</picture>',
    );
  });

  test("a tag of a component that does not end is text, and that is said", async () => {
    const open = await compileText("a\n\n<Chart a={[1, 2] />\n");
    expect([show(open.body), places(open)]).toEqual([
      "<p>a</p>\n<p>&lt;Chart a={[1, 2] /&gt;</p>\n",
      ["html-unclosed 3:1"],
    ]);
    expect(places(await compileText("<Chart a={1 />\n"))).toEqual(["html-unclosed 1:1"]);
    const long = await compileText(`- a\n\n  <Chart a={${JSON.stringify("b".repeat(20_000))}} />\n`);
    expect(places(long)).toEqual(["html-unclosed 3:3"]);
  });

  test("a tag in an attribute, or as the title of an admonition, is text", async () => {
    const page = await compileText(`<div title="<b a={1} />">x</div>\n\n:::note <b a={1} />\ny\n:::\n`);
    expect(show(page.body)).toBe(
      `<div title="&lt;b a={1} /&gt;">x</div><Admonition type="note" title="<b a={1} />"><p>y</p>\n</Admonition>`,
    );
  });

  test("elements in braces are MDX, where all of the text is", async () => {
    const moduleOf = async (text: string) => (await compileText(`${text}\n`)).module;
    expect(await moduleOf("- {<b>x</b>} {1 + 1}")).toContain("{<b>x</b>}");
    for (const text of ["/users/{<id>} {1}", "`{<b>x</b>}` {1}", "\\{<b>x</b>} {1}"])
      expect(await moduleOf(text)).toBeUndefined();
  });

  test("an escaped tag is text, with its expressions", async () => {
    const page = await compileText("\\<Chart a={1} />\n\na \\<b {...c}>\n");
    expect([show(page.body), places(page)]).toEqual([
      "<p>&lt;Chart a={1} /&gt;</p>\n<p>a &lt;b {...c}&gt;</p>\n",
      [],
    ]);
  });

  test("a comment that is never closed takes the rest of the page, and that is said", async () => {
    const page = await compileText("a\n\n<!-- questions:\n- Why?\n\n## b\n\nc\n");
    expect([show(page.body), places(page)]).toEqual(["<p>a</p>\n", ["html-unclosed 3:1"]]);
    expect(places(await compileText("<p>a</p>\n<p>b <!-- c</p>\n"))).toContain("html-unclosed 2:6");
    expect(places(await compileText("`<!-- a`\n\n<!-- b -->\n\n<p><!-- c --></p>\n"))).toEqual([]);
  });

  test("instructions and CDATA end with their own signs, whatever stands in them", async () => {
    expect(await body("<?php\n\necho 'a > b';\n?>\n\nx <?a > b?> y\n")).toBe("<p>x  y</p>\n");
    expect(await body("<![CDATA[\nif (a > b) c;\n]]>\n\nx\n")).toBe("<p>x</p>\n");
  });

  test("end tags that HTML lets authors leave out are no problem", async () => {
    const page = await compileText("<ul><li>a<li>b</ul>\n");
    expect(show(page.body)).toBe("<ul><li>a</li><li>b</li></ul>");
    expect(page.problems).toEqual([]);
  });

  test("styles become classes; scripts, handlers and style elements of bare CSS are dropped", async () => {
    const page = await compileText(
      `<div style="color: red; background: url(x)" onclick="x()">a</div>\n\n<span style={{maxWidth: 20}}>b</span> <script>alert(1)</script>\n\n<style>\np {}\n\nq {}\n</style>\n`,
    );
    const html = show(page.body);
    expect(html).not.toMatch(/style=|onclick|script|alert|p \{\}/);
    expect(Object.values(page.styles ?? {})).toEqual(["color:red", "max-width:20px"]);
    for (const name of Object.keys(page.styles ?? {})) expect(html).toContain(`class="${name}"`);
    expect(page.sections[0]?.text).not.toContain("alert");
  });

  test("images become the theme's; addresses in HTML are links", async () => {
    const page = await compileText(
      '<img src="./a.png" width="300" align="right"/>\n\n<video src="/v.mp4" poster="./p.png"></video> <iframe src="https://x.org/?a=1&amp;b=2" allowFullScreen></iframe> <a id="here"></a>\n',
    );
    expect(show(page.body)).toBe(
      '<Image src={"$link":0} link=0 width="300" className="align-right" alt=""></Image>' +
        '<p><video src="{1}" poster="{2}"></video> <iframe src="{3}" allowfullscreen></iframe> <a id="here"></a></p>\n',
    );
    expect(page.links.map((link) => [link.url, link.line, link.column])).toEqual([
      ["./a.png", 1, 11],
      ["/v.mp4", 3, 13],
      ["./p.png", 3, 29],
      ["https://x.org/?a=1&b=2", 3, 60],
    ]);
    expect(page.anchors).toEqual(["here"]);
  });
});

describe("partials", () => {
  const files: Files = {
    "./_p.md": { kind: "document", file: "docs/_p.md", text: "## Part\n\n[x](./y.md)\n", format: "md" },
    "./_loop.md": {
      kind: "document",
      file: "docs/_loop.md",
      text: "import L from './_loop.md';\n\nx\n\n<L/>\n",
      format: "md",
    },
    "./_props.md": {
      kind: "document",
      file: "docs/_props.md",
      text: "Hello {props.name}\n",
      format: "md",
    },
    "./_props.mdx": {
      kind: "document",
      file: "docs/_props.mdx",
      text: "Hello {props.name}\n",
      format: "mdx",
    },
  };

  test("are written in place: headings and links", async () => {
    const page = await compileText("import P from './_p.md';\n\n# T\n\n<P/>\n\n## Part\n", { files });
    expect(page.toc.map((item) => item.id)).toEqual(["part", "part-1"]);
    expect(page.links).toEqual([
      { url: "./y.md", kind: "link", line: 3, column: 1, text: "x", file: "docs/_p.md" },
    ]);
  });

  test("have their own footnotes, and what is wrong behind them is of the document", async () => {
    const note: Files = {
      "./_note.md": {
        ...{ kind: "document", file: "docs/_note.md", format: "md" },
        text: "x[^1]\n\n[^1]: Of the part.\n",
      },
    };
    const text = "import N from './_note.md';\n\na[^1]\n\n<N/>\n\n[^1]: Of the page.\n\n<b>b\n";
    const page = await compileText(text, { files: note });
    const html = show(page.body);
    expect([...html.matchAll(/<li id="(fn-\d)"><p>(.*?) </g)].map(([, ...found]) => found)).toEqual([
      ["fn-1", "Of the page."],
      ["fn-2", "Of the part."],
    ]);
    expect(page.problems.map(({ code, file }) => [code, file])).toEqual([["html-unclosed", "docs/page.md"]]);
  });

  test("take plain properties without becoming programs", async () => {
    const page = await compileText('import P from "./_props.mdx";\n\n<P name="Ann"/>\n', { files });
    expect(show(page.body)).toBe("<p>Hello Ann</p>\n");
    expect(page.module).toBeUndefined();
    const inMarkdown = await compileText('import P from "./_props.md";\n\n<P name="Ann"/>\n', { files });
    expect(inMarkdown.body).toEqual(page.body);
  });

  test("a cycle is an error", async () => {
    const page = await compileText("import L from './_loop.md';\n\n<L/>\n", { files });
    expect(page.problems.map((problem) => [problem.code, problem.file])).toEqual([
      ["import-cycle", "docs/_loop.md"],
    ]);
  });
});

test("an admonition that is nested too deep is reported where it stands", async () => {
  const open = "<Card>\n\n".repeat(100);
  const close = "</Card>\n".repeat(100);
  const document = await compileText(`${open}    :::note\n    text\n    :::\n\n${close}`);
  expect(places(document)).toEqual(["nested-too-deep 201:1"]);
});
