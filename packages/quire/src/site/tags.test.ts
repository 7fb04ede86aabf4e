import { expect, test } from "vitest";
import { readTags, tagPages, tagSlug } from "./tags.ts";

test.each([
  ["Data Mesh", "data-mesh"],
  ["dataMesh", "data-mesh"],
  ["GraphQL API", "graph-ql-api"],
  ["Café", "cafe"],
  ["v2", "v-2"],
  ["C++", "c"],
  ["++", "++"],
  ["データ", "データ"],
])("the tag %s is at %s", (label, slug) => {
  expect(tagSlug(label)).toBe(slug);
});

test("a permalink is relative to the tags, and a tag counts once", () => {
  expect(readTags(["a", "A", { label: "B c", permalink: "/bee" }, { label: "D e" }], "/docs/tags")).toEqual([
    { label: "a", path: "/docs/tags/a" },
    { label: "B c", path: "/docs/tags/bee" },
    { label: "D e", path: "/docs/tags/d-e" },
  ]);
});

test("pages of tags list documents in order and leave unlisted ones out", () => {
  const doc = (title: string, labels: string[], unlisted = false) => ({
    title,
    path: `/${title}`,
    description: "",
    unlisted,
    tags: readTags(labels, "/tags"),
  });
  const pages = tagPages([doc("one", ["Zoo", "apple"]), doc("two", ["zoo"]), doc("three", ["secret"], true)]);
  expect(pages.map(({ tag, items }) => [tag.label, items.map((item) => item.title)])).toEqual([
    ["apple", ["one"]],
    ["Zoo", ["one", "two"]],
  ]);
});
