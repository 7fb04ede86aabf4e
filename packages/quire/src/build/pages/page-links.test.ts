import { expect, it } from "vitest";
import { pageIds, pageLinks } from "./page-links.ts";

it("finds links and images of a page once each, as a browser resolves them", () => {
  const html =
    '<a href="setup">a</a><a class="x" href="./setup">b</a><a href="#part">c</a><a href="">d</a>' +
    '<a href="../up?a&amp;b">e</a><img alt="" src="/x.png"/><a href="mailto:a@b.c">f</a>' +
    '<a data-unchecked="" href="/anywhere">g</a><a href="/else" data-unchecked="">h</a>';
  expect(pageLinks(html, "/base/docs/intro", "tag").map(({ url, kind }) => [url, kind])).toEqual([
    ["/base/docs/setup", "tag"],
    ["/base/up?a&b", "tag"],
    ["/x.png", "picture"],
    ["mailto:a@b.c", "tag"],
  ]);
});

it("finds ids and names that links may lead to", () => {
  expect(pageIds('<h2 id="a&amp;b">x</h2><a name="c"></a><p data-id="d">id="e"</p>')).toEqual(["a&b", "c"]);
});
