import { expect, it } from "vitest";
import { planOne } from "../site/fixtures/plan-tree.ts";
import { docCards } from "./doc-cards.ts";

const { version, doc } = planOne({
  files: {
    "one.md": "# One",
    "set/index.md": "# Set",
    "set/a.md": "---\ndescription: First.\n---\n\n# A",
    "set/b.md": "---\nunlisted: true\n---\n\n# B",
    "set/inner/c.md": "# C",
  },
});
const cards = (id: string) => docCards(version, doc(id)).map(({ label, href }) => `${label} ${href}`);

it("are the items of the category whose page it is, without those that are not listed", () => {
  expect(cards("set/index")).toEqual(["A /docs/set/a", "inner /docs/set/inner/c"]);
});

it("are the neighbours of any other page, without itself", () => {
  expect(cards("set/a")).toEqual(["inner /docs/set/inner/c"]);
  expect(cards("one")).toEqual(["Set /docs/set"]);
});

it("say what stands there", () => {
  expect(docCards(version, doc("set/index"))).toMatchObject([{ description: "First." }, { count: 1 }]);
});

it("say what the sidebar says of an item, as the generated page of a category does", () => {
  const items = [
    { type: "doc", id: "a", description: "Written." },
    { type: "link", label: "Out", href: "https://a.b", description: "Far." },
    { type: "category", label: "Inner", items: ["b"] },
  ];
  const link = { type: "generated-index", slug: "all" };
  const { version, doc } = planOne({
    files: { "a.md": "# A", "b.md": "# B", "c.md": "---\ndescription: Own.\n---\n\n# C" },
    sidebars: { docs: [{ type: "category", label: "All", link, items: [...items, "c"] }] },
  });
  const listed = version.categoryIndexes[0]!.items;
  expect(listed.map(({ description }) => description)).toEqual(["Written.", "Far.", undefined, "Own."]);
  expect(docCards(version, doc("c"))).toEqual(listed.slice(0, -1));
});

it("leave out what a written sidebar names and is not listed", () => {
  const { version, doc } = planOne({
    files: { "a.md": "# A", "b.md": "---\nunlisted: true\n---\n\n# B", "c.md": "# C" },
    sidebars: { docs: ["a", "b", "c"] },
  });
  expect(docCards(version, doc("a")).map(({ label }) => label)).toEqual(["C"]);
});
