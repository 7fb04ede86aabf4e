import { describe, expect, test } from "vitest";
import { compileText, type Files, places, show } from "../fixtures/compile-text.ts";

const mdx = (text: string, files?: Files) =>
  compileText(text, { format: "mdx", file: "docs/page.mdx", files });

describe("MDX without programs", () => {
  test("tells the contents what expressions in headings say", async () => {
    const page = await mdx("import raw from '!!raw-loader!./v.txt'\n\n## A {'&'} {raw} *b*\n", {
      "!!raw-loader!./v.txt": { kind: "text", text: "1.2" },
    });
    expect(page.module).toBeUndefined();
    expect(page.toc).toEqual([
      { id: "a--raw-b", depth: 2, html: "A &amp; 1.2 <em>b</em>", text: "A & 1.2 b" },
    ]);
  });

  test("has links in angle brackets, as MDX 1 has", async () => {
    const page = await mdx("a <https://x.org/a_b_(c)>, `<https://y.org>` <!-- <https://z.org> -->\n");
    expect(page.problems).toEqual([]);
    expect(show(page.body)).toBe(
      '<p>a <a href="{0}">https://x.org/a_b_(c)</a>, <code>&lt;https://y.org&gt;</code> </p>\n',
    );
    expect(page.links).toMatchObject([{ url: "https://x.org/a_b_(c)" }]);
    const mails = await mdx("<a.b+c@x.org>, <mailto:d@x.org> and `<e@x.org>`\n");
    expect(mails.problems).toEqual([]);
    expect(mails.links.map(({ url }) => url)).toEqual(["mailto:a.b+c@x.org", "mailto:d@x.org"]);
    expect(show(mails.body)).toContain(">d@x.org</a> and <code>&lt;e@x.org&gt;</code>");
  });

  test("becomes parts like Markdown", async () => {
    const page = await mdx(
      [
        "import Tabs from '@theme/Tabs';",
        "",
        "<!-- a comment",
        "over lines -->",
        "",
        "# T {#top}",
        "",
        'a {/* c */}{"lit"}{1} <kbd>x</kbd> <br/> [l](./a.md) 12:30',
        "",
        "<Tabs>",
        '  <TabItem value="a">',
        "    ```js",
        "    x",
        "    ```",
        "  </TabItem>",
        '  <TabItem value="b">text *x*</TabItem>',
        "</Tabs>",
        "",
        ":::note Title",
        "x",
        ":::",
        "",
      ].join("\n"),
    );
    expect(page.problems).toEqual([]);
    expect(page.module).toBeUndefined();
    expect(page.hasH1).toBe(true);
    expect(show(page.body)).toBe(
      '<h1 id="top">T</h1>\n<p>a lit1 <kbd>x</kbd> <br> <a href="{0}">l</a> 12:30</p>\n' +
        '<Tabs><TabItem value="a"><CodeBlock language="js" html="x"></CodeBlock></TabItem>' +
        '<TabItem value="b">text <em>x</em></TabItem></Tabs>' +
        '<Admonition type="note" title="Title"><p>x</p>\n</Admonition>',
    );
    expect(page.links).toEqual([{ url: "./a.md", kind: "link", line: 8, column: 42, text: "l" }]);
  });

  test("titles behind the name are MDX, and Markdown where they are none", async () => {
    const page = await mdx(":::tip A <b style={{color: 'red'}}>b</b>\nx\n:::\n\n:::tip 1 < 2\ny\n:::\n");
    expect(page.problems).toEqual([]);
    expect(show(page.body)).toMatch(
      /^<Admonition type="tip" titleHtml="A <b class=\\"[\w-]+\\">b<\/b>"><p>x<\/p>\n<\/Admonition><Admonition type="tip" title="1 < 2">/,
    );
  });

  test("Head gives tags to the head of the page, and only those with plain values", async () => {
    const page = await mdx(
      [
        "import Head from '@docusaurus/Head';",
        "",
        "<Head>",
        "  <title>Own {'title'}</title>",
        '  <meta name="robots" content="noindex" />',
        '  <link rel="icon" href={\'/x.png\'} crossOrigin="" />',
        "  <script>let a;</script>",
        "  <meta name={name} />",
        "  <meta name='x' style='color: red' />",
        "</Head>",
        "",
        "# T",
      ].join("\n"),
      { "@docusaurus/Head": { kind: "module", ref: "@docusaurus/Head" } },
    );
    expect(page.hasH1).toBe(true);
    expect(page.module).toBeUndefined();
    expect(page.body[0]).toEqual({
      component: "@theme/Head",
      props: {
        tags: [
          { tag: "title", attributes: {}, text: "Own title" },
          { tag: "meta", attributes: { name: "robots", content: "noindex" }, text: "" },
          { tag: "link", attributes: { rel: "icon", href: "/x.png", crossOrigin: "" }, text: "" },
        ],
      },
      children: [],
    });
    expect(page.problems.map(({ code, line }) => [code, line])).toEqual([
      ["html-forbidden", 7],
      ["html-forbidden", 8],
      ["html-forbidden", 9],
    ]);
  });

  test.each(["md", "mdx"] as const)("<head> in a .%s file is the same", async (format) => {
    const text =
      'a\n\n<head>\n  <title>T</title>\n  <meta name="x" content="y" />\n  <body className="z" />\n  <html className="w" data-x="1" />\n</head>\n\nb\n';
    const page = await compileText(text, { format });
    expect(show(page.body)).toMatch(
      /^<p>a<\/p>\n<Head tags=.*"T".*"content":"y".*"html","attributes":{"className":"w","data-x":"1"}.*><\/Head>\s*<p>b<\/p>\n$/,
    );
    expect(places(page)).toEqual(["html-forbidden 6:3"]);
  });

  test.each(["md", "mdx"] as const)(
    "<style> with its text in braces goes into a style sheet in a .%s file",
    async (format) => {
      const page = await compileText(
        'a\n\n<style media="print">{`\n.b { top: 0 }\n\n.c { top: 1px }\n`}</style>\n',
        {
          format,
        },
      );
      expect(show(page.body)).toMatch(
        /^<p>a<\/p>\n<Head tags=\[\{"tag":"style","attributes":\{"media":"print"\},"text":"\.b \{ top: 0 \}.*\]><\/Head>\s*$/,
      );
      expect(page.problems).toEqual([]);
      const computed = await compileText("<style>{css}</style>\n", { format });
      expect(places(computed)).toEqual(["html-forbidden 1:1"]);
    },
  );

  test.each(["md", "mdx"] as const)(
    "<style> with its text in dangerouslySetInnerHTML goes into a style sheet in a .%s file, too",
    async (format) => {
      const style = (value: string) =>
        compileText(`<style dangerouslySetInnerHTML={${value}} />\n`, { format });
      const page = await style("{ __html: `\n.b { top: 0 }\n\n.c { top: 1px }\n` }");
      expect(show(page.body)).toBe(
        '<Head tags=[{"tag":"style","attributes":{},"text":".b { top: 0 }\\n\\n.c { top: 1px }"}]></Head>',
      );
      expect(page.problems).toEqual([]);
      for (const value of ["{ __html: css }", "css", '"p {}"', '["p {}"]'])
        expect(places(await style(value)), value).toEqual(["html-forbidden 1:1"]);
    },
  );

  test("code components hold code", async () => {
    const page = await mdx('<CodeBlock language="js" title="T">{`let a;\n\nlet b;`}</CodeBlock>\n');
    expect(show(page.body)).toBe('<CodeBlock language="js" title="T" html="let a;\\n\\nlet b;"></CodeBlock>');
  });

  test.each([
    ["a { b\n", "\\{"],
    ["a {b and <https://x.org>\n", "\\{"],
    ["<Card n={1 2} />\n", "\\{"],
    ["see <ftp://x.org>\n", "[text](https://…)"],
    ["<Card>\n\nx\n", "Close every tag"],
    ["a <br> b\n", "Close every tag"],
    ["a <Card n='1'>\n b\n</Card>\nc\n", "Write `</Card>` right after the text"],
    ["a < b <c\n", "&lt;"],
    [
      "<details><summary>a</summary>\n\nb\n\n</details>\n",
      "Write `<details>` and `</details>` on their own lines",
    ],
    [
      "<details>\n<summary>a</summary><p>\n\nb\n\n</p>\n</details>\n",
      "Write `<p>` and `</p>` on their own lines",
    ],
  ])("%j says how to mend it", async (text, hint) => {
    const page = await mdx(`ok\n\n${text}`);
    expect(page.problems).toHaveLength(1);
    expect(page.problems[0]).toMatchObject({ code: "mdx-syntax", severity: "error", file: "docs/page.mdx" });
    const heading = await mdx("## A {#one two}\n");
    expect(heading.problems[0]).toMatchObject({
      code: "mdx-syntax",
      hint: "Write `{#one-two}`: the id of a heading has no spaces.",
    });
    expect(page.problems[0]!.line).toBeGreaterThanOrEqual(3);
    expect(page.problems[0]!.message).not.toContain("oxc");
    expect(page.problems[0]!.hint).toContain(hint);
  });
});
