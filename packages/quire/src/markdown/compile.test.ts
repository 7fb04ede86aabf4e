import { describe, expect, test } from "vitest";
import { compileText, show } from "./fixtures/compile-text.ts";

const body = async (text: string, format: "md" | "mdx" = "md") =>
  show((await compileText(text, { format })).body);

describe("text", () => {
  test("paragraphs, emphasis, code, breaks and rules", async () => {
    expect(await body("a *b* **c** ~~d~~ `e <f>`\nnext  \nhard\\\nbreak\n\n---\n")).toBe(
      "<p>a <em>b</em> <strong>c</strong> <del>d</del> <code>e &lt;f&gt;</code>\nnext<br>hard<br>break</p>\n<hr>",
    );
  });

  test("colons that are no directives stay as written, beside emoji and wide characters", async () => {
    const directive = ":::note\n\nN\n\n:::\n\n";
    // Directives are looked for only where one of three colons stands.
    for (const before of ["", directive]) {
      expect(await body(`${before}12:30 a:b 中文:c 😀:d :foo[bar *x*]{y=1} ::std`)).toContain(
        "<p>12:30 a:b 中文:c 😀:d :foo[bar <em>x</em>]{y=1} ::std</p>",
      );
      expect(await body(`${before}::leaf[x *y*]`)).toContain("<p>::leaf[x <em>y</em>]</p>");
    }
  });

  test("emoji short codes become characters, except in code", async () => {
    expect(await body(":rocket: :+1: :nope: `:rocket:`")).toBe("<p>🚀 👍 :nope: <code>:rocket:</code></p>\n");
  });

  test("elements and attributes may have names that every object knows", async () => {
    for (const format of ["md", "mdx"] as const)
      expect(await body('<constructor valueOf="a">x</constructor>', format)).toContain(
        '<constructor valueof="a">x</constructor>',
      );
    const { links } = await compileText('<p constructor="a">x</p>');
    expect(links).toEqual([]);
  });

  test("character references cannot forge marks of the engine", async () => {
    expect(await body("&#1;0&#1; &#x1;")).toBe("<p>\ufffd0\ufffd \ufffd</p>\n");
  });
});

describe("lists, tables, footnotes", () => {
  test("tight and loose lists, tasks with names", async () => {
    expect(await body("- a\n- b\n  - c\n\n3. x\n\n4. y\n\n- [ ] t\n- [x] d\n")).toBe(
      "<ul>\n<li>a</li>\n<li>b<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n" +
        '<ol start="3">\n<li><p>x</p>\n</li>\n<li><p>y</p>\n</li>\n</ol>\n' +
        '<ul class="contains-task-list">\n' +
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> t</li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled checked aria-label="Done"> d</li>\n</ul>\n',
    );
  });

  test("tables scroll under the name of their section and keep alignment as classes", async () => {
    expect(await body("## S\n\n| a | b |\n|---|--:|\n| `x\\|y` | z |\n")).toContain(
      '<section class="table-scroll" role="group" tabindex="0" aria-label="Table: S"><table>\n' +
        '<thead><tr><th>a</th><th class="align-right">b</th></tr>\n</thead>\n' +
        '<tbody>\n<tr><td><code>x|y</code></td><td class="align-right">z</td></tr>\n</tbody>\n</table></section>\n',
    );
  });

  test("a list may start at 0, and the name of a table stays within its quotes", async () => {
    expect(await body("0. a\n1. b\n")).toContain('<ol start="0">');
    expect(await body('## "S"\n\n| a |\n|---|\n| b |\n')).toContain('aria-label="Table: &quot;S&quot;"');
  });

  test("an empty corner of a table is no heading", async () => {
    expect(await body("| | a |\n|---|---|\n| b | c |\n")).toContain(
      '<tr><td></td><th scope="col">a</th></tr>',
    );
  });

  test("long names in a table may be broken where its columns have no room for them on a phone", async () => {
    const table = (columns: number) =>
      body(
        ["| `glossaryTermInfo` |", "|---|", "| `MANAGE_GLOSSARIES_ALL` |"]
          .map((row) => row + (row.includes("-") ? "---|" : " x |").repeat(columns - 1))
          .join("\n"),
      );
    expect(await table(1)).not.toContain("<wbr>");
    expect(await table(2)).toContain("glossaryTermInfo");
    expect(await table(2)).toContain("MANAGE_<wbr>GLOSSARIES_<wbr>ALL");
    expect(await table(3)).toContain("glossary<wbr>Term<wbr>Info");
    expect(await body("| a | b |\n|---|---|\n| `AUTH_OIDC_ENABLED` | b |\n")).toContain("OIDC_<wbr>ENABLED");
    const narrow = await body("| a | b | c |\n|---|---|---|\n| `DownstreamOf` | `glossaryTag` | c |\n");
    expect(narrow).toContain("Downstream<wbr>Of");
    expect(narrow).toContain("glossaryTag");
    const four = await body("| a | b | c | d |\n|---|---|---|---|\n| `schemaField` | `dataJob` | c | d |\n");
    expect(four).toContain("schema<wbr>Field");
    expect(four).toContain("dataJob");
  });

  test("names in text may be broken if they are longer than a line on a phone", async () => {
    expect(await body("- `ELASTICSEARCH_BUILD_INDICES_RETENTION_VALUE`\n")).toContain(
      '<code class="seams">ELASTICSEARCH_<wbr>BUILD_<wbr>INDICES_<wbr>RETENTION_<wbr>VALUE</code>',
    );
    expect(await body("`REST_API_AUTHORIZATION_ENABLED`\n")).not.toContain("<wbr>");
    expect(await body("`GET /openapi/v1/registry/models/aspect/specifications/{aspectName}`\n")).toContain(
      "<code>GET /openapi/v1/<wbr>registry/<wbr>models/<wbr>aspect/<wbr>specifications/<wbr>{aspectName}</code>",
    );
  });

  test("footnotes are numbered by reference and link back to each", async () => {
    const page = await compileText("a[^b] c[^a] d[^b] e[^none]\n\n[^a]: A\n[^b]: B *x*\n");
    const html = show(page.body);
    expect(html).toContain(
      '<sup><a class="footnote-ref" id="fnref-1" href="#fn-1" aria-label="Footnote 1">1</a></sup>',
    );
    expect(html).toContain("e[^none]");
    expect(html).toContain(
      '<li id="fn-1"><p>B <em>x</em> <a class="footnote-back" href="#fnref-1" aria-label="Back to reference 1">↩</a> ' +
        '<a class="footnote-back" href="#fnref-1-2" aria-label="Back to reference 1-2">↩<sup>2</sup></a></p></li>',
    );
    expect(page.anchors).toEqual(["fnref-1", "fnref-2", "fnref-1-2", "fn-1", "fn-2"]);
  });
});
