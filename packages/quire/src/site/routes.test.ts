import { describe, expect, test } from "vitest";
import type { Blog, Doc, Post, Site, Source, Version } from "./model.ts";
import { pageRoutes } from "./page-route.ts";
import { checkRoutes, listRoutes } from "./routes.ts";

function source(file: string, frontMatter: Record<string, unknown> = {}): Source {
  return { file, hash: "", format: "md", frontMatter, imports: [] };
}

function doc(path: string, title: string, more: Partial<Doc> = {}): Doc {
  return {
    instance: "default",
    version: "current",
    id: title,
    source: source(`docs${path}.md`),
    frontMatter: { tags: undefined, description: "Said." },
    path,
    title,
    description: "Said.",
    sidebarLabel: title,
    breadcrumbs: [],
    tags: [],
    draft: false,
    unlisted: false,
    ...more,
  };
}

function version(docs: Doc[], more: Partial<Version> = {}): Version {
  return {
    instance: "default",
    name: "current",
    label: "Next",
    root: "docs",
    path: "/docs",
    banner: "none",
    badge: false,
    noIndex: false,
    isLast: true,
    mainPath: "/docs",
    docs,
    sidebars: {},
    ...more,
  };
}

function post(path: string, more: Partial<Post> = {}): Post {
  return {
    key: path,
    source: source(`blog${path}.md`),
    frontMatter: { tags: undefined, description: "Said." },
    path,
    title: path,
    description: "Said.",
    date: "2024-06-03",
    tags: [],
    authors: [],
    readingMinutes: 1,
    truncated: false,
    draft: false,
    unlisted: false,
    ...more,
  };
}

const blog: Blog = {
  id: "default",
  path: "/learn",
  title: "Learn",
  description: "",
  sidebarTitle: "",
  posts: [post("/learn/mesh")],
  pages: [
    { path: "/learn", posts: [] },
    { path: "/learn/page/2", posts: [] },
  ],
  archivePath: "/learn/archive",
  tagsPath: "/learn/tags",
  authorsPath: "/learn/authors",
  authors: [],
  tags: [{ tag: { label: "Use case", path: "/learn/tags/use-case" }, items: [] }],
  feeds: {},
};

function site(more: Partial<Site>): Site {
  return { versions: [], categoryIndexes: [], docsTags: [], blogs: [], pages: [], redirects: [], ...more };
}

