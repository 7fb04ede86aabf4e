import { describe, expect, it } from "vitest";
import type { CompiledDocument } from "../markdown/document.ts";
import type { Ambient } from "./ambient.ts";
import { imageProps, renderBody, type SiteCode } from "./body.tsx";
import { fillLinks, renderStatic } from "./html.tsx";

const post: CompiledDocument = {
  body: ["<h1>Snow</h1><p>First</p>", "<p>Second</p>"],
  excerptBody: ["<h1>Snow</h1><p>First</p>"],
  toc: [],
  hasH1: true,
  links: [],
  anchors: [],
  sections: [],
  problems: [],
};
const file = "blog/snow.mdx";
const code: SiteCode = {
  modules: {},
  pages: {},
  documents: {
    [file]: {
      default: () => "all of it",
      Excerpt: ({ frontMatter, untitled }: Ambient & { untitled: boolean }) =>
        `how ${frontMatter.mood}${untitled ? "" : ", titled"}`,
    },
  },
};
const draw = (document: CompiledDocument, form?: "Excerpt") =>
  renderStatic(
    renderBody(
      { file, frontMatter: { mood: "calm" } },
      { document, links: { hrefs: [], images: {} } },
      code,
      form,
    ),
  );

it("is drawn of no document whose code is missing", () => {
  const computing = { ...post, body: [], module: "export default () => null;" };
  const draw = () =>
    renderBody(
      { file: "blog/rain.mdx", frontMatter: {} },
      { document: computing, links: { hrefs: [], images: {} } },
      code,
    );
  expect(draw).toThrow("The module of blog/rain.mdx was not bundled.");
});

it("names tabs by the heading above them", () => {
  const tabs = { component: "@theme/Tabs", props: {}, children: [] };
  const body = [
    tabs,
    '<h2 id="a">A</h2><h3 id="b&amp;c">B</h3>',
    "<p>text</p>",
    tabs,
    '<h2 id="d">D</h2>',
    tabs,
  ];
  const lists = draw({ ...post, body }).match(/<div class="tab-list".*?>/g);
  expect(lists).toEqual([
    '<div class="tab-list" role="tablist">',
    '<div class="tab-list" role="tablist" aria-labelledby="b&amp;c">',
    '<div class="tab-list" role="tablist" aria-labelledby="d">',
  ]);
});

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

it("keeps an address from ending the attribute it stands in", () => {
  expect(fillLinks('<a href="\u00010\u0001">', ['/a?b="c"&d=<e>'])).toBe(
    '<a href="/a?b=&quot;c&quot;&amp;d=&lt;e&gt;">',
  );
});

it("gives a picture its size, in proportion to what its author gave", () => {
  const facts = { src: "/a.png", width: 400, height: 200 };
  expect(imageProps({}, facts)).toEqual(facts);
  expect(imageProps({ width: "100" }, facts)).toEqual({ src: "/a.png", height: 50 });
  expect(imageProps({ height: 100 }, facts)).toEqual({ src: "/a.png", width: 200 });
  expect(imageProps({ width: 1, height: 2 }, facts)).toEqual({ src: "/a.png" });
  expect(imageProps({ width: "50%" }, facts)).toEqual({ src: "/a.png" });
  expect(imageProps({ className: "icon s-00ff00ff" }, facts)).toEqual({ src: "/a.png" });
  expect(imageProps({ className: "s-00ff00ff align-left" }, facts)).toEqual(facts);
  expect(imageProps({ className: "icon", width: 100 }, facts)).toEqual({ src: "/a.png", height: 50 });
});
