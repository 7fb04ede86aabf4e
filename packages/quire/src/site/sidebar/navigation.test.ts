import { describe, expect, test } from "vitest";
import { planOne } from "../fixtures/plan-tree.ts";

const files = {
  "a.md": "# A",
  "b.md": "---\npagination_label: Page B\n---\n# B",
  "c.md": "# C",
  "d.md": "# D",
  "e.md": "# E",
};
const sidebars = {
  first: [
    { type: "doc", id: "a", label: "First" },
    { type: "html", value: "<hr>" },
    { type: "link", label: "Out", href: "https://a.b" },
    { type: "ref", id: "e" },
    { type: "category", label: "Outer", link: { type: "doc", id: "b" }, items: [{ Inner: ["c"] }] },
    { type: "category", label: "Made", link: { type: "generated-index" }, items: ["d"] },
  ],
  second: ["e", "a"],
};
const plan = (more: Record<string, string> = {}, config = {}) =>
  planOne({ files: { ...files, ...more }, sidebars }, config);

test("previous and next go through a sidebar and its categories' pages, past everything else", () => {
  const { doc, version } = plan();
  const ways = ["a", "b", "c", "d", "e"].map((id) => [id, doc(id).previous?.label, doc(id).next?.label]);
  expect(ways).toEqual([
    ["a", undefined, "Page B"],
    ["b", "First", "C"],
    ["c", "Page B", "Made"],
    ["d", "Made", undefined],
    ["e", undefined, "A"],
  ]);
  expect(doc("c").next).toEqual({ label: "Made", path: "/docs/category/made" });
  expect(version.categoryIndexes).toMatchObject([
    { previous: { label: "C", path: "/docs/c" }, next: { label: "D", path: "/docs/d" } },
  ]);
});

test("a category's page that is also the first in it stands on the way once", () => {
  const twice = [
    "a",
    {
      type: "category",
      label: "Outer",
      link: { type: "doc", id: "b" },
      items: [{ type: "doc", id: "b", label: "Overview" }, "c"],
    },
  ];
  const { doc } = planOne({ files, sidebars: { first: twice } }, {});
  expect([doc("b").previous?.label, doc("b").next?.label, doc("c").previous?.label]).toEqual([
    "A",
    "C",
    "Page B",
  ]);
});

test("a page that is listed twice has the neighbours of its first place", () => {
  const { doc } = planOne({ files, sidebars: { first: ["a", "b", "c", "a", "d"] } }, {});
  expect([doc("a").previous, doc("a").next?.label, doc("d").previous?.label]).toEqual([
    undefined,
    "Page B",
    "A",
  ]);
});

test("a page that is listed twice has the breadcrumbs of its first place that is no reference", () => {
  const first = [{ Seen: [{ type: "ref", id: "a" }] }, { Home: ["a"] }, { Again: ["a"] }];
  const { doc } = planOne({ files, sidebars: { first } }, {});
  expect(doc("a").breadcrumbs.map(({ label }) => label)).toEqual(["Home", "A"]);
});

test("a document is at home in the first sidebar that holds it, a reference does not count", () => {
  const { doc } = plan();
  expect(doc("a").sidebar).toBe("first");
  expect(doc("e").sidebar).toBe("second");
});

describe("displayed_sidebar", () => {
  test("takes another sidebar, or none", () => {
    const { doc, problems } = plan({
      "a.md": "---\ndisplayed_sidebar: second\n---",
      "c.md": "---\ndisplayed_sidebar: null\n---",
      "alone.md": "---\ndisplayed_sidebar: second\n---",
    });
    expect(problems).toEqual([]);
    expect(doc("a")).toMatchObject({ sidebar: "second", previous: { path: "/docs/e" } });
    expect(doc("a").next).toBeUndefined();
    expect(doc("c")).not.toHaveProperty("sidebar");
    expect(doc("c")).not.toHaveProperty("next");
    expect(doc("alone")).toMatchObject({ sidebar: "second", breadcrumbs: [] });
  });

  test("that does not exist is reported", () => {
    const { doc, problems } = plan({ "a.md": "---\ntitle: A\ndisplayed_sidebar: secnd\n---" });
    expect(problems).toMatchObject([
      { code: "unknown-sidebar", file: "docs/a.md", line: 3, hint: "Did you mean “second”?" },
    ]);
    expect(doc("a").sidebar).toBe("first");
  });
});

