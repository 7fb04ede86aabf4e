import { describe, expect, test } from "vitest";
import { planOne } from "../fixtures/plan-tree.ts";

const files = { "a.md": "# A", "b.md": "---\nsidebar_label: Bee\n---\n# B", "guides/c.md": "# C" };
const sidebarOf = (items: unknown, config = {}, tree: Record<string, string> = files) => {
  const { version, problems } = planOne({ files: tree, sidebars: { docs: items } }, config);
  return { items: version.sidebars.docs, problems };
};

test("items become links with addresses", () => {
  const { items, problems } = sidebarOf([
    "a",
    { type: "doc", id: "b", className: "x" },
    { type: "ref", id: "guides/c", label: "See C" },
    { type: "link", label: "Out", href: "https://a.b", className: "y" },
    { type: "html", value: "<hr>", defaultStyle: true },
  ]);
  expect(problems).toEqual([]);
  expect(items).toEqual([
    { type: "link", label: "A", href: "/docs/a", docId: "a" },
    { type: "link", label: "Bee", href: "/docs/b", docId: "b", className: "x" },
    { type: "link", label: "See C", href: "/docs/guides/c", docId: "guides/c" },
    { type: "link", label: "Out", href: "https://a.b", className: "y" },
    { type: "html", value: "<hr>", defaultStyle: true },
  ]);
});

test("labels are what the settings have in their place", () => {
  const own = {
    "category.Cat": "Katze",
    "category.Cat.link.generated-index.description": "Alle",
    "link.Out": "Fort",
  };
  const texts = Object.entries({ ...own, "doc.Bee": "Biene" }).map(([key, text]) => [
    `sidebar.docs.${key}`,
    text,
  ]);
  const { items } = sidebarOf(
    [
      {
        type: "category",
        label: "Cat",
        link: { type: "generated-index", description: "All" },
        items: ["a", "b"],
      },
      { type: "link", label: "Out", href: "https://a.b" },
    ],
    { messages: { current: Object.fromEntries(texts), old: { "sidebar.docs.doc.A": "Nein" } } },
  );
  expect(items).toMatchObject([
    {
      label: "Katze",
      href: "/docs/category/cat",
      description: "Alle",
      items: [{ label: "A" }, { label: "Biene" }],
    },
    { label: "Fort" },
  ]);
});

describe("categories", () => {
  const category = { type: "category", label: "Cat", items: ["a"] };

  test.each([
    [{}, {}, true, true],
    [{ collapsed: false }, {}, true, false],
    [{ collapsible: false, collapsed: true }, {}, false, false],
    [{}, { sidebarCollapsed: false }, true, false],
    [{ collapsed: true }, { sidebarCollapsed: false }, true, true],
    [{}, { sidebarCollapsible: false }, false, false],
  ])("%j with settings %j: collapsible %s, collapsed %s", (fields, config, collapsible, collapsed) => {
    expect(sidebarOf([{ ...category, ...fields }], config).items).toMatchObject([{ collapsible, collapsed }]);
  });

  test("lead to a document, a generated page or nowhere", () => {
    const { items } = sidebarOf([
      { ...category, link: { type: "doc", id: "b" } },
      { ...category, link: { type: "generated-index", slug: "/cat/all" } },
      { ...category, link: { type: "generated-index" } },
      { ...category, link: { type: "generated-index" } },
      category,
    ]);
    expect(items!.map((item) => "href" in item && item.href)).toEqual([
      "/docs/b",
      "/docs/cat/all",
      "/docs/category/cat",
      "/docs/category/cat-1",
      undefined,
    ]);
  });

  test("without items are their document, or nothing", () => {
    const { items, problems } = sidebarOf([
      { type: "category", label: "Only B", link: { type: "doc", id: "b" }, items: [] },
      { type: "category", label: "No pages", link: { type: "generated-index" }, items: [] },
      { type: "category", label: "Lost", items: [] },
    ]);
    expect(items).toEqual([{ type: "link", label: "Only B", href: "/docs/b", docId: "b" }]);
    expect(problems).toMatchObject([{ code: "sidebar", message: expect.stringContaining("“Lost”") }]);
  });
});

test("unknown documents are reported with the nearest id and left out", () => {
  const { items, problems } = sidebarOf([
    "a",
    "guide/c",
    {
      type: "category",
      label: "Cat",
      link: { type: "doc", id: "nowhere" },
      items: [{ type: "ref", id: "bb" }, "b"],
    },
  ]);
  expect(items).toMatchObject([{ docId: "a" }, { label: "Cat", items: [{ docId: "b" }] }]);
  expect(items![1]).toMatchObject({ href: undefined });
  expect(
    problems.map(({ code, severity, file, message, hint }) => [code, severity, file, message, hint]),
  ).toEqual([
    [
      ...["sidebar-unknown-doc", "error", "sidebars.ts"],
      "The sidebar “docs” names the document “guide/c”, which does not exist.",
      "Did you mean “guides/c”?",
    ],
    [
      ...["sidebar-unknown-doc", "error", "sidebars.ts"],
      "The category “Cat” in the sidebar “docs” names the document “nowhere”, which does not exist.",
      "Write the path of the file relative to the docs folder, without its extension.",
    ],
    [
      ...["sidebar-unknown-doc", "error", "sidebars.ts"],
      "The category “Cat” in the sidebar “docs” names the document “bb”, which does not exist.",
      "Did you mean “b”?",
    ],
  ]);
});

describe("drafts and unlisted documents", () => {
  const tree = {
    "a.md": "# A",
    "draft.md": "---\ndraft: true\n---",
    "hidden.md": "---\nunlisted: true\n---",
    "one/hidden.md": "---\nunlisted: true\n---",
  };
  const items = [
    "a",
    "draft",
    "hidden",
    { Hidden: ["one/hidden"] },
    { type: "category", label: "Cat", link: { type: "doc", id: "draft" }, items: ["a"] },
  ];

  test("are in no sidebar", () => {
    const sidebar = sidebarOf(items, {}, tree);
    expect(sidebar.problems).toEqual([]);
    expect(sidebar.items).toEqual([
      { type: "link", label: "A", href: "/docs/a", docId: "a" },
      {
        ...{ type: "category", label: "Cat", collapsible: true, collapsed: true },
        items: [{ type: "link", label: "A", href: "/docs/a", docId: "a" }],
      },
    ]);
  });

  test("drafts show while writing", () => {
    const { version } = planOne({ files: tree, sidebars: { docs: items } }, {}, true);
    expect(version.sidebars.docs).toMatchObject([
      { docId: "a" },
      { docId: "draft" },
      { href: "/docs/draft" },
    ]);
  });
});

test("names of early versioned sidebars lose their version", () => {
  const { version, problems } = planOne({
    files: { "a.md": "", "b.md": "---\ndraft: true\n---" },
    sidebars: { "version-current/docs": ["version-current/a", "version-current/b"] },
  });
  expect(problems).toEqual([]);
  expect(version.sidebars).toEqual({ docs: [{ type: "link", label: "a", href: "/docs/a", docId: "a" }] });
});

test("there can be no sidebar at all", () => {
  const { version, doc } = planOne({ files: { "a.md": "" }, sidebars: false });
  expect(version.sidebars).toEqual({});
  expect(doc("a")).not.toHaveProperty("sidebar");
});
