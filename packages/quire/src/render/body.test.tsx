import { describe, expect, it } from "vitest";
import type { CompiledDocument } from "../markdown/document.ts";
import type { Ambient } from "./ambient.ts";
import { renderBody, type SiteCode } from "./body.tsx";
import { renderStatic } from "./html.tsx";

const post: CompiledDocument = {
  body: ["<h1>Snow</h1><p>First</p>", "<p>Second</p>"],
  excerptBody: ["<h1>Snow</h1><p>First</p>"],
  toc: [],
  hasH1: true,
  links: [],
  anchors: [],
  sections: [],
  words: 2,
  problems: [],
};
const file = "blog/snow.mdx";
const code: SiteCode = {
  modules: {},
  pages: {},
  documents: {
    [file]: {
      default: () => "all of it",
      Excerpt: ({ frontMatter }: Ambient) => `how ${frontMatter.mood}`,
    },
  },
};
const draw = (document: CompiledDocument, form?: "Excerpt") =>
  renderStatic(renderBody(file, document, { hrefs: [], images: {} }, code, { mood: "calm" }, form));

describe("the body of a post", () => {
  it("is drawn in a list as far as its cut, without its title", () => {
    expect(draw(post)).toBe("<h1>Snow</h1><p>First</p><p>Second</p>");
    expect(draw(post, "Excerpt")).toBe("<p>First</p>");
  });

  it("that computes is cut as well, and knows its front matter", () => {
    const computed = { ...post, module: "export default …" };
    expect(draw(computed)).toBe("all of it");
    expect(draw(computed, "Excerpt")).toBe("how calm");
  });
});
