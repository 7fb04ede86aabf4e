import { rmSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";

/** A document with the given front matter; it has a description where none is given. */
const doc = (front: string, body = "Text.") =>
  `---\n${front.includes("description:") ? front : `${front}\ndescription: About it.`}\n---\n\n${body}\n`;

const picture = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: "#36c" } })
    .png()
    .toBuffer();

/** A page that a component draws, with an element of the given id. */
const page = (id: string) =>
  `import Imported from "@site/docs/_imported.md";\n\nexport default () => <main><h1 id="${id}">Code</h1><Imported /></main>;\n`;

/** Every page shows something that stands elsewhere, in a folder of its own: no other edit has it drawn again. */
const before: Record<string, string> = {
  "docs/top.md": doc("title: Top"),
  "docs/moved/1.md": doc("title: Moved 1"),
  "docs/moved/2.md": doc("title: Moved 2"),
  "docs/moved/3.md": doc("title: Moved 3"),
  "docs/links/from.md": doc("title: Link", "[There](../moved/2.md)"),
  "docs/files/from.md": doc("title: File", "[Note](note.txt)"),
  "docs/files/note.txt": "A note.",
  "docs/pictures/static.md": doc("title: Picture", "![A fox](/img/fox.png)"),
  "docs/cards/all.md": doc("title: Cards", "<DocCardList />"),
  "docs/cards/far/away.md": doc("title: Between"),
  "docs/cards/one.md": doc("title: Card\ndescription: First card.\ntags: [shown]"),
  "docs/listed/_category_.json": '{ "label": "Listed", "link": { "type": "generated-index" } }',
  "docs/listed/one.md": doc("title: Listed one\ndescription: First of a list."),
  "docs/labels/1.md": doc("title: Label 1"),
  "docs/labels/2.md": doc("title: Label 2"),
  "docs/labels/3.md": doc("title: Label 3"),
  "docs/paged/1.md": doc("title: Page 1"),
  "docs/paged/2.md": doc("title: Page 2\npagination_label: First label"),
  "docs/tagged/one.md": doc("title: Tagged\ntags: [named]"),
  "docs/tags.yml": "named:\n  label: First name\nshown:\n  label: Shown\n",
  "docs/parts/page.md": doc("title: Parts", "import Part from './_part.md';\n\n<Part />"),
  "docs/parts/_part.md": "import Inner from './_inner.md';\n\n<Inner />\n",
  "docs/parts/_inner.md": "First part.\n",
  "docs/raw/page.mdx": doc("title: Raw", "import raw from '!!raw-loader!./raw.txt';\n\n<pre>{raw}</pre>"),
  "docs/raw/raw.txt": "First text.",
  "docs/anchors/from.md": doc("title: Anchor", "[Part](to.md#part)"),
  "docs/anchors/to.md": doc("title: Place", "## Part\n\nText."),
  "docs/anchors/code.md": doc("title: Code", "[Place](/code#made)"),
  "docs/_imported.md": "[There](./moved/2.md) ![An owl](/img/owl.png)\n",
  "versioned_docs/version-1/index.md": doc("title: Old\nsidebar_position: 1"),
  "versioned_docs/version-1/far/first.md": doc("title: First"),
  "versioned_docs/version-1/far/second.md": doc("title: Second"),
  "versions.json": '["1"]',
  "pages/code.tsx": page("made"),
  "blog/authors.yml": "ann:\n  name: First Author\n",
  "blog/tags.yml": "named:\n  label: First name\n",
  "blog/2023-12-31-z.md": doc("title: Post Z"),
  "blog/2024-01-01-a.md": doc("title: Post A\nauthors: [ann]"),
  "blog/2024-01-02-b.md": doc("title: Post B\ntags: [named]"),
  "blog/2024-01-03-c.md": doc("title: Post C"),
};

/** What changes, round by round: what more pages show goes first. */
const edits: Record<string, string>[] = [
  {
    "docs/moved/2.md": doc("title: Moved 2\nslug: elsewhere"),
    "versioned_docs/version-1/top.md": doc("title: Old top"),
    "blog/2024-01-03-c.md": doc("title: Other title"),
    "pages/code.tsx": page("other"),
  },
  {
    "docs/files/note.txt": "Another note.",
    "docs/cards/one.md": doc("title: Card\ndescription: Second card.\ntags: [shown]"),
    "docs/listed/one.md": doc("title: Listed one\ndescription: Second of a list."),
    "docs/labels/1.md": doc("title: Label 1\nsidebar_label: Other label"),
    "docs/paged/2.md": doc("title: Page 2\npagination_label: Second label"),
    "docs/tags.yml": "named:\n  label: Second name\nshown:\n  label: Shown\n",
    "docs/parts/_inner.md": "Second part.\n",
    "docs/raw/raw.txt": "Second text.",
    "docs/anchors/to.md": doc("title: Place", "## Other\n\nText."),
    "versioned_docs/version-1/far/first.md": doc("title: First\nslug: elsewhere"),
    "blog/authors.yml": "ann:\n  name: Second Author\n",
    "blog/tags.yml": "named:\n  label: Second name\n",
  },
  { "docs/top.md": doc("title: Top", "Other text.") },
];

describe("a site that is edited", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  const write = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) site.write(name, text);
  };

  beforeAll(async () => {
    site = new CopiedSite();
    site.configure(
      `blog: {}, docs: { lastVersion: "current" }, problems: { brokenAnchors: "warn" },
      theme: { navbar: { items: [{ type: "versions" }] } },`,
    );
    write(before);
    for (const name of ["fox", "owl"]) site.write(`static/img/${name}.png`, await picture(30));
    const { exitCode, problems } = await site.build();
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
  }, 60_000);
  afterAll(() => site.remove());

  it("is the same, with the same problems, as one that is built anew", async () => {
    write(edits[0]!);
    await site.build();
    // It is drawn again in the second round.
    expect(site.output("code.html")).toContain('href="/docs/moved/elsewhere"');
    write(edits[1]!);
    for (const name of ["fox", "owl"]) site.write(`static/img/${name}.png`, await picture(60));
    await site.build();
    write(edits[2]!);
    const { problems } = await site.build();
    const output = site.snapshot();
    for (const folder of [".quire", "build"]) rmSync(site.file(folder), { recursive: true });
    expect((await site.build()).problems).toEqual(problems);
    expect(site.snapshot()).toEqual(output);
    expect(problems).toMatchObject([
      { code: "broken-anchor", file: "docs/anchors/code.md" },
      { code: "broken-anchor", file: "docs/anchors/from.md" },
    ]);
  });
});
