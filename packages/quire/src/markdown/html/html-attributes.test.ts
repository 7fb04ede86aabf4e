import { describe, expect, test } from "vitest";
import { compileText, places, show } from "../fixtures/compile-text.ts";

const body = async (text: string) => show((await compileText(text)).body);

describe("attributes of HTML", () => {
  test("stay within their quotes, whatever stands in them", async () => {
    expect(await body(`<p class='a" onclick=x' title='"><b>' 1@x=y>z</p>`)).toBe(
      '<p class="a&quot; onclick=x" title="&quot;&gt;&lt;b&gt;">z</p>',
    );
    expect(await body(`<picture><source srcset='a.png 1x"onload=x, b.png 2x'></picture>`)).toBe(
      '<p><picture><source srcset="{0} 1x&quot;onload=x, {1} 2x"></picture></p>\n',
    );
  });

  test.each([
    ['<iframe srcdoc="<script>x</script>" src="/x"></iframe>', '<iframe src="{0}"></iframe>', 1],
    ['<form action="javascript:x"><input formaction="vbscript:x"></form>', "<form><input></form>", 2],
    ['<div><object data="data:text/html,x"></object></div>', "<div><object></object></div>", 1],
    ['<p><a href="vbscript:x">a</a> <a href="Data:text/html,x">b</a></p>', "<p><a>a</a> <a>b</a></p>", 2],
    ['<svg><a xlink:href="javascript:x">a</a></svg>', "<p><svg><a>a</a></svg></p>\n", 1],
    [
      '<svg><a><animate attributeName="href" to="javascript:x"/></a></svg>',
      '<p><svg><a><animate to="javascript:x"></animate></a></svg></p>\n',
      1,
    ],
    ['<div>a<quire-island load="load" src="https://x.example/y.js"></quire-island></div>', "<div>a</div>", 2],
    ['<div>a<quire-html n="0"></quire-html></div>', "<div>a</div>", 2],
    ['<img src="a.png" onerror="x()"/>', '<Image src={"$link":0} link=0 alt=""></Image>', 1],
    ['<div>a <base href="//x"><meta name="x"><link rel="x"></div>', "<div>a </div>", 3],
  ])("that could run code are dropped and reported: %s", async (text, html, count) => {
    const page = await compileText(text);
    expect(show(page.body)).toBe(html);
    expect(places(page).filter((place) => place.startsWith("html-forbidden"))).toHaveLength(count);
  });

  test("are named as in HTML, also in drawings, and ids and names are anchors", async () => {
    const page = await compileText(
      '<svg viewBox="0 0 1 1"><text textLength="5" strokeWidth={2}>a</text></svg> <a name="b">b</a> <i id="c">c</i>\n',
    );
    expect(show(page.body)).toBe(
      '<p><svg viewBox="0 0 1 1"><text textLength="5" stroke-width="2">a</text></svg> <a name="b">b</a> <i id="c">c</i></p>\n',
    );
    expect(page.anchors).toEqual(["b", "c"]);
  });
});

test("text in HTML is escaped where it has to be, and elements without content need no end", async () => {
  expect(await body("<div>\na & b < c &amp; d\n</div>")).toBe("<div>\na &amp; b &lt; c &amp; d\n</div>");
  expect(await body("<textarea>a < b & <i>c</i> &amp;</textarea>")).toBe(
    "<textarea>a &lt; b &amp; &lt;i&gt;c&lt;/i&gt; &amp;</textarea>",
  );
  const page = await compileText("a<br></br>b");
  expect([show(page.body), places(page)]).toEqual(["<p>a<br>b</p>\n", []]);
});
