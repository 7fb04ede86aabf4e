import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CopiedSite, type Run } from "../../fixtures/copied-site.ts";
import { makeTree } from "../../fixtures/docusaurus/generate.mjs";
import type { Problem } from "../problem.ts";

let site: CopiedSite;
let built: Run & { problems: Problem[]; drawn: number };

const page = (route: string) => site.output(`${route}.html`);
/** The order in which pieces stand in a text; -1 for one that is not there. */
const places = (text: string, ...pieces: string[]) => pieces.map((piece) => text.indexOf(piece));
const expectInOrder = (text: string, ...pieces: string[]) => {
  const found = places(text, ...pieces);
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((a, b) => a - b));
};

beforeAll(async () => {
  site = new CopiedSite();
  await makeTree(site.folder, { pages: 200, seed: 1 });
  built = await site.build();
}, 120_000);

afterAll(() => site.remove());

describe("a tree written for Docusaurus", () => {
  it("builds as it stands, and names what is not carried over", () => {
    expect(built.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(built.exitCode).toBe(0);
    expect(built.drawn).toBeGreaterThan(280);
    const codes = new Set(built.problems.map(({ code }) => code));
    expect([...codes].sort()).toEqual(["docusaurus-setting", "still-component"]);
    expect(built.problems).toContainEqual(
      expect.objectContaining({
        message:
          "The sidebars use `@larch/api-pages/items/all`, which is not installed. They are read without it.",
        hint: "Install `@larch/api-pages`, if sidebar items are missing.",
      }),
    );
  });

  it("brings to the browser what moves, but no page that draws documents, and nothing that a document defines", () => {
    expect(page("docs/next/guides/components")).toMatch(
      /<quire-island [^>]*><button type="button">Turn round</,
    );
    const still = built.problems.filter(({ code }) => code === "still-component");
    expect(still.map(({ file, message }) => [file, message.slice(0, 27)])).toEqual([
      ["docs/guides/components.mdx", "`BrowserOnly` has no effect"],
      ["src/pages/download.tsx", "`BrowserOnly` has no effect"],
    ]);
  });

  it("has a page at every address", () => {
    const routes = [
      ...["index", "download", "showcase", "about", "support", "support/contact", "404"],
      ...["docs", "docs/1.0.0", "docs/1.0.0/how-to-ask", "docs/next", "docs/next/value-types"],
      ...["docs/next/operations/7.2-upgrade", "docs/next/operations/2024-03-05-incident"],
      ...["docs/next/guides/modelling/pruning", "docs/next/guides/writing", "docs/category/getting-started"],
      ...["community/meetings/01-rules", "community/2023/team"],
      ...["blog", "blog/page/2", "blog/archive", "blog/two-point-oh", "blog/branch-cache"],
      ...[
        "blog/2022/11/30/first-release",
        "blog/no-date-in-name",
        "blog/tags/speed",
        "docs/next/tags/first-steps",
      ],
    ];
    expect(routes.filter((route) => !site.has(`${route}.html`))).toEqual([]);
  });

  it("puts what Head holds into the head of a page, instead of its own", () => {
    const names = Object.keys(site.snapshot()).filter((name) => /^docs\/next\/.*config\.html$/.test(name));
    expect(names).toHaveLength(1);
    const head = site.output(names[0]!).split("</head>")[0]!;
    expect(head.match(/<title>.*?<\/title>/g)).toEqual(["<title>Every setting of Larch</title>"]);
    expect(head.match(/<meta property="og:title"[^>]*>/g)).toEqual([
      '<meta property="og:title" content="Every setting of Larch"/>',
    ]);
  });

  it("describes the pages that list posts and tags", () => {
    const described = (name: string) =>
      /<meta name="description" content="([^"]*)"/.exec(site.output(`${name}.html`))?.[1];
    expect(described("blog/archive")).toMatch(/^\d+ posts of .+ by year, the newest first\.$/);
    expect(described("blog/tags")).toMatch(/^\d+ tags of .+, each with its posts\.$/);
    expect(described("blog/tags/speed")).toMatch(/^\d+ posts? of .+ tagged with “.+”\.$/);
    expect(described("docs/tags/start")).toMatch(/^\d+ docs? of .+ tagged with “start”\.$/);
  });

  it("calls tags what tags.yml says", () => {
    const page = site.output("docs/next/tags/begin.html");
    expect(page).toContain("tagged with “Getting going”");
    expect(page).toContain("For the first day with Larch.");
    expect(site.output("docs/next.html")).toMatch(/<a class="tag" href="[^"]*\/docs\/next\/tags\/begin"/);
    expect(site.has("docs/next/tags/concepts.html")).toBe(true);
    // The file of one version says nothing of another.
    expect(site.output("docs/tags/start.html")).toContain("tagged with “start”");
  });

  it("leaves out drafts, partials, tests, hidden files and what exclude names", () => {
    const names = Object.keys(site.snapshot());
    const none = /draft|ignored|_hidden|about\.test|\.hidden|_checklist|_support|parts\/rings|2024\/08\/01/;
    expect(names.filter((name) => none.test(name))).toEqual([]);
  });

  it("lists the sidebar's items as the file and the folders give them", () => {
    const sidebar = site.output("sidebars/default-current-docs.html");
    expectInOrder(
      sidebar,
      ...[
        "Welcome",
        "Install Larch",
        "Grow your first tree",
        "Connect",
        "Guides",
        "Keys",
        "Pruning",
        "Writing pages",
      ],
      ...[
        "Nothing but its own page",
        "<hr",
        "Operations",
        "Backups",
        "Tuning",
        "From 7.2",
        "Find out more",
        "Showcase",
      ],
    );
    expect(sidebar).toContain('class="first-tree"');
    expect(sidebar).toContain("https://shelf.larch.example");
    expect(sidebar).not.toContain("The console");
    expectInOrder(
      site.output("sidebars/default-2.0.0-docs.html"),
      "Welcome",
      "Getting started",
      "Guides",
      "Notes on this",
    );
  });

  it("keeps versions apart and points old and new ones to the latest", () => {
    expect(page("docs/next")).toContain("not released yet");
    expect(page("docs/1.0.0")).toContain('content="noindex');
    expect(page("docs/next/guides/queries")).toContain(
      'href="/docs/guides/queries" data-version="">Go to the latest version',
    );
    expect(page("docs")).not.toContain("Go to the latest version");
    expect(site.output("sitemap.xml")).not.toContain("1.0.0");
  });

  it("leaves unlisted pages out of sidebars, lists and sitemaps, and reachable", () => {
    expect(page("docs/next/operations/hidden-console")).toContain("127.0.0.1:7070/console");
    expect(site.output("sitemap-current.xml")).toContain("/docs/next/operations/tuning<");
    expect(site.output("sitemap-current.xml")).not.toContain("hidden-console");
    expect(site.has("blog/2024/06/11/unlisted.html")).toBe(true);
    for (const list of ["blog", "blog/archive", "blog/tags"])
      expect(page(list)).not.toContain("2024/06/11/unlisted");
  });

  it("draws tabs, admonitions and code of Markdown files", () => {
    const tabs = page("docs/next/getting-started/install");
    expect(tabs).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Linux</);
    expect(tabs).toContain('data-tab-group="os"');
    const boxes = page("docs/next/guides/admonitions");
    expect(boxes).toContain("A title in <em>brackets</em>");
    expect(boxes).toContain("admonition-info tall");
    expect(boxes).toMatch(/class="admonition admonition-note admonition-harvest".*?<span>Harvest<\/span>/s);
    expectInOrder(boxes, "Outside.", "Inside.", "Outside again.", "Three deep.");
    expect(page("docs/next/guides/code-blocks")).toMatch(
      /<p class="code-title">rings.py<\/p>.*?line highlighted/s,
    );
    expect(page("docs/next/guides/diagrams")).toMatch(/<figure class="diagram".*?<svg/s);
  });

  it("computes what MDX computes, also with partials, front matter and data", () => {
    expect(page("docs/next/getting-started/connect")).toContain("<strong>7070</strong>");
    expect(page("docs/next/getting-started/connect")).toContain("128 levels deep, and a record 1 MiB large");
    expect(page("docs/next/guides/checklists")).toContain("There are 2 lists and 5 things on them.");
    expectInOrder(
      page("docs/next/guides/checklists"),
      "Before the operator",
      "an alarm",
      "Before the developer",
      "a timeout",
    );
    expect(page("docs/next/guides/checklists")).toContain("<code>\\frac{n_{1}}{2}</code>");
    expect(site.output("docs/next/guides/checklists.md")).toContain("A list of $n_{1}$ things takes\n\n$$\n");
    const components = page("docs/next/guides/components");
    expect(components).toContain("This page is called Components, and its heading is not its own.");
    expect(components).toContain("<td>Larch</td>");
    expect(components).toMatch(/<nav class="toc-inline".*?#from-the-theme/s);
    expect(components).toMatch(/<svg[^>]* width="48" height="48"/);
    expect(components).toContain("<strong>ring of 2024</strong>");
    expect(components).toMatch(/<img alt="Rings and a larch, required" src="\/assets\/rings-/);
    expect(components).toMatch(
      /class="code-title">A table of leaves<.*?<span class="[^"]+">import<\/span>.*?LeafTable/s,
    );
    expect(components).toMatch(/<ul class="cards">.*?Style guide/s);
    expect(components).toContain("<span>Since 2024 of <em>Components</em></span>");
    expect(components).toMatch(/<p class="admonition-title".*?<span>Grown in 2024<\/span>/);
    expect(components).toContain('<b class="age-3">Three years old</b>');
    expect(page("docs/next/guides/html-in-markdown")).toContain('A <i class="leaf">larch leaf</i> needs');
    const types = page("docs/next/value-types");
    expect(types).toContain("<p>Types: 2 of them, in no heading</p>");
    expect(types).toMatch(
      /<nav class="toc-inline"[^>]*>\s*<ul[^>]*>\s*<li[^>]*><a href="#in-numbers">((?!what-is).)*<\/nav>/s,
    );
    expect(page("showcase")).toContain("Padua grows 3 kinds.");
  });

  it("cuts the excerpts of posts, computing ones too", () => {
    expect(page("blog/page/2") + page("blog")).not.toContain("To Mara, Jon, forty others");
    expect(page("blog/two-point-oh")).toContain("To Mara, Jon, forty others");
    expect(page("blog/two-point-oh")).toContain("Keeper of roots");
  });

  it("draws pages that are components, with what they say of their head", () => {
    const home = page("index");
    expect(home).toContain("<title>Start | Larch</title>");
    expect(home).toContain('content="Larch: A database that grows like a tree"');
    expect(home).toContain("Install 2.0.0</a>");
    expect(home).toMatch(/class="hero hero--primary _hero_/);
    expect(home).toMatch(/<svg[^>]* role="img"/);
    const download = page("download");
    expect(download.match(/property="og:type"/g)).toHaveLength(1);
    expect(download).toContain('<meta property="og:type" content="product"/>');
    expect(download).toMatch(/<code class="language-bash"><span class="t-f">curl .*?linux/);
    expect(download).toContain('data-drawn="in the build"');
    expect(download).toContain("Looking for your system…");
    expectInOrder(
      download,
      '<aside title="Checksums: Check what came">',
      '<h2 id="check-what-came">',
      'as <a href="/docs/next/getting-started/install">the guide</a> says for Linux:',
      '<span class="t-f">sha256sum',
      '<img src="/assets/files/desk-',
      '<p class="code-title">grow.js</p>',
      '<code class="language-js numbered"><span class="line" data-line="3"><span class="t-k">const </span>',
      '<span class="line highlighted" data-line="4">larch',
      "Thanks for <strong>growing</strong> with us.",
    );
    expect(page("versions")).toContain("The latest is 2.0.0.");
    expect(page("versions")).toContain("<p>larch/larch of The Larch makers</p>");
    expect(page("versions")).toMatch(
      /<a href="\/community\/team">This year<\/a>.*?<a href="\/community\/2023\/team">2023<\/a>/s,
    );
    const picture = /src="(\/assets\/desk-[^"]+\.png)"/.exec(page("support"))?.[1];
    expect(site.has(picture!.slice(1))).toBe(true);
  });

  it("finds the styles of modules in the style sheet, and leaves no inline style", () => {
    const hero = /hero--primary (_hero_\w+)/.exec(page("index"))![1]!;
    const sheet = /href="(\/assets\/style-[^"]+\.css)"/.exec(page("index"))![1]!;
    const styles = site.output(sheet.slice(1));
    expect(styles).toContain(`.${hero}`);
    // A typeface of the site is that of headings too; the text of the footer and of buttons is coloured as it says.
    expect(styles).toContain("--ifm-heading-font-family:var(--ifm-font-family-base,");
    expect(styles).not.toContain("--ifm-font-family-base:");
    expect(styles).toMatch(/\.main-wrapper :where\(th, ?td\)\{[^}]*border-bottom:/);
    // What a site says of its heroes counts for each kind of them.
    expect(styles).toContain(".hero--primary{--ifm-hero-background-color:var(--ifm-color-primary)");
    // Its own styles for a dark footer find it, and plain buttons look as browsers have them.
    expect(page("index")).toContain('<footer class="footer footer--dark">');
    expect(styles).toMatch(/:where\(button:not\(\[class\]\)\)\{[^}]*background:revert/);
    for (const name of [
      "heading-color",
      "navbar-link-color",
      "footer-background-color",
      "footer-link-color",
      "button-color",
    ])
      expect(styles).toContain(`var(--ifm-${name},`);
    expect(styles).toContain("var(--docusaurus-highlighted-code-line-bg,");
    const html = Object.keys(site.snapshot()).filter((name) => name.endsWith(".html"));
    expect(html.filter((name) => site.output(name).includes(' style="'))).toEqual([]);
  });

  it("knows the cards of a category, the edit links and redirects that functions give", () => {
    expect(page("docs/next/guides")).toMatch(/<ul class="cards">.*?Writing pages/s);
    expect(page("docs/next/faq")).toContain("/edit/main/docs/faq.md");
    expect(page("docs/1.0.0/install")).toContain("/edit/main/versioned_docs/version-1.0.0/install.md");
    expect(page("docs/next/changelog")).not.toContain("Edit this page");
    expect(page("docs/install")).toContain("url=/docs/getting-started/install");
    expect(page("contribute/team")).toContain("url=/community/team");
    expect(page("chat")).toContain("https://chat.larch.example");
  });

  it("writes the twin of each document, feeds and what stands in static", () => {
    expect(page("about")).toContain('<a href="/blog/rss.xml">by feed</a>');
    expect(site.output("docs/next/faq.md")).toMatch(/^# Frequent questions/);
    const feed = site.output("blog/rss.xml");
    expect(feed).toContain("<title>Larch 2</title>");
    // Links of headings to themselves stay on the page.
    expect(feed).toContain("Thanks&lt;/h2&gt;");
    expect(feed).not.toContain("href=&quot;#");
    expect(feed).toContain("<title>Counting rings</title>");
    expect(feed).not.toContain("&lt;h1");
    expect(site.output("CNAME").trim()).not.toBe("");
    expect(site.has("files/cheatsheet.txt")).toBe(true);
  });

  it("keeps every page when nothing changed", async () => {
    const before = site.snapshot();
    const again = await site.build();
    expect(again.drawn).toBe(0);
    expect(site.snapshot()).toEqual(before);
  }, 60_000);

  it("stands under another base path when its configuration says so", async () => {
    const config = site.file("docusaurus.config.js");
    site.write(
      "docusaurus.config.js",
      readFileSync(config, "utf8").replace("baseUrl: '/'", "baseUrl: '/larch/'"),
    );
    const { exitCode, problems } = await site.build();
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(exitCode).toBe(0);
    const addresses = [...page("index").matchAll(/(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1]!);
    // The announcement is HTML of its author's, who wrote the address without a base path.
    const bare = addresses.filter((address) => !address.startsWith("/larch/") && address !== "/docs/next");
    expect(bare).toEqual([]);
    expect(page("docs/next/guides/images")).toContain('src="/larch/img/larch.png"');
    const sheet = /href="\/larch(\/assets\/style-[^"]+\.css)"/.exec(page("index"))![1]!;
    expect(site.output(sheet.slice(1))).toContain("url(/larch/img/logo.svg)");
    expect(site.output(sheet.slice(1))).toMatch(/\.larch-ground\{background:url\(\/larch\/assets\/larch-/);
  }, 120_000);
});
