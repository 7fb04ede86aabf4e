import { expect, test } from "vitest";
import { readKnownTags, readTags, tagPages, tagSlug } from "./tags.ts";

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

test("a folder's file says what tags are called, where they are and what they stand for", () => {
  const { tags, problems } = readKnownTags(
    {
      guide: { label: "Guides", permalink: "/all-guides", description: "How things are done." },
      "how-to": null,
      2024: { label: 2024 },
    },
    "docs/tags.yml",
  );
  expect(problems).toEqual([]);
  expect(readTags(["guide", "how-to", "2024", "Other", { label: "guide" }], "/docs/tags", tags)).toEqual([
    { label: "Guides", path: "/docs/tags/all-guides", description: "How things are done." },
    { label: "how-to", path: "/docs/tags/how-to" },
    { label: "2024", path: "/docs/tags/2024" },
    { label: "Other", path: "/docs/tags/other" },
    { label: "guide", path: "/docs/tags/guide" },
  ]);
});

test("a file of tags that cannot be read as one is a problem, and so is a wrong entry", () => {
  expect(readKnownTags(undefined, "docs/tags.yml").problems).toEqual([]);
  expect(readKnownTags(["guide"], "docs/tags.yml").problems).toMatchObject([
    { code: "tags-file", file: "docs/tags.yml" },
  ]);
  const { tags, problems } = readKnownTags({ good: {}, bad: "Label" }, "docs/tags.yml");
  expect([...tags.keys()]).toEqual(["good"]);
  expect(problems).toMatchObject([{ message: "The tag “bad” is invalid." }]);
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

test("different tags with one path are both kept, and their page lists a document once", () => {
  const tags = readTags(["c", "C", "c++"], "/tags");
  expect(tags.map(({ label }) => label)).toEqual(["c", "c++"]);
  const [page, ...more] = tagPages([{ title: "A", path: "/a", description: "", unlisted: false, tags }]);
  expect([page?.items.length, more]).toEqual([1, []]);
});
