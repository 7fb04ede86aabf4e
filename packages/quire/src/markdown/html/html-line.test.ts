import { describe, expect, test } from "vitest";
import { compileText, show } from "../fixtures/compile-text.ts";

const body = async (text: string) => show((await compileText(text)).body);

describe("elements of HTML that begin and end in one line, in .md", () => {
  test("hold Markdown, with links that are known where they stand", async () => {
    const page = await compileText(
      "<details>\n<summary>Compare [A](a.md) and **B**</summary>\n\nx\n\n</details>\n\n" +
        '<p align="center">See [x](y.md), `<b>`.</p>\n',
    );
    expect(show(page.body)).toBe(
      '<details>\n<summary>Compare <a href="{0}">A</a> and <strong>B</strong></summary><p>x</p>\n</details>' +
        '<p class="align-center">See <a href="{1}">x</a>, <code>&lt;b&gt;</code>.</p>',
    );
    expect(page.links.map(({ url, line, column }) => [url, line, column])).toEqual([
      ["a.md", 2, 18],
      ["y.md", 8, 23],
    ]);
    expect(page.sections[0]!.code).toEqual(["<b>"]);
  });

  test("refer to footnotes", async () => {
    const page = await compileText("<p>One[^a]</p>\n\nTwo[^a]\n\n[^a]: A *note*.\n");
    expect(page.problems).toEqual([]);
    expect(show(page.body)).toMatch(/^<p>One<sup><a [^>]*href="#fn-1".*<li id="fn-1"><p>A <em>note<\/em>/s);
    expect(page.anchors).toEqual(expect.arrayContaining(["fnref-1", "fnref-1-2", "fn-1"]));
  });

  test("hold no blocks; what stands in one cell does not reach into the next", async () => {
    expect(
      await body(
        "<table>\n<tr><td>`a|b`</td> <td>- *x*</td><td> 1. _y_ </td><td>*</td><td>*</td></tr>\n</table>\n",
      ),
    ).toBe(
      "<table>\n<tr><td><code>a|b</code></td> <td>- <em>x</em></td><td> 1. <em>y</em> </td><td>*</td><td>*</td></tr>\n</table>",
    );
  });

  test("hold Markdown around elements of text and components too", async () => {
    expect(await body("<p>**b <i>c</i> d** [<b>x</b>](y.md)<br/> `Map<K>` *e*</p>\n")).toBe(
      '<p><strong>b <i>c</i> d</strong> <a href="{0}"><b>x</b></a><br> <code>Map&lt;K&gt;</code> <em>e</em></p>',
    );
    expect(await body("<p>*a* <Card n={1}>*b*</Card> <!-- *c* --> *d*</p>\n")).toBe(
      "<p><em>a</em> <components/card.tsx#default n=1><em>b</em></components/card.tsx#default>  <em>d</em></p>",
    );
    expect(await body("> <div><div>a</div> *b*</div>\n")).toBe(
      "<blockquote><div><div>a</div> <em>b</em></div></blockquote>",
    );
  });

  test("keep text as it is in code and where lines are broken, as CommonMark has it", async () => {
    for (const html of [
      "<div>\n*a*\n</div>",
      "<div><p>*a*\n*b*</p></div>",
      "<pre>*a*</pre>",
      "<div><pre>*a*</pre><textarea>*b*</textarea> <code>*c* <b>*d*</b></code></div>",
      "<p>*a</p>\n<p>b*</p>",
    ])
      expect(await body(html)).toBe(html);
  });
});

test("links of HTML hold no links", async () => {
  expect(await body('<p><a href="x">https://a.b/</a></p>\n\n<a href="x">https://a.b/</a> c\n')).toBe(
    '<p><a href="{0}">https://a.b/</a></p><p><a href="{1}">https://a.b/</a> c</p>\n',
  );
});
