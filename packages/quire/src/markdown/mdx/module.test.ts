import { parseAst } from "rolldown/parseAst";
import { describe, expect, test } from "vitest";
import { compileText, type Files, places, show } from "../fixtures/compile-text.ts";
import { withTexts } from "./module.ts";

const compiled = (text: string, files?: Files) =>
  compileText(text, { format: "mdx", file: "docs/page.mdx", files });

/** The same, with the texts of the module in place. */
async function mdx(text: string, files?: Files) {
  const page = await compiled(text, files);
  return { ...page, module: page.module && withTexts(page) };
}

describe("MDX with programs", () => {
  const files: Files = {
    "@site/a.tsx": { kind: "module", ref: "a.tsx" },
    "./_p.mdx": {
      kind: "document",
      file: "docs/_p.mdx",
      text: "import A from '@site/a.tsx';\n\nHi {props.f()} <A/>\n",
      format: "mdx",
    },
    react: { kind: "module", ref: "react" },
  };

  test.each(["Card", "img", "div"])("keeps each of several spreads of <%s>", async (name) => {
    const page = await mdx(`export const [a, b] = [{}, {}];\n\n<${name} {...a} {...b} />\n`);
    expect(page.module).toMatch(/\{\.\.\.\(a\n\)\} \{\.\.\.\(b\n\)\}/);
  });

  test.each([
    ["1", 'const Island$Ask = Island$(Ask, "docs/page.mdx", "Ask", {}, true);'],
    ["metadata.title", "const Island$Ask = Ask;"],
  ])("only its body knows its metadata, so a component that shows %s", async (shown, registered) => {
    const page = await mdx(
      `export const Ask = () => <b onClick={() => 1}>{${shown}}</b>;\n\n{metadata.title} <Ask />\n`,
    );
    expect(page.module).toContain(registered);
  });

  test("has React without importing it, in what the browser gets too", async () => {
    const count = "export const Count = () => <b onClick={() => 1}>{React.useId()}</b>;\n\n<Count />\n";
    const page = await mdx(count);
    expect(page.module).toMatch(/^import \* as React from "react";\nexport const Count/);
    for (const [text, imports] of [
      [`import React from 'react';\n\n${count}`, 1],
      [`const React = {};\n\n${count}`.replace("const", "export const"), 0],
      ["export const a = 'React';\n\n{a} {b.React.c}\n", 0],
    ] as const)
      expect((await mdx(text, files)).module?.match(/from ["']react["']/g) ?? [], text).toHaveLength(imports);
  });

  test("becomes a module of JSX that parses", async () => {
    const page = await mdx(
      [
        "import A, { B } from '@site/a.tsx';",
        "import { useMemo } from 'react';",
        "import P from './_p.mdx';",
        "",
        "export const n = 2;",
        "",
        "# T {n}",
        "",
        "a {n + 1} [l](./x.md)",
        "",
        "<A {...n} at={() => <Card/>}>",
        "",
        "*b* <B/>",
        "",
        "</A>",
        "",
        "<div className={n}>c</div>",
        "",
        '![i](./i.png "T")',
        "",
        "<P f={() => 1}/>",
        "",
        "{[1].map((i) => <li key={i}>{i}</li>)}",
        "",
      ].join("\n"),
      files,
    );
    expect(page.problems).toEqual([]);
    expect(page.body).toEqual([]);
    const code = page.module!;
    expect(() => parseAst(code, { lang: "jsx" })).not.toThrow();
    for (const line of [
      'import { Html, useLinks, useTexts } from "quire/render/html.js";',
      'import Card from "/components/card.tsx";',
      "export const n = 2;",
      "export default function Body(props) {",
    ]) {
      expect(code.split("\n")).toContain(line);
    }
    expect(code).toContain('<Html html={"<h1 id=\\"t-n\\">T "} />');
    expect(code).toContain("{n + 1}");
    expect(code).toContain("$links[1]");
    expect(code).toContain("{((props) => {");
    expect(code).not.toContain("useMemo");
    expect(page.toc).toEqual([]);
    expect(page.links.map((link) => link.url)).toEqual(["./x.md", "./i.png"]);
  });

  test("stays the same module when only its texts change", async () => {
    const text = (say: string) =>
      [
        "import A from '@site/a.tsx';",
        "export const n = 2;",
        `# ${say} {n}`,
        `${say} *${say}* {n} {n}`,
        `<A at="${say}" is={n}>${say} **${say}** {n}</A>`,
        `~~~js title="${say}"\n${say}\n~~~`,
        "{/* truncate */}",
        `- ${say} [${say}](./x.md) {n}`,
      ].join("\n\n");
    const [one, two] = [await compiled(text("one"), files), await compiled(text("two words"), files)];
    expect(one.problems).toEqual([]);
    expect(two.module).toBe(one.module);
    expect(
      two.texts!.map((text) => text.replaceAll("two words", "one").replaceAll("two-words", "one")),
    ).toEqual(one.texts);
    expect(one.module).not.toContain("one");
    expect((await compiled(text("one").replaceAll("{n} {n}", "{n}"), files)).module).not.toBe(one.module);
  });

  test.each([
    ["export default ({ children }) => <main>{children}</main>;", "MDXLayout"],
    ["export default function Frame({ children }) {\n  return <main>{children}</main>;\n}", "Frame"],
    ["import A from '@site/a.tsx';\n\nexport default A;", "MDXLayout"],
  ])("draws its default export around its body: %s", async (statement, name) => {
    const { module } = await mdx(`${statement}\n\nText.\n`, files);
    expect(() => parseAst(module!, { lang: "jsx" })).not.toThrow();
    expect(module).toContain(`return <><${name} {...props}>`);
    expect(module!.match(/^(?:export )?default|^export default/gm)).toHaveLength(1);
  });

  test("leaves its title out where it is asked to, as lists of posts do", async () => {
    const title =
      '{props.untitled || <><Html html={"<h1 id=\\"t-n\\">T "} />\n{n}\n<Html html={"</h1>"} /></>}';
    const { module } = await mdx(
      "export const n = 2;\n\n# T {n}\n\na {n}\n\n{/* truncate */}\n\nb\n\n<h1>c</h1>\n",
    );
    expect(() => parseAst(module!, { lang: "jsx" })).not.toThrow();
    const [body, excerpt] = module!.split("export function Excerpt");
    expect(body).toContain(title);
    expect(excerpt).toContain(title);
    expect(module!.split("props.untitled")).toHaveLength(3);
    expect((await mdx("export const n = 2;\n\n## T {n}\n\n<h1>c</h1>\n")).module).not.toContain("untitled");
  });

  test("a .md file that exports, or shows what it imports, is MDX", async () => {
    expect((await compileText("export const a = 1;\n\n{a}\n")).module).toContain("export const a = 1;");
    const shown = await compileText("import { B } from '@site/a.tsx';\n\nx {B}\n", { files });
    expect(shown.module).toContain('import { B } from "/a.tsx";');
    expect(
      (await compileText("import { B } from '@site/a.tsx';\n\n`{B}`\n", { files })).module,
    ).toBeUndefined();
  });

  test("components that it defines, and members of what it imports, are drawn", async () => {
    const page = await mdx(
      [
        "import * as Icons from '@site/a.tsx';",
        "",
        "export const Hue = ({ children }) => <b>{children}</b>;",
        "",
        "A <Hue>*b*</Hue> <Hue>c</Hue> <Icons.Star size={3} />",
        "",
      ].join("\n"),
      files,
    );
    expect(page.problems).toEqual([]);
    expect(page.module).toContain('<Hue {...$contentFor(Hue, <><Html html={"<em>b</em>"} /></>, $links)} />');
    expect(page.module).toContain('<Hue>{"c"}</Hue>');
    expect(page.module).toContain(
      `{(($Member) => <$Member size={3} />)($member(Icons.Star, "Icons.Star", "docs/page.mdx:5:31"))}`,
    );
    expect(page.module).toContain('import * as Icons from "/a.tsx";');
  });

  test("formulas are read where a site has them, and rendered by the one who can", async () => {
    const text = "a $b_{1}$\n\n$$\n\\frac{a}{b}\n$$\n";
    const page = await compileText(text, {
      format: "mdx",
      math: true,
      formula: (source, block) => `<math>${block ? "block" : source}</math>`,
    });
    expect(show(page.body)).toBe(
      '<p>a <span class="formula" data-markdown="$b_{1}$"><math>b_{1}</math></span></p>\n' +
        '<div class="formula" data-markdown="$$\n\\frac{a}{b}\n$$"><math>block</math></div>',
    );
    expect(show((await compileText("a $b$\n")).body)).toBe("<p>a $b$</p>\n");
  });

  test("a computed class and a style, which becomes a class, stand together", async () => {
    const joined = /\[c\s*, "s-\w{8}"\]\.filter\(Boolean\)\.join\(" "\)/;
    const style = 'style={{ color: "red" }}';
    for (const attributes of [`className={c} ${style}`, `${style} className={c}`])
      for (const tag of [
        `<Card ${attributes} />`,
        `<p ${attributes}>a</p>`,
        `<img src="/a.png" ${attributes} />`,
      ]) {
        const page = await mdx(`export const c = "wide";\n\n${tag}\n`);
        expect(page.module, tag).toMatch(joined);
        expect(Object.values(page.styles ?? {})).toEqual(["color:red"]);
      }
    const html = await mdx(`export const c = "wide";\n\n<p class="a" ${style} id={c}>a</p>\n`);
    expect(html.texts).toContainEqual(expect.stringMatching(/^a s-\w{8}$/));
  });

  test("an address beside a computed attribute leads where it would lead without", async () => {
    const links = async (tag: string) => (await mdx(`export const c = "wide";\n\n${tag}\n`)).links;
    for (const name of ['a href="./b.md"', 'video src="./b.mp4"', 'video poster="./b.png"']) {
      const tag = (attribute: string) => links(`<${name} ${attribute}></${name.split(" ")[0]}>`);
      expect(await tag("className={c}")).toEqual(await tag('className="c"'));
    }
  });

  test("React is there without an import, as MDX 1 has it, unless a document has its own", async () => {
    const text = "<React.Fragment>\n\nA *b*\n\n</React.Fragment>\n";
    for (const format of ["md", "mdx"] as const) {
      const page = await compileText(text, { format });
      expect(page.problems).toEqual([]);
      expect(page.module).toContain('import * as React from "react";');
      expect(page.module).toContain("$member(React.Fragment,");
    }
    const own = await mdx(`export const React = { Fragment: "b" };\n\n${text}`);
    expect(own.module).not.toContain('from "react"');
  });

  test.each([
    ["a comment", "<!-- <React.StrictMode> -->\n\nA {brace.\n"],
    ["a type in the text", "It returns a Promise<React.Component> of {x.\n"],
  ])("a Markdown file with a part of React in %s, and not valid MDX, stays Markdown", async (_, text) => {
    const page = await compileText(text, { format: "md" });
    expect(page.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(page.module).toBeUndefined();
  });

  test("code in the language `math` is a formula where a site has them", async () => {
    const fence = "```math\na < b\n```\n";
    expect(show((await compileText(fence, { math: true })).body)).toBe(
      '<div class="formula" data-markdown="$$\na &lt; b\n$$"><code>a &lt; b</code></div>',
    );
    expect(show((await compileText(fence)).body)).toMatch(/^<CodeBlock language="math"/);
  });

  test.each(["md", "mdx"] as const)("single dollars are text in .%s where a site says so", async (format) => {
    const page = await compileText("Costs $5 and $6, $$a$$.\n", { math: "$$", format });
    expect(show(page.body)).toMatch(
      /<p>Costs \$5 and \$6, <span class="formula"[^>]*><code>a<\/code><\/span>\.<\/p>/,
    );
  });

  test("a code component is read as the fence that says the same", async () => {
    const code = "{`// highlight-next-line\nlet a;\nlet b;`}";
    const page = await mdx(
      `<CodeBlock className="language-js" metastring="{2} title='x'" showLineNumbers={3}>${code}</CodeBlock>\n`,
    );
    const line = (n: number, mark: string, text: string) =>
      `<span class=\\"line${mark}\\" data-line=\\"${n}\\">${text}</span>`;
    expect(show(page.body)).toBe(
      '<CodeBlock className="language-js" showLineNumbers=true language="js" title="x" start=3 html="' +
        `${line(3, " highlighted", "let a;\\n")}${line(4, " highlighted", "let b;")}"></CodeBlock>`,
    );
    const titled = await mdx(`<CodeBlock title="own" metastring="title='x'">${code}</CodeBlock>\n`);
    expect(show(titled.body)).toContain('title="own"');
    const computed = await mdx("export const n = 1;\n\n<CodeBlock title={'a' + n}>{`let a;`}</CodeBlock>\n");
    expect(computed.module).toMatch(/<Quire\d title=\{\('a' \+ n\s*\)\}>\{"let a;"\}/);
  });

  test("only its own headings that compute tell the contents what they come to", async () => {
    const part = {
      kind: "document",
      file: "docs/_h.mdx",
      text: "## Part {props.f()}\n",
      format: "mdx",
    } as const;
    const page = await mdx("import Part from './_h.mdx';\n\n## Own {props.f()}\n\n<Part />\n", {
      "./_h.mdx": part,
    });
    const headings = page.module!.slice(page.module!.indexOf("export const $headings"));
    expect(headings).toContain("Own ");
    expect(headings).not.toContain("Part ");
    expect(page.toc.map(({ text }) => text)).toEqual(["Own", "Part"]);
  });

  test("headings of partials that take content stand in the contents where their tags are", async () => {
    const part = (name: string) => ({
      kind: "document" as const,
      file: `docs/_${name}.mdx`,
      text: `## Of ${name}\n\n{props.children}\n`,
      format: "mdx" as const,
    });
    const page = await mdx(
      "import B from './_b.mdx';\nimport A from './_a.mdx';\n\n## First\n\n<A>x</A>\n\n<B>y</B>\n\n## Last\n\n<A>z</A>\n",
      { "./_a.mdx": part("a"), "./_b.mdx": part("b") },
    );
    expect(page.toc.map(({ text }) => text)).toEqual(["First", "Of a", "Of b", "Last"]);
  });

  test("a partial that is included twice exports once", async () => {
    const partial: Files = {
      "./_p.mdx": {
        kind: "document",
        file: "docs/_p.mdx",
        text: "export const n = 5;\n\n{n}\n",
        format: "mdx",
      },
    };
    const page = await mdx("import P from './_p.mdx';\n\n<P />\n\n<P />\n", partial);
    expect(page.module!.match(/const n = 5;/g)).toHaveLength(1);
  });

  test("each partial may hand partials of its own on as values, by whatever names", async () => {
    const document = (file: string, text: string): Files[string] => ({
      kind: "document",
      file,
      text,
      format: "md",
    });
    const page = await mdx("import A from './_a.md';\nimport B from './_b.md';\n\n<A />\n\n<B />\n", {
      "./_a.md": document("_a.md", "import js from './_ja.md';\n\n<Card code={{ js }} />\n"),
      "./_b.md": document("_b.md", "import js from './_jb.md';\n\n<Card code={{ js }} />\n"),
      "./_ja.md": document("_ja.md", "of *a*\n"),
      "./_jb.md": document("_jb.md", "import deep from './_d.md'\n\nof *b*\n\n<Card code={{ deep }} />\n"),
      "./_d.md": document("_d.md", "deep\n"),
    });
    expect(page.problems).toEqual([]);
    expect(() => parseAst(page.module!, { lang: "jsx" })).not.toThrow();
    const inner = (of: string) => `function js\\(props\\) \\{[^}]*${of}`;
    expect(page.module).toMatch(new RegExp(`${inner("<em>a")}.*${inner("[^]*?<em>b")}`, "s"));
    expect(page.module!.match(/function deep/g)).toHaveLength(1);
    expect(page.module!.indexOf("function deep")).toBeGreaterThan(page.module!.lastIndexOf("function js"));
  });

  test("what a partial exports from other modules is known to the document, from where the partial stands", async () => {
    const partial: Files = {
      "../parts/_p.mdx": {
        kind: "document",
        file: "parts/_p.mdx",
        text: "export { a, b as c } from './x';\nexport * from './y';\nexport const n = 5;\nexport { n as m };\n\n{n}\n",
        format: "mdx",
      },
      "./x": { kind: "module", ref: "parts/x.js" },
    };
    const page = await mdx("import P from '../parts/_p.mdx';\n\n<P />\n\n{a} {c}\n", partial);
    expect(page.problems).toEqual([]);
    const lines = page.module!.split("\n");
    expect(() => parseAst(page.module!, { lang: "jsx" })).not.toThrow();
    expect(lines).toContain('import { a } from "/parts/x.js";');
    expect(lines).toContain('import { b as c } from "/parts/x.js";');
    expect(page.module).toContain("const n = 5;");
  });

  test("the text of an imported file is text, and code where code is shown", async () => {
    const source = "!!raw-loader!@site/a.py";
    const page = await mdx(
      `import code from '${source}';\n\n<CodeBlock language="py">{code}</CodeBlock>\n\n{code}\n`,
      { [source]: { kind: "text", text: "a = b < c\n" } },
    );
    expect(page.problems).toEqual([]);
    expect(page.module).toBeUndefined();
    expect(show(page.body)).toBe('<CodeBlock language="py" html="a = b &lt; c"></CodeBlock>\na = b &lt; c\n');
  });

  test.each(["md", "mdx"] as const)("what stands in an mdx-code-block of a .%s file runs", async (format) => {
    const text = "a\n\n```mdx-code-block\nimport P from './_p.md';\n\n<P />\n```\n\n```js\nx\n```\n";
    const partial: Files = {
      "./_p.md": { kind: "document", file: "docs/_p.md", text: "inside\n", format: "md" },
    };
    const page = await compileText(text, { format, file: `docs/page.${format}`, files: partial });
    expect(page.problems).toEqual([]);
    expect(show(page.body)).toContain("<p>inside</p>");
    expect(show(page.body)).toContain('language="js"');
  });

  test("what an element is given as its property stands in it", async () => {
    const page = await mdx(
      '<span\n  className={"badge"}\n  children={"A & B"}\n>\n</span>\n\na <b children="c" />\n',
    );
    expect(page.problems).toEqual([]);
    expect(page.module).toBeUndefined();
    expect(show(page.body)).toBe('<span class="badge">A &amp; B</span><p>a <b>c</b></p>\n');
    expect((await mdx("<b children={<i>c</i>} />\n")).module).toContain("<b children={(<i>c</i>");
  });

  test("what React alone reads of an element is left to it", async () => {
    const page = await mdx(
      "<div dangerouslySetInnerHTML={{__html: '<b>x</b>'}} />\n\n<input defaultChecked />\n",
    );
    expect(page.module).toContain('dangerouslySetInnerHTML={{"__html":"<b>x</b>"}}');
    expect(page.module).toContain("defaultChecked={true}");
  });

  test("an element that React renders has the classes of its style besides its own", async () => {
    const page = await mdx("<p className=\"a\" style={{ color: 'red' }} hidden={x}>b</p>\n");
    expect(page.module).toMatch(/<p className=\{?"a [\w-]+"/);
  });

  test("a missing module that only a program uses is reported once", async () => {
    const page = await mdx("import x from './gone';\nimport y from './unused';\n\n{x()} {x()}\n");
    expect(places(page)).toEqual(["unresolved-import 1:1"]);
    const below = await mdx(
      "---\ntitle: x\n---\n\nText.\n\nimport a from './a';\nimport b from './b';\n\n{a()} {b()}\n",
    );
    expect(places(below)).toEqual(["unresolved-import 7:1", "unresolved-import 8:1"]);
  });

  test("a component that the theme lacks leaves what stands between its tags", async () => {
    const text = `import Gone from '@theme/Gone';
import Lost from '@theme/Lost';

export const Own = () => <Lost>x</Lost>;

<Gone>

*in*

</Gone>
`;
    const page = await compileText(text, {
      ...{ format: "mdx", file: "docs/page.mdx", resolveImport: () => undefined },
    });
    expect(places(page)).toEqual(["theme-component 6:1", "theme-component 2:1"]);
    expect(page.texts).toContain("<p><em>in</em></p>\n");
    expect(page.module).toContain("const Lost = ({ children }) => children;");
  });
});
