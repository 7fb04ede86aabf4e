import fc from "fast-check";
import { expect, it } from "vitest";
import { spansOf } from "../ask/spans.ts";
import { pageIds, pageLinks } from "../build/pages/page-links.ts";
import { htmlSections } from "../build/search/html-sections.ts";
import { withoutMarkup } from "../site/source/without-markup.ts";
import { pageMarkdown } from "../twin/page-markdown.ts";
import { decodeEntities } from "./entities.ts";
import { escapeHtml } from "./escape.ts";

it("gives back every text that was escaped", () => {
  const piece = fc.constantFrom("&", "<", ">", '"', "amp", "lt", "#", "x", "39", ";", " ");
  fc.assert(fc.property(fc.string({ unit: piece }), (text) => decodeEntities(escapeHtml(text)) === text));
});

it("reads names and numbers, and leaves what is no character", () => {
  expect(decodeEntities("&larr; &#x27;&#39;&#X1f600; &copy;")).toBe("← ''😀 ©");
  const none = "a & b; &unheard; &constructor; &#0; &#xd800; &#x110000; &#; &;";
  expect(decodeEntities(none)).toBe(none);
});

it("means the same in descriptions, in the index, in the Markdown of a page, in its addresses and in answers", () => {
  const head = '<title>T</title><meta name="description" content="It&#x27;s &larr;"/>';
  const page = `${head}<main><h1>T</h1><p>Back &larr; &#39;it&#x27;s&#39;</p></main>`;
  expect(withoutMarkup("Back &larr; &#39;it&#x27;s&#39;")).toBe("Back ← 'it's'");
  expect(htmlSections(page, "")?.sections[0]?.text).toBe("Back ← 'it's'");
  expect(htmlSections(page, "")?.description).toBe("It's ←");
  expect(pageMarkdown(page)).toBe("# T\n\nBack ← 'it's'\n");
  expect(pageLinks('<a href="/it&#x27;s?a&amp;b">x</a>')).toMatchObject([{ url: "/it's?a&b" }]);
  expect(spansOf("Back &larr; &#39;it&#x27;s&#39; &constructor;")).toEqual([
    { text: "Back ← 'it's' &constructor;" },
  ]);
  expect(pageIds('<p id="it&#x27;s">x</p>')).toEqual(["it's"]);
});