describe("pagination_prev and pagination_next", () => {
  test("name another neighbour, or none", () => {
    const { doc, problems } = plan({ "c.md": "---\npagination_prev: null\npagination_next: b\n---" });
    expect(problems).toEqual([]);
    expect(doc("c")).not.toHaveProperty("previous");
    expect(doc("c").next).toEqual({ label: "Page B", path: "/docs/b" });
  });

  test("that name a draft lead nowhere, quietly", () => {
    const { doc, problems } = plan({
      "c.md": "---\npagination_next: later\n---",
      "later.md": "---\ndraft: true\n---",
    });
    expect(problems).toEqual([]);
    expect(doc("c")).not.toHaveProperty("next");
  });

  test("work without a sidebar", () => {
    const { doc } = plan({ "z.md": "---\npagination_next: a\n---" });
    expect(doc("z").next).toEqual({ label: "A", path: "/docs/a" });
  });

  test("that name no document are reported", () => {
    const { problems, doc } = plan({ "c.md": "---\npagination_next: guides/a\n---" });
    expect(problems).toMatchObject([
      {
        code: "pagination-unknown-doc",
        severity: "error",
        file: "docs/c.md",
        line: 2,
        hint: "Did you mean “a”?",
      },
    ]);
    expect(doc("c")).not.toHaveProperty("next");
  });
});

test("breadcrumbs lead from the outermost category to the page", () => {
  const { doc, version } = plan();
  expect(doc("c").breadcrumbs).toEqual([
    { label: "Outer", path: "/docs/b" },
    { label: "Inner" },
    { label: "C", path: "/docs/c" },
  ]);
  expect(doc("b").breadcrumbs).toEqual([{ label: "Outer", path: "/docs/b" }]);
  expect(doc("a").breadcrumbs).toEqual([{ label: "First", path: "/docs/a" }]);
  expect(version.categoryIndexes[0]!.breadcrumbs).toEqual([{ label: "Made", path: "/docs/category/made" }]);
  const without = plan({}, { breadcrumbs: false });
  expect(without.doc("c").breadcrumbs).toEqual([]);
  expect(without.version.categoryIndexes[0]!.breadcrumbs).toEqual([]);
});

test("breadcrumbs lead to a document's own place rather than to a reference before it", () => {
  const docs = [{ See: [{ type: "ref", id: "a" }] }, { Home: ["a"] }];
  const { doc } = planOne({ files, sidebars: { docs } });
  expect(doc("a").breadcrumbs.map((crumb) => crumb.label)).toEqual(["Home", "A"]);
});

test("an unlisted document keeps its sidebar but is nobody's neighbour", () => {
  const { doc } = plan({ "b.md": "---\nunlisted: true\n---" });
  expect(doc("b")).toMatchObject({ sidebar: "first", breadcrumbs: [{ label: "Outer" }] });
  expect(doc("b")).not.toHaveProperty("next");
  expect(doc("a").next).toEqual({ label: "C", path: "/docs/c" });
  expect(doc("c").breadcrumbs[0]).toEqual({ label: "Outer" });
});

test("breadcrumbs do not lead to a generated index that only has unlisted documents, as it has no page", () => {
  const { doc, version } = plan({ "d.md": "---\nunlisted: true\n---\n# D" });
  expect(version.categoryIndexes).toEqual([]);
  expect(doc("d").breadcrumbs).toEqual([{ label: "Made" }, { label: "D", path: "/docs/d" }]);
});
