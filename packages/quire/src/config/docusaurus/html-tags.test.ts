import { expect, it } from "vitest";
import { injectedHead } from "./html-tags.ts";

it("reads tags from objects, lists and HTML", () => {
  const { head, isComplete } = injectedHead({
    headTags: [
      { tagName: "meta", attributes: { name: "a", content: 1, hidden: false } },
      '<link rel="preconnect" href="https://a.example"><script>a < b;</script>',
    ],
    preBodyTags: { tagName: "script", attributes: { src: "/a.js", type: "module" } },
    postBodyTags: ["<!-- b --> <script src='/b.js' async></script>", undefined],
  });
  expect(head).toEqual([
    { tag: "meta", attributes: { name: "a", content: "1" } },
    { tag: "link", attributes: { rel: "preconnect", href: "https://a.example" } },
    { tag: "script", attributes: {}, content: "a < b;" },
    { tag: "script", attributes: { src: "/a.js", type: "module" } },
    { tag: "script", attributes: { src: "/b.js", async: true } },
  ]);
  expect(isComplete).toBe(true);
});

it("loses what only the body can hold", () => {
  const lost = { head: [], isComplete: false };
  expect(injectedHead({ postBodyTags: ["<div>Text</div>"] })).toEqual(lost);
  expect(injectedHead({ postBodyTags: { tagName: "script", innerHTML: "start()" } })).toEqual(lost);
  expect(injectedHead({ headTags: "<noscript></noscript>" })).toEqual(lost);
  expect(injectedHead(undefined)).toEqual({ head: [], isComplete: true });
});
