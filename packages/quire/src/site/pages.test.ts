import { expect, test } from "vitest";
import type { Source } from "./model.ts";
import { planPages } from "./pages.ts";

function source(file: string, frontMatter: Record<string, unknown>, more: Partial<Source> = {}): Source {
  return { file, hash: "", format: "md", frontMatter, imports: [], ...more };
}

test("files become pages in order of their paths", () => {
  const pages = planPages(
    ["src/pages/Index.tsx", "src/pages/a/index.js", "src/pages/a/b.jsx", "src/pages/My Page.ts"],
    "src/pages/",
    new Map(),
    false,
  );
  expect(pages).toEqual([
    { path: "/", file: "src/pages/Index.tsx", kind: "component" },
    { path: "/My Page", file: "src/pages/My Page.ts", kind: "component" },
    { path: "/a", file: "src/pages/a/index.js", kind: "component" },
    { path: "/a/b", file: "src/pages/a/b.jsx", kind: "component" },
  ]);
});

test.each([
  "pages/_part.tsx",
  "pages/_parts/x.tsx",
  "pages/__tests__/x.tsx",
  "pages/x.test.tsx",
  "pages/x.spec.js",
  "pages/x.d.ts",
  "pages/x.module.css",
  "pages/x.css",
  "pages/x.json",
  "elsewhere/x.tsx",
])("%s is no page", (file) => {
  expect(planPages([file], "pages", new Map(), false)).toEqual([]);
});

test("documents take title and description from front matter, else from their text", () => {
  const sources = [
    source("pages/x.md", { title: "T", description: "D" }, { heading: "H" }),
    source("pages/y.mdx", {}, { heading: "H", excerpt: "E" }),
  ];
  const pages = planPages(
    sources.map(({ file }) => file),
    "pages",
    new Map(sources.map((one) => [one.file, one])),
    false,
  );
  expect(pages).toEqual([
    { path: "/x", file: "pages/x.md", kind: "document", source: sources[0], title: "T", description: "D" },
    { path: "/y", file: "pages/y.mdx", kind: "document", source: sources[1], title: "H", description: "E" },
  ]);
});

test.each([
  ["/moved", "/moved"],
  ["moved", "/a/moved"],
])("slug %s", (slug, path) => {
  const one = source("pages/a/x.md", { slug });
  expect(planPages([one.file], "pages", new Map([[one.file, one]]), false)[0]!.path).toBe(path);
});

test("drafts are pages only while they are written", () => {
  const draft = source("pages/x.md", { draft: true });
  const pathsOf = (drafts: boolean) =>
    planPages([draft.file], "pages", new Map([[draft.file, draft]]), drafts).map(({ path }) => path);
  expect(pathsOf(true)).toEqual(["/x"]);
  expect(pathsOf(false)).toEqual([]);
});
