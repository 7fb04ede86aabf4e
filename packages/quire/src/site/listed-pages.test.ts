import { describe, expect, test } from "vitest";
import { blog, doc, post, site, source, version } from "./fixtures/site-parts.ts";
import { listPages } from "./listed-pages.ts";
import type { Site } from "./model.ts";
import { pageRoutes } from "./page-route.ts";

describe("listPages", () => {
  test("every kind of page is listed with where it comes from", () => {
    const routes = listPages(
      site({
        versions: [
          version([doc("/docs/a", "A", { lastUpdate: { date: "2025-01-02" } })], {
            categoryIndexes: [
              { sidebar: "s", path: "/docs/category/x", title: "X", items: [], breadcrumbs: [] },
            ],
            tags: [{ tag: { label: "T", path: "/docs/tags/t" }, items: [] }],
          }),
          version([], { name: "empty", tagsPath: "/docs/empty/tags" }),
        ],
        blogs: [blog],
        pages: [{ path: "/", file: "pages/index.tsx", kind: "component" }],
      }),
    );
    expect(routes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      "page /",
      "doc /docs/a",
      "blog-post /learn/mesh",
      "blog-list /learn",
      "blog-list /learn/page/2",
      "blog-archive /learn/archive",
      "blog-tags /learn/tags",
      "blog-tag /learn/tags/use-case",
      "category-index /docs/category/x",
      "docs-tags /docs/tags",
      "docs-tag /docs/tags/t",
    ]);
    expect(routes.slice(4).map(({ title, version, lastmod }) => [title, version, lastmod])).toEqual([
      ["Learn", undefined, "2024-06-03"],
      ["Archive", undefined, "2024-06-03"],
      ["Tags", undefined, "2024-06-03"],
      ["Use case", undefined, undefined],
      ["X", "current", undefined],
      ["Tags", "current", undefined],
      ["T", "current", undefined],
    ]);
    expect(routes[1]).toMatchObject({ file: "docs/docs/a.md", lastmod: "2025-01-02", version: "current" });
  });

  test("unlisted pages, drafts and versions that ask for it are not indexed", () => {
    const noIndex = (of: Partial<Site>) => listPages(site(of)).map((route) => route.noIndex);
    expect(
      noIndex({
        versions: [
          version([doc("/a", "A"), doc("/b", "B", { unlisted: true }), doc("/c", "C", { draft: true })]),
          version([doc("/d", "D", { version: "old" })], {
            name: "old",
            noIndex: true,
            tags: [{ tag: { label: "T", path: "/t/t" }, items: [] }],
          }),
        ],
        pages: [
          {
            path: "/p",
            file: "pages/p.md",
            kind: "document",
            source: source("pages/p.md", { unlisted: true }),
          },
          { path: "/search", file: "", kind: "search", title: "Search" },
        ],
      }),
    ).toEqual([true, true, false, true, true, true, true, true]);
    const posts = [
      post("/x", { unlisted: true, date: "2024-06-05" }),
      post("/y", { draft: true }),
      post("/z", { date: "2024-06-04" }),
    ];
    const routes = listPages(site({ blogs: [{ ...blog, posts, tags: [] }] }));
    expect(routes.filter((route) => route.noIndex).map(({ path }) => path)).toEqual(["/x", "/y"]);
    expect(routes.find(({ path }) => path === "/learn")?.lastmod).toBe("2024-06-04");
  });

  test("a blog without posts has the pages that are drawn for it", () => {
    const empty = site({ blogs: [{ ...blog, posts: [], pages: [{ path: "/learn", posts: [] }], tags: [] }] });
    const paths = listPages(empty).map(({ path }) => path);
    expect(paths).toEqual(["/learn", "/learn/archive"]);
    expect(pageRoutes(empty).map(({ path }) => path)).toEqual([...paths, "/404"]);
  });
});
