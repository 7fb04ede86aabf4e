import { describe, expect, it } from "vitest";
import { pageMarkdown, withoutMarkdown } from "./page-markdown.ts";

const read = (body: string) =>
  pageMarkdown(`<html><body><main id="main">${body}</main></body></html>`).trimEnd();

describe("pageMarkdown", () => {
  it("reads headings, text and links, without the signs that lead to a heading", () => {
    expect(
      read(
        '<h1>T</h1>\n<h2 id="a"><a class="anchor" href="#a">A <code>b</code></a></h2><p>x <b>y</b> <em>z</em>\n<a href="/q?a=1&amp;b=2">l</a></p>',
      ),
    ).toBe("# T\n\n## A `b`\n\nx **y** *z* [l](/q?a=1&b=2)");
  });

  it("leaves out the sign beside a heading that contains a link", () => {
    expect(
      read('<h2 id="a">A <a href="/b">b</a><a class="anchor" href="#a" aria-label="Link"></a></h2>'),
    ).toBe("## A [b](/b)");
  });

  it("reads the name of an entry, which is a link to itself, as a name", () => {
    expect(
      read(
        '<p><a id="a" href="#a"><code>a</code></a> <a id="b" href="#a">b</a> <a href="#undefined">c</a> <a class="anchor-list" href="/d">d</a></p>',
      ),
    ).toBe("`a` [b](#a) [c](#undefined) [d](/d)");
  });

  it("says what stands above the title below it, and nothing of the ways through the site", () => {
    expect(
      read(
        '<aside>Old. <a href="/n">New</a></aside><nav><a href="/x">x</a></nav><div data-markdown="">m</div><h1>T</h1><footer class="doc-after">f</footer>',
      ),
    ).toBe("# T\n\n> Old. [New](/n)");
  });

  it("takes the title of the document where the page shows none", () => {
    expect(pageMarkdown("<main><p>x</p></main>", "A & b")).toBe("# A & b\n\nx\n");
  });

  it("reads code as it is, with language, title and a fence longer than any in it", () => {
    expect(
      read(
        '<div class="code-block" data-language="sh"><p class="code-title">a.sh</p><pre tabindex="0"><code class="language-sh numbered"><span class="line">echo <span>&lt;a&gt;</span>\n</span><span>```\n</span></code></pre><button>Copy</button></div>',
      ),
    ).toBe('````sh title="a.sh"\necho <a>\n```\n````');
    const titled = (title: string) =>
      read(`<div class="code-block"><p class="code-title">${title}</p><pre><code>x</code></pre></div>`);
    // Nothing in a title is Markdown, but quotes would end it.
    expect(titled("src/__init__.py, *.yml")).toBe('```text title="src/__init__.py, *.yml"\nx\n```');
    expect(titled('Say "a"\n or `b`')).toBe("```text title=\"Say 'a' or 'b'\"\nx\n```");
  });

  it("reads tables, a bar in a cell escaped and blocks on one line", () => {
    expect(
      read(
        "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>x|y</code></td><td><p>1</p><ul><li>2</li><li>3</li></ul></td></tr><tr><td colspan='2'>c</td></tr></tbody></table>",
      ),
    ).toBe("| A | B |\n| --- | --- |\n| `x\\|y` | 1<br>• 2<br>• 3 |\n| c |  |");
  });

  it("keeps the columns of tables whose cells cover several, or several rows", () => {
    const head = "<tr><th>A</th><th>B</th><th>C</th></tr>";
    const rows =
      '<tr><td rowspan="3">a</td><td colspan="2" rowspan="2">b</td></tr><tr></tr><tr><td>d</td><td>e</td></tr><tr><td>f</td></tr>';
    expect(read(`<table>${head}${rows}</table>`)).toBe(
      "| A | B | C |\n| --- | --- | --- |\n| a | b |  |\n|  |  |  |\n|  | d | e |\n| f |",
    );
    expect(read('<table><tr><td colspan="999999999">a</td></tr></table>').length).toBeLessThan(20_000);
    expect(read('<table><tr><td colspan="x">a</td></tr></table>')).toBe("|  |\n| --- |\n| a |");
  });

  it("numbers lists as browsers do", () => {
    expect(read('<ol start="x"><li>a</li></ol><ol start="-3"><li>b</li></ol>')).toBe("1. a\n\n0. b");
  });

  it("gives a table without headings an empty one", () => {
    expect(read("<table><tr><td>1</td></tr></table>")).toBe("|  |\n| --- |\n| 1 |");
  });

  it("reads tabs as labelled parts", () => {
    expect(
      read(
        '<div class="tabs"><div class="tab-list" role="tablist"><button>A</button></div><div role="tabpanel"><p class="tab-label">A</p><p>one</p></div><div role="tabpanel"><p class="tab-label">B</p>two</div></div>',
      ),
    ).toBe("**A**\n\none\n\n**B**\n\ntwo");
  });

  it("reads lists within lists, with code below their items", () => {
    expect(
      read("<ol start='3'><li><p>a</p><pre><code>x\n\ny</code></pre></li><li>b<ul><li>c</li></ul></li></ol>"),
    ).toBe("3. a\n\n   ```\n   x\n\n   y\n   ```\n\n4. b\n   - c");
  });

  it("reads cards as links with what they are about", () => {
    expect(
      read(
        '<ul class="cards"><li><a class="card" href="/a"><span class="t">A</span><span>about</span></a></li></ul>',
      ),
    ).toBe("- [A](/a): about");
  });

  it("keeps apart what only a sign or a style sheet keeps apart", () => {
    expect(
      read(
        '<p><time>May 1</time><span aria-hidden="true">·</span>5 min</p><p><span>a</span><span>b</span></p>',
      ),
    ).toBe("May 1 5 min\n\na b");
  });

  it("reads notes as quotations, folded passages under their summaries, terms as a list", () => {
    expect(
      read(
        '<section class="admonition"><p class="admonition-title"><svg></svg><span>Tip</span></p><div><p>x</p></div></section><details><summary>More</summary><p>y</p></details><dl><div><dt>T</dt><dd>d</dd></div></dl>',
      ),
    ).toBe("> **Tip**\n>\n> x\n\n**More**\n\ny\n\n- **T**: d");
    const title = '<p class="admonition-title"><span><strong>Set</strong> the <code>b</code></span></p>';
    expect(read(`<section class="admonition">${title}<div><p>x</p></div></section>`)).toBe(
      "> **Set the `b`**\n>\n> x",
    );
  });

  it("escapes what Markdown would take for its own, and nothing else", () => {
    expect(
      read("<p>snake_case_name 2 * 3 *a* _b_ &lt;div&gt; a]( `c` [x] &amp;lt;</p><p># no</p><p>1. no</p>"),
    ).toBe("snake_case_name 2 * 3 \\*a\\* \\_b\\_ \\<div> a\\]( \\`c\\` [x] \\&lt;\n\n\\# no\n\n1\\. no");
  });

  it("keeps text apart from the signs of links, code, strokes, tasks and definitions", () => {
    expect(read('<p>a!<a href="u">x</a></p>')).toBe("a\\![x](u)");
    expect(read("<p><code>a</code><code>b</code></p>")).toBe("`a` `b`");
    expect(read('<p><a href="u"><code>a]</code></a> <a href="u"><code>[a</code> ]</a></p>')).toBe(
      "[`a]`](u) [`[a` \\]](u)",
    );
    expect(read("<p><code>a`b</code> <code>`c</code> <code>``d</code></p>")).toBe(
      "``a`b`` `` `c `` ``` ``d ```",
    );
    expect(read('<p><a href="/a b_(c)">x [y]</a> <img alt="z" src="data:image/png;base64,AA=="></p>')).toBe(
      "[x [y]](</a%20b_(c)>) z",
    );
    expect(read("<p>~~a~~ ~/b c~d</p>")).toBe("~\\~a\\~\\~ ~/b c\\~d");
    expect(read("<ul><li>[ ] a</li></ul><p>[a]: b</p><p>[^a]: b</p>")).toBe(
      "- \\[ ] a\n\n\\[a]: b\n\n\\[^a]: b",
    );
  });

  it("reads the box of a task also in a paragraph", () => {
    const box = '<input type="checkbox" disabled checked>';
    expect(read(`<ul><li><p>${box} a</p><p>b</p></li></ul>`)).toBe("- [x] a\n\n  b");
    // One that readers can check is a control.
    expect(read('<p><input type="checkbox"> a</p>')).toBe("a");
  });

  it("reads white space, nested drawings and wide tables without counting them again and again", () => {
    expect(read(`<pre>${" ".repeat(100_000)}x</pre>`)).toContain("x\n```");
    expect(read(`${"<svg>".repeat(40_000)}${"</svg>".repeat(40_000)}<p>x</p>`)).toBe("x");
    expect(read("<svg><svg></svg><text>y</text></svg><p>x</p>")).toBe("x");
    expect(read(`${"<div>".repeat(20_000)}x${"</div>".repeat(20_000)}`)).toBe("x");
    expect(read(`<p>${"a <b>b</b> <a href='/c'>c</a> ".repeat(60_000)}</p>`)).toContain("a **b** [c](/c)");
    const row = "<tr><td>a</td></tr>".repeat(3000);
    const wide = `<table><tr>${"<th>a</th>".repeat(3000)}</tr>${row}</table>`;
    expect(read(wide).length).toBeLessThan(100_000);
  });

  it("takes the words that a part gives of itself, drops controls and what is hidden", () => {
    expect(
      read(
        '<quire-island src="/i.js" props="{}"><div data-markdown="- a&#10;- &lt;b&gt;"><svg><a href="/x"></a></svg></div></quire-island><label>L</label><input/><div hidden>h</div><div hidden="until-found">u</div>',
      ),
    ).toBe("- a\n- <b>\n\nu");
  });

  it("takes nothing in the value of an attribute for another attribute", () => {
    expect(read('<p class="big hidden lg:block">x</p><a title="use href=b" href="/a">y</a>')).toBe(
      "x\n\n[y](/a)",
    );
    expect(read("<p data-a='is hidden here'>x</p><p data-b=it's hidden>y</p>")).toBe("x");
  });

  it("keeps signs at the end of a text from what closes it", () => {
    expect(read('<p><b>C:\\</b> <a href="/c">C:\\ </a> <b>a * </b> a * b</p>')).toBe(
      "**C:\\\\** [C:\\\\](/c) **a \\*** a * b",
    );
  });

  it("keeps a list that does not start at 1 from the paragraph before it", () => {
    expect(read('<ul><li><p>a</p><ol start="4"><li>b</li></ol></li></ul>')).toBe("- a\n\n  4. b");
    expect(read("<ul><li><p>a</p><ol><li>b</li></ol></li></ul>")).toBe("- a\n  1. b");
  });

  it("keeps hashes at the end of a heading", () => {
    expect(read("<h2>In C #</h2><h2>In C#</h2><h3>##</h3>")).toBe("## In C \\#\n\n## In C#\n\n### \\##");
  });

  it("is not led astray by a sign in an attribute, nor by what closes nothing", () => {
    expect(read('<p title="a > b">x</p></section><p>y</p>')).toBe("x\n\ny");
  });
});

describe("withoutMarkdown", () => {
  it("leaves nothing in the page of what was for its Markdown only", () => {
    expect(withoutMarkdown('<div class="a" data-markdown="x &quot;y&quot;\n">z</div>')).toBe(
      '<div class="a">z</div>',
    );
  });
});
