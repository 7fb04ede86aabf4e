import { expect, it } from "vitest";
import type { Config } from "../../config/schema.ts";
import { planOne, planTree } from "../../site/fixtures/plan-tree.ts";
import type { Blog, Page, Post, Site } from "../../site/model.ts";
import { type PageRoute, pageRoutes } from "../../site/page-route.ts";
import { searchScopes } from "./search-pages.ts";

const text = (title: string, fields = "") => `---\ntitle: ${title}\n${fields}---\n\nText.\n`;
const source = (file: string, frontMatter = {}) => ({
  file,
  hash: "",
  format: "md" as const,
  frontMatter,
  imports: [],
});

/** The pages to search of these routes, by path, where kinds are set so. */
function pagesOf(routes: readonly PageRoute[], kinds: Record<string, string> = {}) {
  const config = { search: { kinds } } as unknown as Config;
  const titles = new Map([["/code", "A component"]]);
  const scopes = searchScopes(routes, config, new Map([["/docs/a", { links: 2, called: ["it"] }]]), (path) =>
    titles.get(path),
  );
  return {
    scopes,
    pages: Object.fromEntries(scopes.flatMap(({ pages }) => pages).map((page) => [page.path, page])),
  };
}

const routesOf = (parts: Partial<Site>) =>
  pageRoutes({ versions: [], blogs: [], pages: [], redirects: [], ...parts });

it("groups the pages by version, those of none at the end", () => {
  const plan = planTree(
    { "2.0": { files: { "a.md": text("A") } }, current: { files: { "a.md": text("A"), "b.md": text("B") } } },
    { lastVersion: "2.0" },
  );
  const pages: Page[] = [{ path: "/code", file: "pages/code.tsx", kind: "component" }];
  const { scopes } = pagesOf(routesOf({ ...plan, pages }));
  expect(scopes.map(({ label, isDefault, pages }) => [label, isDefault, pages.length])).toEqual([
    ["2.0", true, 1],
    ["Next", false, 2],
    ["", false, 1],
  ]);
  expect(pagesOf(routesOf(plan)).scopes).toHaveLength(2);
});

it("knows a document by its label, tags, keywords and description, and counts links to it", () => {
  const a = text("A", "sidebar_label: The A\ntags: [tea]\nkeywords: [brew]\ndescription: About it.\n");
  const plan = planOne({ files: { "a.md": a, "b.md": text("B", "description: ''\n") } });
  const { pages } = pagesOf(routesOf(plan));
  expect(pages["/docs/a"]).toMatchObject({ title: "A", names: "The A; tea; brew; About it." });
  expect(pages["/docs/a"]!.references).toEqual({ links: 2, called: ["it"] });
  expect(pages["/docs/b"]!.references).toEqual({ links: 0, called: [] });
  // Not its label, which is its title.
  expect(pages["/docs/b"]!.names).not.toContain("B");
});

it("names the categories that a page is in, without itself, and what a generated index lists", () => {
  const plan = planOne({
    files: { "a.md": text("A") },
    sidebars: {
      s: [
        {
          type: "category",
          label: "Outer",
          items: [
            {
              type: "category",
              label: "Inner",
              link: { type: "generated-index", slug: "/inner", description: "All.", keywords: ["word"] },
              items: ["a"],
            },
          ],
        },
      ],
    },
  });
  const { pages } = pagesOf(routesOf(plan));
  expect(pages["/docs/a"]!.context).toEqual(["Outer", "Inner"]);
  expect(pages["/docs/inner"]).toMatchObject({ context: ["Outer"], names: "All.; word; A", kind: "guide" });
});

it("takes the kind of a page from its front matter, else from the patterns, else from what it is", () => {
  const files = {
    "a.md": text("A", "kind: source\n"),
    "cli/b.md": text("B"),
    "c.md": text("C", "kind: nonsense\n"),
  };
  const { pages } = pagesOf(routesOf(planOne({ files })), { "cli/**": "cli", a: "entity" });
  expect(["/docs/a", "/docs/cli/b", "/docs/c"].map((path) => pages[path]!.kind)).toEqual([
    "source",
    "cli",
    "guide",
  ]);
});

it("leaves out what is unlisted or a draft, and components without a title", () => {
  const files = {
    "a.md": text("A", "unlisted: true\n"),
    "b.md": text("B", "draft: true\n"),
    "c.md": text("C"),
  };
  const post = (key: string, more: Partial<Post>): Post =>
    ({
      ...{ key, path: `/blog/${key}`, title: key, description: "Read it.", tags: [{ label: "News" }] },
      ...{ source: source(`blog/${key}.md`), draft: false, unlisted: false },
      ...more,
    }) as Post;
  const posts = [post("p", {}), post("q", { draft: true }), post("r", { unlisted: true })];
  const blog = { title: "Blog", posts, pages: [], tags: [], authors: [] } as unknown as Blog;
  const page = (path: string, frontMatter?: object): Page => ({
    path,
    file: `pages${path}`,
    kind: frontMatter ? "document" : "component",
    title: frontMatter && path,
    description: "Of none.",
    source: frontMatter && source(`pages${path}.md`, frontMatter),
  });
  const drafts = planTree({ current: { files } }, {}, true);
  const pages = [
    ...[page("/code"), page("/untitled"), page("/shown", {})],
    ...[page("/unlisted", { unlisted: true }), page("/draft", { draft: true })],
  ];
  const found = pagesOf(routesOf({ ...drafts, pages, blogs: [blog] })).pages;
  expect(Object.keys(found).sort()).toEqual(["/blog/p", "/code", "/docs/c", "/shown"]);
  expect(found["/blog/p"]).toMatchObject({ kind: "learn", context: ["Blog"], names: "News; Read it." });
  expect(found["/code"]).toMatchObject({ kind: "page", title: "A component", names: "Of none." });
});
