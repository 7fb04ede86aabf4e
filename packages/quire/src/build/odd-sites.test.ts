import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";

const page = (title: string, body = "Text.") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

describe("a site that is out of the ordinary", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  afterEach(() => site.remove());

  it("has its own pages, and nothing else, when it is empty", async () => {
    site = new CopiedSite();
    site.configure();
    const { exitCode, problems } = await site.build();
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    expect(Object.keys(site.snapshot()).filter((name) => name.endsWith(".html"))).toEqual([
      "404.html",
      "search.html",
    ]);
  });

  it("may hold empty files, byte order marks, foreign line ends, folders linked twice, 3 MB in one file, and links that no browser understands", async () => {
    site = new CopiedSite();
    site.configure("blog: {},");
    site.write("blog/2024-01-02-post.md", page("Post", "See [it](http://host:port/)."));
    site.write("docs/empty.md", "");
    site.write("docs/only-front.md", "---\ntitle: Only\ndescription: Front matter.\n---");
    site.write("docs/mark.md", "\ufeff---\ntitle: Mark\ndescription: A mark.\n---\n\nBody **bold**.\n");
    site.write(
      "docs/lines.md",
      "---\r\ntitle: Lines\r\ndescription: Foreign.\r\n---\r\n\r\n## One\r\n\r\n- a\r\n- b\r\n",
    );
    site.write("shared/linked.md", "---\ntitle: Linked\ndescription: By a link.\n---\n\nShared.\n");
    symlinkSync("../shared", site.file("docs/left"));
    symlinkSync("../shared", site.file("docs/right"));
    const section = (index: number) =>
      `## Section ${index}\n\nText with \`code\`, **bold** and [a link](#section-${index}).\n\n`;
    const sections = Array.from({ length: 41_000 }, (_, index) => section(index)).join("");
    site.write("docs/large.md", `---\ntitle: Large\ndescription: Three megabytes.\n---\n\n${sections}`);
    expect(sections.length).toBeGreaterThan(3_000_000);
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(0);
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
      "missing-description docs/empty.md",
      "duplicate-title docs/right/linked.md",
    ]);
    expect(site.output("docs/empty.html")).toContain("<h1>");
    expect(site.output("docs/mark.html")).toContain("<h1>Mark</h1>");
    expect(site.output("docs/mark.html")).toContain("<strong>bold</strong>");
    expect(site.output("docs/lines.html")).toMatch(
      /<h2 id="one"><a class="anchor" href="#one">One.*<li>a<\/li>/s,
    );
    expect(site.output("docs/left/linked.html")).toContain("Shared.");
    expect(site.output("docs/large.html")).toContain('id="section-40999"');
    expect(site.output("blog/rss.xml")).toContain("http://host:port/");
  });

  it("may lead with its HTML to what others serve, if it says so", async () => {
    site = new CopiedSite();
    const link = '<a href="/other">There</a>';
    site.write("docs/a.md", page("A", `${link} [there](/nowhere)`));
    site.write("docs/b.mdx", page("B", `${link}\n\n{1 + 1}`));
    site.write("pages/c.jsx", `export default () => <main id="main">${link}</main>;\n`);
    const said = async () =>
      (await site.build()).problems.map(({ code, file, severity }) => `${severity} ${code} ${file}`);
    site.configure('problems: { brokenHtmlLinks: "warn" },');
    expect(await said()).toEqual([
      "warning broken-html-link docs/a.md",
      "error broken-link docs/a.md",
      "warning broken-html-link docs/b.mdx",
      "warning broken-html-link pages/c.jsx",
    ]);
    site.configure('problems: { brokenLinks: "ignore" },');
    expect(await said()).toEqual([]);
  });

  it("may have data modules that make documents with code and files, and redirects to these", async () => {
    site = new CopiedSite();
    site.configure(
      'data: [{ module: "data.js" }], redirects: [{ from: "/old.json", to: "/parts/mill.json" }],',
    );
    const front = { title: "Mill", description: "A mill." };
    const markdown = "{[1, 2].map((n) => <b key={n}>{n}</b>)} of {metadata.title}";
    const items = [
      { path: "docs/mill.mdx", frontMatter: front, markdown },
      { path: "/parts/mill.json", text: "{}" },
    ];
    site.write("data.js", `export default () => ${JSON.stringify(items)};`);
    const { exitCode, problems } = await site.build();
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    expect(site.output("docs/mill.html")).toContain("<b>1</b><b>2</b> of Mill");
    expect(site.output("_redirects")).toContain("/old.json /parts/mill.json 301");
  });

  it("may import texts and addresses of files in components by any path", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("notes/note.txt", "A note.");
    site.write(
      "pages/a.jsx",
      `import near from "../notes/note.txt?raw";
import far from "@site/notes/note.txt?raw";
import loaded from "!!raw-loader!@site/notes/note.txt";
import address from "@site/notes/note.txt?url";
export default () => <main><h1>{near} {far} {loaded}</h1><a href={address}>it</a></main>;
`,
    );
    const { exitCode, problems } = await site.build();
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    expect(site.output("a.html")).toMatch(
      /<h1>A note\. A note\. A note\.<\/h1><a href="\/assets\/note-[\w-]+\.txt">/,
    );
  });

  it("may show a document with code on its own page and in a component", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/sum.mdx", page("Sum", "A *sum* of {1 + 1}, [there](#there).\n\n## There"));
    site.write(
      "pages/a.jsx",
      'import Sum from "../docs/sum.mdx";\n\nexport default () => <main><Sum /></main>;\n',
    );
    const { exitCode, problems } = await site.build();
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    for (const name of ["a.html", "docs/sum.html"])
      expect(site.output(name)).toMatch(/<p>A <em>sum<\/em> of 2, <a href="#there">there<\/a>\.<\/p>/);
  });

  it("may have its pages in a folder whose name begins like that of a partial", async () => {
    site = new CopiedSite();
    site.configure('pages: "_site/_pages",');
    site.write("_site/_pages/team.md", page("Team"));
    site.write("_site/_pages/_part.md", page("Part"));
    site.write("_site/_pages/_parts/other.md", page("Other"));
    const { exitCode, problems } = await site.build();
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    const pages = Object.keys(site.snapshot()).filter((name) => /team|part|other/.test(name));
    expect(pages.filter((name) => name.endsWith(".html"))).toEqual(["team.html"]);
  });

  it("holds pipes, which are left out, and folders with the names of documents", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/folder.md/a.md", page("A"));
    site.write("static/note.txt", "A note.");
    for (const name of ["docs/pipe.md", "docs/pipe.csv", "static/pipe.txt", "pipe"])
      execFileSync("mkfifo", [site.file(name)]);
    site.write(
      "docs/linking.md",
      page("Linking", '[A](./pipe.csv) ![B](../pipe) <img src="../pipe" /> <video src="/none.mp4" />'),
    );
    symlinkSync("../pipe", site.file("docs/link.md"));
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    const said = problems.map(({ code, file }) => `${code} ${file}`);
    expect(said).toEqual([
      "unreadable-file docs/link.md",
      "broken-link docs/linking.md",
      "broken-image docs/linking.md",
      "broken-file docs/linking.md",
      "broken-file docs/linking.md",
      "unreadable-file docs/pipe.csv",
      "unreadable-file docs/pipe.md",
      "unreadable-file static/pipe.txt",
    ]);
    rmSync(site.file("docs/linking.md"));
    expect((await site.build()).exitCode).toBe(0);
    expect(site.output("docs/folder.md/a.html")).toContain("<h1>A</h1>");
  });

  it("writes what it relies on in the place of static files, and leaves what crawlers and hosts read to its author", async () => {
    site = new CopiedSite();
    site.configure("blog: {},");
    site.write("docs/a.md", page("A"));
    site.write("blog/2024-01-02-post.md", page("Post"));
    const needed = ["blog/rss.xml", "contents.json", "opensearch.xml", "search-index.json"];
    const free = ["_headers", "_redirects", "llms.txt", "nginx.conf", "robots.txt", "sitemap.xml"];
    for (const name of [...needed, ...free]) site.write(`static/${name}`, "Mine.");
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(0);
    expect(problems.map(({ code, severity, file }) => [code, severity, file])).toEqual(
      needed.map((name) => ["duplicate-route", "warning", `static/${name}`]),
    );
    expect(needed.map((name) => site.output(name))).not.toContain("Mine.");
    expect(free.map((name) => site.output(name))).toEqual(free.map(() => "Mine."));
  });

  it("reads nothing of its output where its documents stand around it", async () => {
    site = new CopiedSite();
    site.configure('docs: { path: "." },');
    site.write("guides/a.md", page("A"));
    expect((await site.build()).exitCode).toBe(0);
    const first = Object.keys(site.snapshot());
    site.write("guides/a.md", page("A", "Other text."));
    const { exitCode, problems } = await site.build();
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    expect(Object.keys(site.snapshot()).length).toBe(first.length);
    expect(site.has("docs/guides/a.html")).toBe(true);
    expect(site.has("docs/build/docs/guides/a.html")).toBe(false);
  });

  it("has no documents with NUL characters", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/a.md", page("A", "One\u0000two."));
    site.write("docs/b.md", page("B", "[A](a.md)"));
    site.write("sidebars.json", '{ "s": ["a", "b"] }');
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    // That its links and its place in the sidebar lead nowhere would be no news.
    expect(problems).toMatchObject([
      { code: "not-utf8", severity: "error", file: "docs/a.md", line: 6, column: 4 },
    ]);
  });

  it("has sidebars that are a promise, with functions in them, or that contain themselves", async () => {
    site = new CopiedSite();
    site.configure();
    for (let number = 0; number < 30; number++) site.write(`docs/p${number}.md`, page(`P${number}`));
    const items = `["p1", { type: "doc", id: "p2", customProps: { make() {}, badge: "New" } }]`;
    site.write("sidebars.js", `export default Promise.resolve({ manual: ${items} });`);
    expect(await site.build()).toMatchObject({ exitCode: 0, problems: [] });
    expect(site.output("docs/p1.html")).toContain(">New<");
    site.write(
      "sidebars.js",
      `const loop = { type: "category", label: "L", items: [] };
loop.items.push(loop);
export default { manual: [loop] };`,
    );
    expect((await site.build()).problems).toMatchObject([
      {
        code: "sidebar",
        message: expect.stringMatching(/^The sidebars cannot be written as JSON: Converting circ/),
      },
    ]);
  });

  it("leaves out versions though they have settings, and need no folder then", async () => {
    site = new CopiedSite();
    site.configure(
      `docs: { onlyIncludeVersions: ["2.0"], versions: { current: { label: "New" }, "1.0": { banner: "none" } } },`,
    );
    site.write("versions.json", '["2.0", "1.0"]');
    site.write("versioned_docs/version-2.0/a.md", page("A"));
    expect(await site.build()).toMatchObject({ exitCode: 0, problems: [] });
    expect(site.has("docs/a.html")).toBe(true);
    site.configure(`docs: { onlyIncludeVersions: ["2.0"], versions: { "1.1": { banner: "none" } } },`);
    expect((await site.build()).problems).toMatchObject([{ code: "unknown-version" }]);
  });

  it("has the title of a page without a heading in its Markdown, whatever the name of the site and its sign", async () => {
    site = new CopiedSite();
    site.write(
      "quire.config.mjs",
      'export default { title: "My-Site", titleDelimiter: "»", url: "https://site.example" };\n',
    );
    site.write("docs/a.md", "---\ntitle: A - b\ndescription: About a.\nhide_title: true\n---\n\nText.\n");
    expect((await site.build()).exitCode).toBe(0);
    expect(site.output("docs/a.md")).toMatch(/^# A - b\n/);
  });

  it("turns what points sideways where text runs from right to left, but neither code nor diagrams", async () => {
    site = new CopiedSite();
    site.configure('locale: { code: "fa", direction: "rtl" },');
    site.write("docs/a.md", page("A", "```js\nf(1);\n```"));
    expect((await site.build()).exitCode).toBe(0);
    const sheet = /<link rel="stylesheet" href="\/(assets\/style-[^"]+)"/.exec(
      site.output("docs/a.html"),
    )![1]!;
    const css = site.output(sheet);
    expect(css).toMatch(/\.code-frame\{[^}]*direction:ltr/);
    expect(css).toMatch(/pre\{[^}]*direction:ltr/);
    expect(css).toMatch(/:not\(pre\)>code,[^{]*\.diagram svg\{[^}]*direction:ltr/);
    expect(css).toMatch(/\.pagination-direction \.icon\{scale:-1 1/);
  });

  it("keeps nothing of a document that changes while it is built", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/a.md", page("A", "One."));
    site.write(
      "pages/b.jsx",
      `import { existsSync, writeFileSync } from "node:fs";

const file = ${JSON.stringify(site.file("docs/a.md"))};
if (existsSync(file + ".next")) writeFileSync(file, ${JSON.stringify(page("A", "Three."))});
export default () => <main />;
`,
    );
    expect((await site.build()).exitCode).toBe(0);
    site.write("docs/a.md", page("A", "Two."));
    site.write("docs/a.md.next", "");
    const { exitCode, problems } = await site.build();
    expect({ exitCode, problems }).toMatchObject({
      exitCode: 1,
      problems: [{ code: "unreadable-file", file: "docs/a.md", hint: "Build again." }],
    });
    rmSync(site.file("docs/a.md.next"));
    site.write("docs/a.md", page("A", "Two."));
    expect((await site.build()).exitCode).toBe(0);
    expect(site.output("docs/a.html")).toContain("Two.");
  });
});
