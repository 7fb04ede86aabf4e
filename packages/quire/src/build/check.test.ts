import { expect, it } from "vitest";
import type { LinkUse } from "../markdown/document.ts";
import type { PageRoute } from "../site/page-route.ts";
import { checkLinks, redirectAnchors } from "./check.ts";
import type { DocumentMeta } from "./documents/document-meta.ts";
import type { DocumentLinkResolver } from "./documents/resolve-links.ts";

const bare = {
  textOf: () => undefined,
  pages: {},
  config: { file: "quire.config.ts", text: "", baseUrl: "/" },
  elsewhere: [],
};

it("tells of what stands around every page once, with the configuration", () => {
  const link = (url: string): LinkUse => ({ url, kind: "link", line: 0, column: 0 });
  const home = { kind: "component", file: "pages/index.tsx" };
  const routes = [
    { kind: "page", path: "/", page: home },
    { kind: "page", path: "/search", page: { kind: "search" } },
    { kind: "not-found", path: "/404" },
  ] as unknown as PageRoute[];
  const links = {
    resolve: (uses: LinkUse[]) => ({
      problems: uses.map(({ url }) => ({ code: "broken-link", severity: "error", message: url })),
      anchors: [],
    }),
  } as unknown as DocumentLinkResolver;
  const footer = { links: [link("/footer")] };
  const pages = { "/": { links: [link("/footer"), link("/own")] }, "/search": footer, "/404": footer };
  const config = { file: "quire.config.ts", text: '{\n  to: "/footer" }', baseUrl: "/" };
  const problems = checkLinks(routes, links, () => undefined, { ...bare, pages, config });
  expect(problems.map(({ file, line, message }) => [file, line, message])).toEqual([
    ["pages/index.tsx", undefined, "/own"],
    ["quire.config.ts", 2, "/footer"],
  ]);
  const [, elsewhere] = checkLinks(routes, links, () => undefined, { ...bare, pages });
  expect(elsewhere!.line).toBeUndefined();
  expect(elsewhere!.hint).toContain("in the navbar");
});

it("tells of a link in a document that a component imports with its place there", () => {
  const use: LinkUse = { url: "gone.md", kind: "link", line: 3, column: 5, file: "docs/_part.md" };
  const routes = [
    { kind: "page", path: "/", page: { kind: "component", file: "pages/index.tsx" } },
  ] as unknown as PageRoute[];
  const links = {
    resolve: (uses: LinkUse[]) => ({
      problems: uses.map(({ file, line, column }) => ({
        ...{ code: "broken-link", severity: "error", message: "Gone.", file, line, column },
      })),
      anchors: [],
    }),
  } as unknown as DocumentLinkResolver;
  const problems = checkLinks(routes, links, () => undefined, { ...bare, pages: { "/": { links: [use] } } });
  expect(problems).toMatchObject([{ file: "docs/_part.md", line: 3, column: 5 }]);
});

it("tells where a component has its link, and once of a link that a component shows in several documents", () => {
  const link = (url: string): LinkUse => ({ url, kind: "tag", line: 0, column: 0 });
  const doc = (path: string) => ({ kind: "doc", path, doc: { source: { file: `docs${path}.mdx` } } });
  const routes = [
    doc("/a"),
    doc("/b"),
    { kind: "page", path: "/", page: { kind: "component", file: "pages/index.tsx" } },
  ] as unknown as PageRoute[];
  const links = {
    resolve: (uses: LinkUse[]) => ({
      problems: uses.map(({ url }) => ({ code: "broken-html-link", severity: "error", message: url })),
      anchors: uses.map((use) => ({ path: "/a", hash: "#gone", use })),
    }),
  } as unknown as DocumentLinkResolver;
  const pages = {
    "/": { links: [link("/base/shared")] },
    "/a": { ids: [], links: [link("/base/shared"), link("/base/written")] },
    "/b": { links: [link("/base/shared"), link("/base/written")] },
  };
  const textOf = (file: string) => (file === "docs/b.mdx" ? "<A href='/shared'/>" : '\n<A to="/written" />');
  const config = { file: "quire.config.ts", text: "", baseUrl: "/base/" };
  const problems = checkLinks(routes, links, () => undefined, { ...bare, pages, config, textOf });
  const placesOf = (code: string) =>
    problems
      .filter((problem) => problem.code === code)
      .map(({ file, line, message }) => [file, line, message]);
  expect(placesOf("broken-html-link")).toEqual([
    ["docs/a.mdx", undefined, "/base/shared"],
    ["docs/a.mdx", 2, "/base/written"],
    ["docs/b.mdx", 1, "/base/shared"],
    ["pages/index.tsx", undefined, "/base/shared"],
  ]);
  expect(placesOf("broken-anchor").map(([file, line]) => [file, line])).toEqual([
    ["docs/a.mdx", undefined],
    ["docs/a.mdx", 2],
    ["docs/b.mdx", 1],
    ["pages/index.tsx", undefined],
  ]);
});

