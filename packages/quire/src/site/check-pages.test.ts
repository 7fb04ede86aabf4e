import { describe, expect, test } from "vitest";
import { checkPages } from "./check-pages.ts";
import { blog, doc, post, site, source, version } from "./fixtures/site-parts.ts";
import type { Doc, Site } from "./model.ts";

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
  });

  test("two addresses that differ only in case, which many disks and hosts take for one", () => {
    const problems = checkPages(site({ versions: [version([doc("/Install", "A"), doc("/install", "B")])] }));
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
