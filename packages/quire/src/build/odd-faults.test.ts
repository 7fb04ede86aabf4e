import { chmodSync, mkdirSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";

const page = (title: string, body = "Text.") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

describe("the author of a site that is out of the ordinary", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  afterEach(() => site.remove());

  it("is told of errors in settings with those in documents, but not where these hang on the settings", async () => {
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

  it("is told of settings that turn wrong with the environment, whatever the last build was", async () => {
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

  it("is told of broken pictures by each build, also one that draws no page", async () => {
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

  it("is told of redirects from files that the build writes, to which others may lead", async () => {
    site = new CopiedSite();
    const from = ["/sitemap.xml", "/llms.txt", "/docs/a.md"];
    site.configure(
      `redirects: [{ from: ${JSON.stringify(from)}, to: "/docs/b" }, { from: "/map.xml", to: "/sitemap.xml" }],`,
    );
    site.write("docs/a.md", page("A"));
    site.write("docs/b.md", page("B"));
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(0);
    expect(problems.map(({ code, severity, message }) => [code, severity, message])).toEqual(
      from.map((path) => [
        "redirect-from-route",
        "warning",
        `A redirect starts from ${path}, but there is a file at this path.`,
      ]),
    );
    expect(site.output("_redirects").split("\n")).toContain("/map.xml /sitemap.xml 301");
    expect(site.output("_redirects")).not.toContain("/llms.txt");
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

  it("is told of a class that is missing in a style sheet that another takes rules of", async () => {
    site = new CopiedSite();
    site.configure();
    site.write(
      "pages/p.jsx",
      'import css from "./p.module.css";\nexport default () => <main className={css.p} />;',
    );
    site.write("pages/p.module.css", '.p { composes: base from "./base.module.css"; }\n');
    site.write("pages/base.module.css", ".base {\n  composes: gone;\n}\n");
    const { problems } = await site.build();
    expect(problems).toMatchObject([
      {
        code: "code",
        message: expect.stringContaining('"gone"'),
        file: "pages/base.module.css",
        line: 2,
        column: 3,
      },
    ]);
  });

  it.each([
    ["cannot be bundled", "export const sum = (;", "code docs/sum.mdx:6"],
    ["fails as soon as it is loaded", "export const sum = total();", "code docs/sum.mdx:6"],
    ["fails on its page", "export const sum = () => total();\n\n{sum()}", "render docs/sum.mdx:6"],
  ])("is told of all problems of documents when one of them has code that %s", async (_, code, told) => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/sum.mdx", page("Sum", `${code}\n\n{sum} [nowhere](nowhere.md)\n\n## Plain`));
    site.write("drawn.jsx", 'export const Drawn = () => <i id="drawn">x</i>;\n');
    site.write("docs/drawn.mdx", page("Drawn", 'import { Drawn } from "@site/drawn";\n\n<Drawn />'));
    site.write("docs/index.md", page("Start", "[To](drawn.mdx#drawn) [plain](sum.mdx#plain) [here](#gone)"));
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    expect(problems.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual([
      "broken-anchor docs/index.md:6",
      told,
      expect.stringMatching("broken-link docs/sum.mdx:"),
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

  it.each([
    ["is no JSON", '["1.10", "1.2"', "versions-file"],
    ["has a version twice", '["1.10", "1.10", "1.2"]', "versions-file"],
    ["has a version that there is not", '["1.10", "1.3", "1.2"]', "unknown-version"],
  ])("is told of all problems of documents when versions.json %s", async (_, versions, code) => {
    site = new CopiedSite();
    site.configure();
    const folders = ["docs", "versioned_docs/version-1.2", "versioned_docs/version-1.10"];
    for (const folder of folders)
      site.write(`${folder}/a.md`, page("A", "[Gone](gone.md) [old](/docs/1.2/a)"));
    site.write("versions.json", versions);
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
      ...folders.sort().map((folder) => `broken-link ${folder}/a.md`),
      `${code} versions.json`,
    ]);
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

  // The one who may read everything cannot be kept from it.
  it.skipIf(process.getuid?.() === 0)("is told which files cannot be read", async () => {
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
