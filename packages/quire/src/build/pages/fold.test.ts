import { expect, test } from "vitest";
import { foldOf } from "./fold.ts";

const words = (count: number) => "word ".repeat(count / 5);
const page = (prose: string) =>
  `<html><body><nav>${words(2000)}</nav><article><div class="prose">${prose}</div></article></body></html>`;
const before = (html: string) => {
  const fold = foldOf(html);
  return fold && html.slice(html.indexOf('<div class="prose">') + 19, fold.at);
};
const rest = `<p>${words(3000)}</p>`;

test("the first screen ends behind the block that fills it", () => {
  const screen = `<h1>Title</h1><p>${words(600)}</p><ul><li>${words(400)}</li></ul>`;
  expect(before(page(`${screen}${rest}`))).toBe(screen);
});

test("no heading is parted from what follows it", () => {
  const screen = `<p>${words(995)}</p><h2 id="a">Title</h2>\n<p>text</p>`;
  expect(before(page(`${screen}${rest}`))).toBe(screen);
});

test("what stands inside of a block does not end it", () => {
  const screen =
    `<div class="tabs"><br/><p title="a > b">${words(1000)}</p><img src="/a.png"><svg><path d="M0"/></svg>` +
    `<script type="application/json">{"a":"</p></div>"}</script></div>`;
  expect(before(page(`${screen}${rest}`))).toBe(screen);
});

test("the blocks below it are told, not what is inside of them", () => {
  const html = page(`<p>${words(1000)}</p><h2>Title</h2><hr/><ul class="a"><li><p>text</p></li></ul>${rest}`);
  const tags = foldOf(html)?.below.map((end) => html.slice(html.lastIndexOf("<", end), end));
  expect(tags).toEqual(["<h2", "<ul", "<p"]);
});

test("what directly follows the text is below it, too", () => {
  const article = page(`<p>${words(1000)}</p>${rest}`);
  const html = article.replace("</article>", "<footer>next</footer></article>");
  const after = html.indexOf("<footer") + "<footer".length;
  expect(foldOf(html)!.below).toEqual([...foldOf(article)!.below, after]);
});

test.each([
  ["a short article", page(`<p>${words(1500)}</p><p>end</p>`)],
  ["an article of one block", page(`<div>${rest}</div>`)],
  ["a page without an article", `<html><body>${rest}${rest}</body></html>`],
])("%s has none", (_, html) => {
  expect(foldOf(html)).toBeUndefined();
});