describe("listRoutes", () => {
  test("every kind of page is listed with where it comes from", () => {
    const routes = listRoutes(
      site({
        versions: [version([doc("/docs/a", "A", { lastUpdate: { date: "2025-01-02" } })])],
        categoryIndexes: [
          {
            instance: "default",
            version: "current",
            sidebar: "s",
            path: "/docs/category/x",
            title: "X",
            items: [],
            breadcrumbs: [],
          },
        ],
        docsTags: [
          {
            instance: "default",
            version: "current",
            path: "/docs/tags",
            tags: [{ tag: { label: "T", path: "/docs/tags/t" }, items: [] }],
          },
          { instance: "default", version: "empty", path: "/docs/empty/tags", tags: [] },
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
    expect(routes[1]).toMatchObject({ file: "docs/docs/a.md", lastmod: "2025-01-02", version: "current" });
  });

  test("unlisted pages, drafts and versions that ask for it are not indexed", () => {
    const noIndex = (of: Partial<Site>) => listRoutes(site(of)).map((route) => route.noIndex);
    expect(
      noIndex({
        versions: [
          version([doc("/a", "A"), doc("/b", "B", { unlisted: true }), doc("/c", "C", { draft: true })]),
          version([doc("/d", "D", { version: "old" })], { name: "old", noIndex: true }),
        ],
        docsTags: [
          {
            instance: "default",
            version: "old",
            path: "/t",
            tags: [{ tag: { label: "T", path: "/t/t" }, items: [] }],
          },
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
      post("/z", { date: "2024-06-01" }),
    ];
    const routes = listRoutes(site({ blogs: [{ ...blog, posts, tags: [] }] }));
    expect(routes.filter((route) => route.noIndex).map(({ path }) => path)).toEqual(["/x", "/y"]);
    expect(routes.find(({ path }) => path === "/learn")?.lastmod).toBe("2024-06-03");
  });

  test("a blog without posts has the pages that are drawn for it", () => {
    const empty = site({ blogs: [{ ...blog, posts: [], pages: [{ path: "/learn", posts: [] }], tags: [] }] });
    const paths = listRoutes(empty).map(({ path }) => path);
    expect(paths).toEqual(["/learn", "/learn/archive"]);
    expect(pageRoutes(empty).map(({ path }) => path)).toEqual([...paths, "/404"]);
  });
});

describe("checkRoutes", () => {
  const codes = (of: Partial<Site>) => checkRoutes(site(of)).map(({ code, file }) => [code, file]);

  test("two files with one address", () => {
    const problems = checkRoutes(
      site({
        versions: [version([doc("/x", "A")])],
        pages: [{ path: "/x", file: "pages/x.tsx", kind: "component" }],
      }),
    );
    expect(problems).toEqual([
      expect.objectContaining({
        code: "duplicate-route",
        severity: "warning",
        // The page is published, the document is not.
        message: "Two pages have the path /x: pages/x.tsx and docs/x.md.",
        file: "docs/x.md",
      }),
    ]);
  });

  test("a slug that two documents have, where the second sets it", () => {
    const slugged = (file: string) => ({ source: { ...source(file), lines: { slug: 3 } } });
    const docs = [doc("/x", "A", slugged("docs/a.md")), doc("/x", "B", slugged("docs/b.md"))];
    const places = (of: Doc[]) =>
      checkRoutes(site({ versions: [version(of)] })).map(({ file, line, column }) => [file, line, column]);
    expect(places(docs)).toEqual([["docs/b.md", 3, 1]]);
    expect(places([docs[0]!, doc("/x", "B")])).toEqual([["docs/x.md", undefined, undefined]]);
  });

  test("documents that two parts of the site take, once for all of them", () => {
    const files = ["a", "b", "c"].map((name) => source(`docs/${name}.md`));
    const docs = (instance: string, base: string) =>
      version(
        files.map((file, at) => doc(`${base}/${at}`, `${at}`, { source: file })),
        { instance },
      );
    const pages = files.map((file) => ({
      path: `/${file.file}`,
      file: file.file,
      kind: "document" as const,
      source: file,
    }));
    const said = (of: Partial<Site>) =>
      checkRoutes(site({ ...of, versions: [docs("default", "/docs"), ...(of.versions ?? [])] })).map(
        ({ code, message }) => [code, message],
      );
    const both = (other: string) => [
      [
        "duplicate-route",
        `Both the docs “default” and ${other} include docs/a.md and 2 more: each becomes two pages.`,
      ],
    ];
    expect(said({ versions: [docs("api", "/docs")] })).toEqual(both("the docs “api”"));
    expect(said({ versions: [docs("api", "/api")] })).toEqual(both("the docs “api”"));
    expect(said({ pages })).toEqual(both("the pages"));
  });

  test("two addresses that differ only in case, which many disks and hosts take for one", () => {
    const problems = checkRoutes(site({ versions: [version([doc("/Install", "A"), doc("/install", "B")])] }));
    expect(problems).toEqual([
      expect.objectContaining({
        code: "duplicate-route",
        severity: "warning",
        message: expect.stringMatching(/^Two paths differ only in case: \/Install .* and \/install /),
      }),
    ]);
  });

  test("two documents with one title, in one version only", () => {
    expect(
      codes({
        versions: [
          version([doc("/a", "Same"), doc("/b", "Same"), doc("/c", "Same", { unlisted: true })]),
          version([doc("/d", "Same")], { name: "old" }),
        ],
      }),
    ).toEqual([["duplicate-title", "docs/b.md"]]);
  });

  test("a description in front matter is missed in documents and posts, not where nobody looks", () => {
    const bare = { tags: undefined };
    expect(
      codes({
        versions: [
          version([
            doc("/a", "A", { frontMatter: bare }),
            doc("/b", "B", { frontMatter: { ...bare, description: "  " } }),
            doc("/c", "C", { frontMatter: bare, unlisted: true }),
          ]),
        ],
        blogs: [{ ...blog, posts: [post("/learn/x", { frontMatter: bare })] }],
      }),
    ).toEqual([
      ["missing-description", "docs/a.md"],
      ["missing-description", "docs/b.md"],
      ["missing-description", "blog/learn/x.md"],
    ]);
  });
});
