import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectInOrder, LarchSite } from "../../fixtures/larch-site.ts";

let site: LarchSite;

beforeAll(async () => {
  site = await LarchSite.make(0);
}, 120_000);

afterAll(() => site.remove());

describe("the pages of a tree written for Docusaurus", () => {
  it("brings to the browser what moves, but no page that draws documents, and nothing that a document defines", () => {
    expect(site.page("docs/next/guides/components")).toMatch(
      /<quire-island [^>]*><button type="button">Turn round</,
    );
    const still = site.built.problems.filter(({ code }) => code === "still-component");
    expect(still.map(({ file, message }) => [file, message.slice(0, 27)])).toEqual([
      ["docs/guides/components.mdx", "`BrowserOnly` has no effect"],
      ["src/pages/download.tsx", "`BrowserOnly` has no effect"],
    ]);
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

  it("draws tabs, admonitions and code of Markdown files", () => {
    const tabs = site.page("docs/next/getting-started/install");
    expect(tabs).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Linux</);
    expect(tabs).toContain('data-tab-group="os"');
    const boxes = site.page("docs/next/guides/admonitions");
    expect(boxes).toContain("A title in <em>brackets</em>");
    expect(boxes).toContain("admonition-info tall");
    expect(boxes).toMatch(/class="admonition admonition-note admonition-harvest".*?<span>Harvest<\/span>/s);
    expect(boxes).toMatch(
      /<aside class="mill"><b>Boards of larch<\/b>\s*<p>Cut them <strong>dry<\/strong>.<\/p>\s*<\/aside>/,
    );
    expectInOrder(boxes, "Outside.", "Inside.", "Outside again.", "Three deep.");
    expect(site.page("docs/next/guides/code-blocks")).toMatch(
      /<p class="code-title">rings.py<\/p>.*?line highlighted/s,
    );
    expect(site.page("docs/next/guides/diagrams")).toMatch(/<figure class="diagram".*?<svg/s);
  });

  it("computes what MDX computes, also with partials, front matter and data", () => {
    expect(site.page("docs/next/getting-started/connect")).toContain("<strong>7070</strong>");
    expect(site.page("docs/next/getting-started/connect")).toContain(
      "128 levels deep, and a record 1 MiB large",
    );
    expect(site.page("docs/next/guides/checklists")).toContain("There are 2 lists and 5 things on them.");
    expectInOrder(
      site.page("docs/next/guides/checklists"),
      "Before the operator",
      "an alarm",
      "Before the developer",
      "a timeout",
    );
    expect(site.page("docs/next/guides/checklists")).toContain("<code>\\frac{n_{1}}{2}</code>");
    expect(site.output("docs/next/guides/checklists.md")).toContain("A list of $n_{1}$ things takes\n\n$$\n");
    const components = site.page("docs/next/guides/components");
    expect(components).toContain("This page is called Components, and its heading is not its own.");
    expect(components.match(/<td>Larch<\/td>/g)).toHaveLength(2);
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
    expect(site.page("docs/next/guides/html-in-markdown")).toContain(
      'A <i class="leaf">larch leaf</i> needs',
    );
    const types = site.page("docs/next/value-types");
    expect(types).toContain("<p>Types: 2 of them, in no heading</p>");
    expect(types).toMatch(
      /<nav class="toc-inline"[^>]*>\s*<ul[^>]*>\s*<li[^>]*><a href="#in-numbers">((?!what-is).)*<\/nav>/s,
    );
    expect(site.page("showcase")).toContain("Padua grows 3 kinds.");
  });

  it("cuts the excerpts of posts, computing ones too", () => {
    expect(site.page("blog/page/2") + site.page("blog")).not.toContain("To Mara, Jon, forty others");
    expect(site.page("blog/two-point-oh")).toContain("To Mara, Jon, forty others");
    expect(site.page("blog/two-point-oh")).toContain("Keeper of roots");
  });

  it("draws pages that are components, with what they say of their head", () => {
    const home = site.page("index");
    expect(home).toContain("<title>Start | Larch</title>");
    expect(home).toContain('content="Larch: A database that grows like a tree"');
    expect(home).toContain("Install 2.0.0</a>");
    expect(home).toMatch(/class="hero hero--primary _hero_/);
    expect(home).toMatch(/<svg[^>]* role="img"/);
    const download = site.page("download");
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
    expect(site.page("versions")).toContain("The latest is 2.0.0.");
    expect(site.page("versions")).toContain("<p>larch/larch of The Larch makers</p>");
    expect(site.page("versions")).toMatch(
      /<a href="\/community\/team">This year<\/a>.*?<a href="\/community\/2023\/team">2023<\/a>/s,
    );
    expectInOrder(
      site.page("versions"),
      "<h2>All rings</h2>",
      '<a href="/blog/2024/03/10/rings">Counting rings</a>',
      '<a href="/blog/two-point-oh">Larch 2</a>',
    );
    const picture = /src="(\/assets\/desk-[^"]+\.png)"/.exec(site.page("support"))?.[1];
    expect(site.has(picture!.slice(1))).toBe(true);
  });

  it("finds the styles of modules in the style sheet, and leaves no inline style", () => {
    const hero = /hero--primary (_hero_\w+)/.exec(site.page("index"))![1]!;
    const sheet = /href="(\/assets\/style-[^"]+\.css)"/.exec(site.page("index"))![1]!;
    const styles = site.output(sheet.slice(1));
    expect(styles).toContain(`.${hero}`);
    // A typeface of the site is that of headings too; the text of the footer and of buttons is coloured as it says.
    expect(styles).toContain("--ifm-heading-font-family:var(--ifm-font-family-base,");
    expect(styles).not.toContain("--ifm-font-family-base:");
    expect(styles).toMatch(/\.main-wrapper :where\(th, ?td\)\{[^}]*border-bottom:/);
    // What a site says of its heroes counts for each kind of them.
    expect(styles).toContain(".hero--primary{--ifm-hero-background-color:var(--ifm-color-primary)");
    // Its own styles for a dark footer find it, and plain buttons look as browsers have them.
    expect(site.page("index")).toContain('<footer class="footer footer--dark">');
    expect(styles).toMatch(/:where\(button:not\([^)]*\)\)\{[^}]*background:revert/);
    for (const name of ["heading-color", "footer-background-color", "footer-link-color", "button-color"])
      expect(styles).toContain(`var(--ifm-${name},`);
    expect(styles).toContain("var(--ifm-navbar-link-color)");
    expect(styles).toContain("var(--docusaurus-highlighted-code-line-bg,");
    const html = Object.keys(site.snapshot()).filter((name) => name.endsWith(".html"));
    expect(html.filter((name) => site.output(name).includes(' style="'))).toEqual([]);
  });
});
