import { describe, expect, test } from "vitest";
import { checkPages } from "./check-pages.ts";
import { blog, doc, post, site, source, version } from "./fixtures/site-parts.ts";
import type { Doc, Site } from "./model.ts";
import { readTags } from "./tags.ts";

describe("checkPages", () => {
  const codes = (of: Partial<Site>) => checkPages(site(of)).map(({ code, file }) => [code, file]);

  test("two files with one address", () => {
    const problems = checkPages(
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

  const index = (path: string) => ({
    categoryIndexes: [{ sidebar: "s", path, title: "X", items: [], breadcrumbs: [] }],
  });

  test("a generated page and another with one address, at the file of which there is one", () => {
    const places = (docs: Doc[], path: string) => {
      const tags = [{ tag: { label: "T", path: "/docs/tags/t" }, items: [] }];
      const problems = checkPages(site({ versions: [version(docs, { tags, ...index(path) })] }));
      return problems.map(({ message, file }) => [message, file]);
    };
    expect(places([doc("/x", "A")], "/x")).toEqual([
      ["Two pages have the path /x: docs/x.md and the generated page “X” (category-index).", "docs/x.md"],
    ]);
    expect(places([], "/docs/tags")).toEqual([
      [
        "Two pages have the path /docs/tags: the generated page “X” (category-index) and the generated page “Tags” (docs-tags).",
        undefined,
      ],
    ]);
  });

  test("a slug that two documents have, where the second sets it", () => {
    const slugged = (file: string) => ({ source: { ...source(file), lines: { slug: 3 } } });
    const docs = [doc("/x", "A", slugged("docs/a.md")), doc("/x", "B", slugged("docs/b.md"))];
    const places = (of: Doc[]) =>
      checkPages(site({ versions: [version(of)] })).map(({ file, line, column }) => [file, line, column]);
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
      checkPages(site({ ...of, versions: [docs("default", "/docs"), ...(of.versions ?? [])] })).map(
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
    const posts = files.map((file, at) => post(`/learn/${at}`, { source: file }));
    expect(said({ blogs: [{ ...blog, posts }] })).toEqual(both("the blog “default”"));
    expect(said({ pages: pages.slice(0, 1) })).toEqual([
      ["duplicate-route", "Both the docs “default” and the pages include docs/a.md: each becomes two pages."],
    ]);
    const components = ["/team", "/jobs"].map((path) => ({
      ...{ path, file: `pages${path}.tsx`, kind: "component" as const },
    }));
    expect(said({ pages: components })).toEqual([]);
  });

  test("two addresses that differ only in case, which many disks and hosts take for one", () => {
    const problems = checkPages(site({ versions: [version([doc("/Install", "A"), doc("/install", "B")])] }));
    expect(problems).toEqual([
      expect.objectContaining({
        code: "duplicate-route",
        severity: "warning",
        message: expect.stringMatching(/^Two paths differ only in case: \/Install .* and \/install /),
        file: "docs/install.md",
      }),
    ]);
    expect(
      codes({ versions: [version([doc("/install", "A"), doc("/INSTALL", "B"), doc("/Install", "C")])] }),
    ).toEqual([
      ["duplicate-route", "docs/INSTALL.md"],
      ["duplicate-route", "docs/Install.md"],
    ]);
  });

  test("different tags with one address, once, but not other spellings of a tag", () => {
    const tagged = (file: string, ...tags: string[]) => ({
      tags: readTags(tags, "/tags"),
      source: { ...source(file), lines: { tags: 2 } },
    });
    const told = (of: Partial<Site>) =>
      checkPages(site(of)).map(({ code, message, file, line }) => [code, message, file, line]);
    const docs = [
      doc("/a", "A", tagged("docs/a.md", "c", "Data Mesh", "Node.js")),
      doc("/b", "B", tagged("docs/b.md", "C", "c++", "data-mesh", "node_js")),
      doc("/c", "C", tagged("docs/c.md", "C++")),
      doc("/d", "D", { ...tagged("docs/d.md", "C#"), unlisted: true }),
    ];
    const shared = ["duplicate-tag", "The tags “c” and “c++” share the page /tags/c.", "docs/b.md", 2];
    expect(told({ versions: [version(docs)] })).toEqual([shared]);
    const posts = [post("/learn/b", tagged("docs/b.md", "c", "c++"))];
    expect(told({ blogs: [{ ...blog, posts }] })).toEqual([shared]);
    expect(told({ versions: [version([docs[0]!]), version([docs[2]!], { name: "old" })] })).toEqual([]);
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
