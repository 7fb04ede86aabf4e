import { expect, it } from "vitest";
import type { ReadyDocument } from "../../render/render-context.ts";
import type { PageRoute } from "../../site/page-route.ts";
import { otherLinks, pageIds, pageLinks } from "./page-links.ts";

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

it("finds the links of components in the text of a document, and leaves its own to where they are written", () => {
  const html =
    '<nav><a href="/b/frame">n</a></nav><article><a href="/b/top">t</a><div class="prose"><a href="own">o</a>' +
    '<a href="shown">s</a><a href="made">m</a><img src="/x.png"/></div></article><a href="/b/after">n</a>';
  const document = (href: string) =>
    ({ file: "", document: { links: [] }, links: { hrefs: [href] } }) as unknown as ReadyDocument & {
      file: string;
    };
  const found = (kind: string, usesCode: boolean) =>
    otherLinks(
      html,
      { kind, path: "/docs/x" } as PageRoute,
      { shown: [document("shown")], own: [document("own")], usesCode },
      "/b/",
    ).map(({ url }) => url);
  expect(found("doc", true)).toEqual(["/b/docs/made"]);
  expect(found("doc", false)).toEqual([]);
  expect(found("blog-list", true)).toEqual([]);
});

it("finds ids and names that links may lead to", () => {
  expect(pageIds('<h2 id="a&amp;b">x</h2><a name="c"></a><p data-id="d">id="e"</p>')).toEqual(["a&b", "c"]);
});
