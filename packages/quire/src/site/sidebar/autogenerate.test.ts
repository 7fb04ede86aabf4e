import { describe, expect, test } from "vitest";
import { planOne, type TreeVersion } from "../fixtures/plan-tree.ts";
import type { SidebarItem } from "../model.ts";

/** A sidebar as an outline: `Label → address` of each item, categories with their items below. */
function outline(items: SidebarItem[]): unknown[] {
  return items.map((item) => {
    if (item.type === "html") return item.value;
    const line = `${item.label} → ${item.href ?? "-"}`;
    return item.type === "category" ? { [line]: outline(item.items) } : line;
  });
}

const generate = (tree: TreeVersion, config = {}) => {
  const { version, problems } = planOne(tree, config);
  return { items: outline(version.sidebars.defaultSidebar ?? []), sidebars: version.sidebars, problems };
};

describe("without a sidebars file all folders make one sidebar", () => {
  test("sorted by position, then by name; numbers in names are positions", () => {
    const { items, problems } = generate({
      files: {
        "zebra.md": "",
        "apple.md": "",
        "02-two.md": "",
        "one.md": "---\nsidebar_position: 1\nsidebar_label: Uno\n---",
        "half.md": "---\nsidebar_position: 1.5\n---",
        "03-third/01-b.md": "",
        "03-third/a.md": "",
        "guides/x.md": "# Ex",
      },
    });
    expect(problems).toEqual([]);
    expect(items).toEqual([
      "Uno → /docs/one",
      "half → /docs/half",
      "two → /docs/two",
      { "third → -": ["b → /docs/third/b", "a → /docs/third/a"] },
      "apple → /docs/apple",
      { "guides → -": ["Ex → /docs/guides/x"] },
      "zebra → /docs/zebra",
    ]);
  });

  test("numbers are names when prefixes are off", () => {
    const { items } = generate({ files: { "10-a/1-x.md": "", "2-b.md": "" } }, { numberPrefixes: false });
    expect(items).toEqual([{ "10-a → -": ["1-x → /docs/10-a/1-x"] }, "2-b → /docs/2-b"]);
  });

  test("an index, a readme and a file named like its folder are the folder's page", () => {
    const { items } = generate({
      files: {
        "a/index.md": "---\ntitle: Page A\nsidebar_position: 3\n---",
        "a/x.md": "",
        "b/README.md": "---\nsidebar_label: Label B\nsidebar_position: 2\n---",
        "b/x.md": "",
        "c/c.md": "---\nsidebar_position: 1\n---",
        "c/x.md": "",
      },
    });
    expect(items).toEqual([
      { "c → /docs/c": ["x → /docs/c/x"] },
      { "Label B → /docs/b": ["x → /docs/b/x"] },
      { "Page A → /docs/a": ["x → /docs/a/x"] },
    ]);
  });

  test("a folder stands where its category file says, else its page, else the number of its name", () => {
    const page = (title: string, position: number) =>
      `---\ntitle: ${title}\nsidebar_position: ${position}\n---`;
    const { items } = generate({
      files: {
        "1-a/x.md": "",
        "9-b/index.md": page("B", 2),
        "9-b/x.md": "",
        "1-c/index.md": page("C", 1),
        "1-c/x.md": "",
        "d.md": page("D", 2.5),
      },
      categories: { "1-c": { position: 3 } },
    });
    expect(items).toEqual([
      { "a → -": ["x → /docs/a/x"] },
      { "B → /docs/b": ["x → /docs/b/x"] },
      "D → /docs/d",
      { "C → /docs/c": ["x → /docs/c/x"] },
    ]);
  });

  test("a folder of nothing but its page is a link", () => {
    expect(generate({ files: { "a/index.md": "# A" } }).items).toEqual(["A → /docs/a"]);
  });
});

describe("a category file", () => {
  const files = { "a/index.md": "# Index", "a/x.md": "# X", "b.md": "" };

  test("names, places and dresses the category", () => {
    const { sidebars } = generate({
      files: {
        ...files,
        "a/index.md": "---\nsidebar_custom_props: { p: 1, q: 1 }\nsidebar_class_name: doc\n---",
      },
      categories: {
        a: {
          label: "Alpha",
          position: 9,
          collapsed: false,
          className: "cat",
          customProps: { q: 2 },
          description: "D",
        },
      },
    });
    expect(sidebars.defaultSidebar).toEqual([
      {
        ...{
          type: "category",
          label: "Alpha",
          href: "/docs/a",
          docId: "a/index",
          collapsible: true,
          collapsed: false,
        },
        ...{ className: "cat", customProps: { p: 1, q: 2 }, description: "D" },
        items: [{ type: "link", label: "X", href: "/docs/a/x", docId: "a/x" }],
      },
      { type: "link", label: "b", href: "/docs/b", docId: "b" },
    ]);
    const { sidebars: bare } = generate({
      files: { "a/index.md": "---\nsidebar_class_name: doc\n---", "a/x.md": "" },
      categories: { a: { label: "Alpha" } },
    });
    expect(bare.defaultSidebar).toMatchObject([{ label: "Alpha", className: "doc" }]);
  });

  test.each([
    [{ link: null }, { "a → -": ["Index → /docs/a", "X → /docs/a/x"] }],
    [{ link: { type: "doc", id: "x" } }, { "X → /docs/a/x": ["Index → /docs/a"] }],
    [{ link: { type: "doc", id: "b" } }, { "b → /docs/b": ["Index → /docs/a", "X → /docs/a/x"] }],
    [
      { label: "My Guides", link: { type: "generated-index" } },
      { "My Guides → /docs/category/my-guides": ["Index → /docs/a", "X → /docs/a/x"] },
    ],
    [
      { link: { type: "generated-index", slug: "/all" } },
      { "a → /docs/all": ["Index → /docs/a", "X → /docs/a/x"] },
    ],
  ])("decides where the category leads: %j", (data, expected) => {
    expect(generate({ files, categories: { a: data } }).items[0]).toEqual(expected);
  });

  test("is found by the folder's name on disk", () => {
    const { items } = generate({ files: { "02-a/x.md": "" }, categories: { "02-a": { label: "Alpha" } } });
    expect(items).toEqual([{ "Alpha → -": ["x → /docs/a/x"] }]);
  });
});

test("an autogenerated item stands for a folder's content", () => {
  const files = { "a/index.md": "# A", "a/b/x.md": "", "c.md": "" };
  const { version, problems } = planOne({
    files,
    sidebars: {
      docs: ["c", { type: "autogenerated", dirName: "a" }],
      empty: [{ type: "autogenerated", dirName: "no" }],
    },
  });
  expect(outline(version.sidebars.docs!)).toEqual([
    "c → /docs/c",
    { "b → -": ["x → /docs/a/b/x"] },
    "A → /docs/a",
  ]);
  expect(problems).toMatchObject([
    { code: "sidebar-empty-folder", severity: "warning", file: "sidebars.ts" },
  ]);
});

test("looks in front matter count in generated sidebars", () => {
  const { sidebars } = generate({
    files: { "a.md": "---\nsidebar_class_name: new\nsidebar_custom_props: { x: 1 }\n---" },
  });
  expect(sidebars.defaultSidebar).toEqual([
    { type: "link", label: "a", href: "/docs/a", docId: "a", className: "new", customProps: { x: 1 } },
  ]);
});
