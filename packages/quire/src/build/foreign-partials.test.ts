import { afterAll, beforeAll, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";
import { expectInOrder } from "../../fixtures/larch-site.ts";
import type { Problem } from "../base/problem.ts";

/** Documents of a tree written for Docusaurus that compute, and partials that hand each other what they define. */
const files: Record<string, string> = {
  "docusaurus.config.js": `module.exports = {
  title: "Elm", url: "https://elm.example", baseUrl: "/",
  presets: [["classic", { docs: { include: ["**/*.mdx", "*.md"] } }]],
};`,
  "docs/kinds.md":
    "# Kinds\n\n<Tabs>\n<TabItem value='a' label={<b>Wych</b>}>\n\nText.\n\n</TabItem>\n</Tabs>\n",
  "docs/own/known.mdx": `---
title: Known
tags: [elms]
---
## All of {metadata.title}

{metadata.permalink}, {metadata.slug}, {metadata.version}, {metadata.tags[0].permalink}
`,
  "docs/shown.md": "# Shown\n\nThis is {metadata.title} at {metadata.permalink}.\n",
  "blog/2024-06-03-leaf.mdx": "# Leaf\n\n{metadata.title} of {metadata.date}\n\n<!-- truncate -->\n\nMore.\n",
  "src/pages/trunk.mdx": "# Trunk\n\n{metadata.title} at {metadata.permalink}\n",
  "docs/parts/_part.mdx": "---\nsince: 1988\n---\n\n# Old *elms*\n\n## Bark\n",
  "docs/parts/whole.mdx": `---
title: Whole
year: 2024
---
import Part, { frontMatter as part, contentTitle as heading } from "./_part.mdx";

export const next = frontMatter.year + 1;
export const lines = toc.map(({ value }) => value).join();

{heading} of {part.since}, {next}, {lines}

## Leaves

<Part />
`,
  "docs/parts/_outer.mdx": `export { Ring } from "../../src/ring.jsx";
export { kind as sort } from "./_inner.mdx";

Outer.
`,
  "docs/parts/_inner.mdx": "export const kind = 'wych';\n\nInner.\n",
  "docs/parts/_asked.md": "It is {props.year}, not `{props.year}`.\n",
  "docs/parts/asks.mdx": 'import Asked from "./_asked.md";\n\n<Asked year="1988" />\n',
  "docs/parts/drawn.mdx":
    'import Snippet from "@site/src/snippet.jsx";\n\n<Snippet name="asked" year="2024" />\n',
  "src/snippet.jsx":
    'export default ({ name, ...props }) => { const Part = require("../docs/parts/_" + name + ".md").default; return <Part {...props} />; };',
  "docs/parts/named.mdx": `import { Ring, sort as kinds } from "./_outer.mdx";

A {kinds} elm: <Ring />
`,
  "docs/parts/_kinds.mdx": `export { default as Field } from "./_field.mdx";
export const since = 1988;
export const Cone = ({ of }) => <i>cone of {of}</i>;

Kinds of {props.what}.
`,
  "docs/part-of.md": `import * as Kinds from "./parts/_kinds.mdx";

Not \`<Kinds.None />\`, but <Kinds.Cone of="two" />
`,
  "docs/parts/_field.mdx": "export const name = 'field';\n\nA {name} elm.\n",
  "docs/parts/all.mdx": `import Whole, * as Kinds from "./_kinds.mdx";
import { Field, Field as Elm } from "./_kinds.mdx";

Since {Kinds.since}: <Kinds.Cone of="one" />

<Kinds.default what="elms" />

<Whole what="trees" />

<Kinds.Field />

<Field /> <Elm />
`,
  "docs/parts/_box.mdx": `import Frame from "./_frame.mdx";

<details>
<summary>{props.title}</summary>

<Frame year="1988">

{props.children}

</Frame>

See [all](./all.mdx).

</details>
`,
  "docs/parts/_frame.mdx": "Framed in {props.year}.\n\n{props.children}\n",
  "docs/holds.md": `import Box from "./parts/_box.mdx";

<Box title="Elms">

Some *leaves*, [whole](parts/whole.mdx).

## Cones

</Box>

After, with { a brace.
`,
  "src/ring.jsx": "export const Ring = () => <b>ring</b>;",
};

let site: CopiedSite;
let problems: Problem[];

beforeAll(async () => {
  site = new CopiedSite();
  for (const [name, text] of Object.entries(files)) site.write(name, text);
  problems = (await site.build()).problems;
}, 60_000);

afterAll(() => site.remove());

it("builds without a word", () => {
  expect(problems).toEqual([]);
});

it("draws documents that compute in an attribute alone", () => {
  expect(site.output("docs/kinds.html")).toMatch(/<button [^>]*><b>Wych<\/b><\/button>.*<p>Text\.<\/p>/s);
});

it("lets statements of a document read its front matter and contents, and documents those of their partials", () => {
  expect(site.output("docs/parts/whole.html")).toContain("<p>Old elms of 1988, 2025, Leaves,Bark</p>");
});

it("tells documents, posts and pages about their own page", () => {
  expect(site.output("docs/own/known.md")).toContain(
    "## All of Known\n\n/docs/own/known, /own/known, current, /docs/tags/elms",
  );
  expect(site.output("docs/shown.md")).toContain("This is Shown at /docs/shown.");
  expect(site.output("blog/2024/06/03/leaf.md")).toContain("Leaf of 2024-06-03");
  expect(site.output("blog.md")).toContain("Leaf of 2024-06-03");
  expect(site.output("blog/rss.xml")).toContain("Leaf of 2024-06-03");
  expect(site.output("trunk.md")).toContain("Trunk at /trunk");
});

it("gives partials the values that documents hand them, also those that end in .md", () => {
  expect(site.output("docs/parts/asks.html")).toContain("<p>It is 1988, not <code>{props.year}</code>.</p>");
  expect(site.output("docs/parts/drawn.html")).toContain("<p>It is 2024, not <code>{props.year}</code>.</p>");
});

it("gives documents all that a partial exports under one name, and partials that it passes on", () => {
  expect(site.output("docs/part-of.md")).toContain("Not `<Kinds.None />`, but *cone of two*");
  const text = site.output("docs/parts/all.md").replace(/\s+/g, " ");
  expect(text).toContain(
    "Since 1988: *cone of one* Kinds of elms. Kinds of trees. A field elm. A field elm. A field elm.",
  );
});

it("gives documents what partials define and pass on, by other names too, and draws none for it", () => {
  const page = site.output("docs/parts/named.html");
  expect(page).toContain("A wych elm: <b>ring</b>");
  expect(page).not.toMatch(/Outer|Inner/);
});

it("puts what a document writes between the tags of a partial where the partial wants it", () => {
  const page = site.output("docs/holds.html");
  expectInOrder(
    page,
    "<summary>Elms</summary>",
    "Framed in 1988.",
    'Some <em>leaves</em>, <a href="/docs/parts/whole">whole</a>.',
    '<h2 id="cones">',
    'See <a href="/docs/parts/all">all</a>.',
    "After, with { a brace.",
  );
  expect(page).toMatch(/all<\/a>\.<\/p>\s*<\/details>/);
  expect(page.match(/<em>leaves<\/em>/g)).toHaveLength(1);
});
