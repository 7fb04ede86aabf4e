import { expect, it } from "vitest";
import { configSchema } from "../config/schema.ts";
import type { HeadTag } from "../markdown/mdx/mdx-head.ts";
import type { Page, Site } from "../site/model.ts";
import Head from "../theme/compat/head.ts";
import DocumentHead from "../theme/mdx/head.tsx";
import { pageMarkdown } from "../twin/page-markdown.ts";
import { createPageRenderer } from "./render-page.tsx";

/** The HTML of a standalone page with this component. */
function draw(Component: () => React.ReactNode): string {
  const page: Page = { path: "/", file: "pages/index.tsx", kind: "component", title: "Front" };
  const site: Site = {
    versions: [],
    blogs: [],
    pages: [page],
    redirects: [],
  };
  const render = createPageRenderer({
    config: configSchema.parse({ title: "Site", url: "https://example.com", docs: false, blog: false }),
    site,
    assets: { css: "/s.css", script: "/s.js" },
    code: { modules: {}, pages: { [page.file]: { default: Component } }, documents: {} },
    highlightCode: () => ({}),
    placeOf: () => undefined,
  });
  return render({ kind: "page", path: "/", page }, new Map(), () => undefined);
}

const skipLink = (html: string) => /class="button skip-link" href="([^"]*)"/.exec(html)?.[1];

it("leads the skip link to the main region of a page", () => {
  expect(skipLink(draw(() => <main id="main">Text</main>))).toBe("#main");
});

it("leads the skip link to the whole page where a component renders no main region", () => {
  const html = draw(() => <p>Text</p>);
  expect(skipLink(html)).toBe("#page");
  expect(html).toContain('id="page"');
});

it("gives the root of a page the attributes that components want, and has it loaded in full", () => {
  const attributes = { lang: "nl", className: "wide > page" };
  const ofDocument: HeadTag = { tag: "html", attributes: { "data-kind": "front" }, text: "" };
  const html = draw(() => (
    <>
      <Head>
        <html {...attributes}>{null}</html>
      </Head>
      <DocumentHead tags={[ofDocument]} />
      <a href="#page">Text</a>
    </>
  ));
  expect(html).toMatch(
    /^<!DOCTYPE html><html lang="nl" dir="ltr" data-theme="light" data-theme-policy="[a-z]+" class="wide &gt; page" data-kind="front"><head>/,
  );
  expect(html).toMatch(/<\/body><\/html>$/);
  expect(html.match(/<html/g)).toHaveLength(1);
  expect(skipLink(html)).toBe("#whole");
  expect(html).toContain('<div id="whole" class="page">');
  expect(html).toContain('<a href="#page">Text</a>');
  expect(pageMarkdown(html, "")).toContain("[Text](#page)");
});