it("checks anchors that components, the frame and sidebars link to", () => {
  const link = (url: string): LinkUse => ({ url, kind: "link", line: 0, column: 0 });
  const routes = [
    { kind: "page", path: "/", page: { kind: "component", file: "pages/index.tsx" } },
    { kind: "not-found", path: "/404" },
  ] as unknown as PageRoute[];
  const links = {
    resolve: (uses: LinkUse[]) => ({
      problems: [],
      anchors: uses.map((use) => ({ path: "/", hash: use.url.slice(1), use })),
    }),
  } as unknown as DocumentLinkResolver;
  const pages = {
    "/": { ids: ["there"], links: [link("/#there"), link("/#own")] },
    "/404": { links: [link("/#around")] },
  };
  const config = { file: "quire.config.ts", text: '{\n  to: "/#around" }', baseUrl: "/" };
  const inSidebar = { path: "/", hash: "#side", file: "sidebars.ts", written: { value: "/#side" } };
  const problems = checkLinks(routes, links, () => undefined, {
    ...bare,
    pages,
    config,
    elsewhere: [inSidebar],
  });
  expect(problems.map(({ file, line, message }) => [file, line, /“(.*)”/.exec(message)![1]])).toEqual([
    ["sidebars.ts", undefined, "side"],
    ["pages/index.tsx", undefined, "own"],
    ["quire.config.ts", 2, "around"],
  ]);
});

it("finds the anchors that redirects lead to", () => {
  const config = { file: "quire.config.ts", text: '{\n  to: "/tea?a=b#cups" }', baseUrl: "/" };
  const redirects = ["/", "/tea?a=b#cups"].map((to) => ({ from: "/old", to }));
  expect(redirectAnchors(redirects, config)).toEqual([
    { file: "quire.config.ts", line: 2, column: 7, path: "/tea", hash: "cups" },
  ]);
});

it("says nothing of anchors in a document that cannot be read", () => {
  const doc = (path: string) => ({
    kind: "doc",
    path,
    doc: { source: { file: `docs${path}.mdx`, frontMatter: {} } },
  });
  const routes = [doc("/from"), doc("/to")] as unknown as PageRoute[];
  const links = {
    resolve: (uses: LinkUse[]) => ({
      problems: [],
      anchors: uses.map((use) => ({ path: "/to", hash: "#part", use })),
    }),
  } as unknown as DocumentLinkResolver;
  const codesWhere = (code: string) => {
    const metas: Record<string, Partial<DocumentMeta>> = {
      "docs/from.mdx": {
        links: [{ url: "to#part", kind: "link", line: 1, column: 1 }],
        anchors: [],
        problems: [],
      },
      "docs/to.mdx": { links: [], anchors: [], problems: [{ code, severity: "error", message: "" }] },
    };
    const metaOf = ({ file }: { file: string }) => metas[file] as DocumentMeta;
    return checkLinks(routes, links, metaOf, bare).map((found) => found.code);
  };
  expect(codesWhere("mdx-syntax")).toEqual(["mdx-syntax"]);
  expect(codesWhere("unknown-component")).toEqual(["unknown-component", "broken-anchor"]);
});

it("says of a post what is wrong with it where it has its own page, and not again in lists", () => {
  const source = { file: "blog/a.md", frontMatter: {} };
  const post = { source, path: "/blog/a" };
  const routes = [
    { kind: "blog-list", path: "/blog", posts: [post] },
    { kind: "blog-post", path: "/blog/a", post },
  ] as unknown as PageRoute[];
  const links = {
    resolve: (_: LinkUse[], { path }: { path: string }) => ({
      problems: [{ code: "broken-link", severity: "error", message: path }],
      anchors: [],
    }),
  } as unknown as DocumentLinkResolver;
  const meta = { links: [], anchors: [], problems: [] } as unknown as DocumentMeta;
  expect(checkLinks(routes, links, () => meta, bare).map(({ message }) => message)).toEqual(["/blog/a"]);
});
