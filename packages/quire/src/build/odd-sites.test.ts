import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
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

  it("has errors of its settings told with those of its documents, but not where these hang on the settings", async () => {
    site = new CopiedSite();
    const codes = async () => (await site.build()).problems.map(({ code, file }) => `${code} ${file}`);
    site.write("docs/page.md", page("Page", "[Nowhere](nowhere.md)"));
    site.configure('theme: { navbr: {} }, contentSecurityPolicy: { img: ["a b"] },');
    expect(await codes()).toEqual([
      "broken-link docs/page.md",
      "config quire.config.mjs",
      "csp-source quire.config.mjs",
    ]);
    site.configure("theme: { navbr: {} }, docs: { pth: 'docs' },");
    expect(await codes()).toEqual(["config quire.config.mjs", "config quire.config.mjs"]);
  });

  it("has no settings that turn wrong with the environment, whatever the last build was", async () => {
    site = new CopiedSite();
    site.configure("theme: process.env.QUIRE_TEST_WRONG ? { navbr: {} } : {},");
    expect((await site.build()).exitCode).toBe(0);
    // The first build runs so soon after the files were written that they may still change unseen.
    expect((await site.build()).exitCode).toBe(0);
    process.env.QUIRE_TEST_WRONG = "yes";
    try {
      expect((await site.build()).exitCode).toBe(1);
    } finally {
      delete process.env.QUIRE_TEST_WRONG;
    }
  });

  it("has its broken pictures told of by each build, also one that draws no page", async () => {
    site = new CopiedSite();
    site.configure('problems: { brokenFiles: "warn" },');
    site.write("docs/a.md", page("A", "![a fox](fox.png)"));
    site.write("docs/fox.png", "No picture.");
    const { problems } = await site.build();
    expect(problems).toMatchObject([{ code: "broken-file", file: "docs/fox.png" }]);
    site.write("static/note.txt", "A note.");
    const again = await site.build();
    expect([again.drawn, again.problems]).toEqual([0, problems]);
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

  it("is told of static files that pages take the place of", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/a.md", page("A"));
    for (const name of ["docs/a.html", "docs/a.md", "docs/b.html", "404.html"])
      site.write(`static/${name}`, "Mine.");
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(0);
    expect(problems.map(({ code, severity, file }) => [code, severity, file])).toEqual(
      ["404.html", "docs/a.html", "docs/a.md"].map((name) => [
        "duplicate-route",
        "warning",
        `static/${name}`,
      ]),
    );
    expect(site.output("docs/b.html")).toBe("Mine.");
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

  it("is told what hosts do not accept", async () => {
    site = new CopiedSite();
    const redirects = Array.from({ length: 2001 }, (_, number) => ({
      from: `/old/${number}`,
      to: "/docs/a",
    }));
    site.configure(`redirects: ${JSON.stringify(redirects)},`);
    site.write("docs/a.md", page("A"));
    const { exitCode, problems } = await site.build();
    expect([exitCode, ...problems.map(({ code, severity }) => [code, severity])]).toEqual([
      0,
      ["host-limit", "warning"],
    ]);
  });

  it("is told of a broken link of a document that a component imports once, for the page that shows it", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/_part.md", "[Gone](gone)\n");
    site.write("docs/a.mdx", page("A", "{1 + 1}"));
    site.write("pages/b.tsx", "export default () => <main />;\n");
    site.write(
      "pages/c/d.tsx",
      'import Part from "@site/docs/_part.md";\n\nexport default () => <Part />;\n',
    );
    const { problems } = await site.build();
    expect(problems).toMatchObject([
      { code: "broken-link", file: "docs/_part.md", line: 1, message: expect.stringContaining("from /c/d") },
    ]);
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

  it("is told of all that is known when its code cannot be bundled", async () => {
    site = new CopiedSite();
    site.configure("blog: {},");
    site.write("docs/a.md", "---\ndraft: maybe\n---\n\n# A\n");
    site.write("pages/p.jsx", 'import a from "./gone.js";\nexport default () => <main>{a}</main>;');
    site.write("blog/2024-01-01-a.md", "---\nauthors: [jo]\ndescription: A.\n---\n\n# A\n");
    site.write("blog/authors.yml", "jo:\n  name: Jo\n bo:\n");
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([
      ["data-file", "blog/authors.yml", 3],
      ["front-matter", "docs/a.md", 2],
      ["unresolved-import", "pages/p.jsx", 1],
    ]);
  });

  it("is told of documents and files of data that stand in the place of others", async () => {
    site = new CopiedSite();
    site.configure('data: [{ module: "data.js" }],');
    site.write("docs/a.md", page("A"));
    const items = [
      ...["a", "b", "b"].map((name) => ({ path: `docs/${name}.md`, markdown: "Text." })),
      { path: "/docs/a.html", text: "Text." },
    ];
    site.write("data.js", `export default () => ${JSON.stringify(items)};`);
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    expect(problems.filter(({ file }) => file === "data.js").map(({ message }) => message)).toEqual([
      "It returns docs/a.md, which already exists.",
      "It returns docs/b.md, which already exists.",
      "The page /docs/a is written to docs/a.html and replaces the output of this module.",
    ]);
  });

  it("is told of patterns of its documents that fit none", async () => {
    site = new CopiedSite();
    site.configure('docs: { include: ["guides/**", "giudes/**", "**/*.mdx", "!x/**"] },');
    site.write("docs/guides/a.md", page("A"));
    site.write(
      "docs/guides/b.mdx",
      page("B", 'import sheet from "./sheet.js?url";\n\n<a href={sheet}>c</a>'),
    );
    site.write("docs/guides/sheet.js", "throw new Error('It is no module.');\n");
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(0);
    expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning `include` of the docs “default” has the pattern "giudes/**", which matches no document in docs.',
    ]);
    expect(site.output("docs/guides/b.html")).toMatch(/<a href="\/assets\/files\/sheet-\w+\.js">c<\/a>/);
  });

  it("is told of documents of data that stand in no folder of documents", async () => {
    site = new CopiedSite();
    site.configure(`data: [{ module: "data.js" }], docs: { onlyIncludeVersions: ["current"] },`);
    site.write("docs/a.md", page("A"));
    site.write("versions.json", '["1.0"]');
    site.write("versioned_docs/version-1.0/a.md", page("A"));
    const item = (path: string) => ({ path, frontMatter: { description: "D." }, markdown: "Text." });
    const give = (...paths: string[]) =>
      site.write("data.js", `export default () => ${JSON.stringify(paths.map(item))};`);
    give("docs/b.md", "versioned_docs/version-1.0/b.md", "dosc/c.md", "versioned_docs/version-2.0/c.md");
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    expect(problems).toMatchObject([{ code: "data-module", severity: "error", file: "data.js" }]);
    expect(problems[0]?.message).toContain("dosc/c.md and 1 more,");
    give("docs/b.md", "versioned_docs/version-1.0/b.md");
    expect((await site.build()).exitCode).toBe(0);
    expect(site.has("docs/b.html")).toBe(true);
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

  // The one who may read everything cannot be kept from it.
  it.skipIf(process.getuid?.() === 0)("says which of its files cannot be read", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/secret.md", "Text.");
    mkdirSync(site.file("docs/locked"));
    chmodSync(site.file("docs/secret.md"), 0);
    chmodSync(site.file("docs/locked"), 0);
    const { exitCode, problems } = await site.build();
    chmodSync(site.file("docs/locked"), 0o700);
    expect(exitCode).toBe(1);
    expect(problems.map(({ code, file }) => [code, file])).toEqual([
      ["unreadable-file", "docs/locked"],
      ["unreadable-file", "docs/secret.md"],
    ]);
  });
});
