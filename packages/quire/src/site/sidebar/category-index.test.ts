import { expect, test } from "vitest";
import { planTree } from "../fixtures/plan-tree.ts";

test("a generated index lists what its category holds", () => {
  const files = {
    "a.md": "---\ndescription: About A\n---\n# A",
    "b.md": "# B",
    "c.md": "# C\n\nText of C.",
    "hidden.md": "---\nunlisted: true\n---",
  };
  const sidebars = {
    docs: [
      {
        ...{ type: "category", label: "Features", description: "Ignored here" },
        link: {
          ...{ type: "generated-index", title: "All features", description: "What there is" },
          ...{ keywords: ["k"], image: "/i.png" },
        },
        items: [
          "a",
          "hidden",
          { type: "html", value: "<hr>" },
          { type: "link", label: "Out", href: "https://a.b", description: "Far" },
          { type: "category", label: "Inner", items: [{ Deep: ["b", "c"] }] },
          {
            type: "category",
            label: "Own page",
            link: { type: "doc", id: "c" },
            description: "D",
            items: ["b"],
          },
          { type: "category", label: "Its words", link: { type: "doc", id: "a" }, items: ["b"] },
          { type: "category", label: "Nowhere", items: [{ type: "html", value: "<hr>" }] },
        ],
      },
    ],
  };
  const { versions, problems } = planTree(
    { current: { files, sidebars }, "1.0.0": { files: { "a.md": "" } } },
    { routeBasePath: "manual" },
  );
  const category = { type: "category", count: 1 };
  expect(problems).toEqual([]);
  expect(versions.map(({ categoryIndexes }) => categoryIndexes.length)).toEqual([1, 0]);
  expect(versions[0]!.categoryIndexes).toEqual([
    {
      sidebar: "docs",
      path: "/manual/next/category/features",
      title: "All features",
      description: "What there is",
      keywords: ["k"],
      image: "/i.png",
      items: [
        { type: "link", label: "A", href: "/manual/next/a", docId: "a", description: "About A" },
        { type: "link", label: "Out", href: "https://a.b", description: "Far" },
        { ...category, label: "Inner", href: "/manual/next/b", count: 2 },
        { ...category, label: "Own page", href: "/manual/next/c", docId: "c", description: "D" },
        { ...category, label: "Its words", href: "/manual/next/a", docId: "a", description: "About A" },
      ],
      breadcrumbs: [{ label: "Features", path: "/manual/next/category/features", title: "All features" }],
      next: { label: "A", path: "/manual/next/a" },
    },
  ]);
});

test("one within another has the way to it, unless the site shows none", () => {
  const link = { type: "generated-index" };
  const inner = { type: "category", label: "Inner", link, items: ["a"] };
  const sidebars = { docs: [{ type: "category", label: "Outer", link, items: [inner] }] };
  const waysOf = (config: object) =>
    planTree({ current: { files: { "a.md": "# A" }, sidebars } }, config).versions[0]!.categoryIndexes.map(
      ({ title, breadcrumbs }) => [title, breadcrumbs.map(({ label }) => label)],
    );
  expect(waysOf({})).toEqual([
    ["Outer", ["Outer"]],
    ["Inner", ["Outer", "Inner"]],
  ]);
  expect(waysOf({ breadcrumbs: false })).toEqual([
    ["Outer", []],
    ["Inner", []],
  ]);
});
