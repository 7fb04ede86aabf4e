import { expect, test } from "vitest";
import { readCategories } from "./categories.ts";

const one = (data: unknown) => {
  const { categories, problems } = readCategories([
    { folder: "guides", file: "docs/guides/_category_.yml", data },
  ]);
  return { category: categories.get("guides"), problems };
};

test("every field is read", () => {
  const data = {
    label: "Guides",
    position: 2.5,
    description: "How to",
    collapsed: false,
    collapsible: true,
    className: "c",
    key: "k",
    customProps: { a: 1 },
    link: {
      type: "generated-index",
      slug: "/g",
      title: "T",
      description: "D",
      keywords: ["k"],
      image: "/i.png",
    },
  };
  expect(one(data)).toEqual({ category: data, problems: [] });
  expect(one({ link: { type: "doc", id: "x" } }).category).toEqual({ link: { type: "doc", id: "x" } });
  expect(one({ link: null }).category).toEqual({ link: null });
  expect(one({ position: "2" }).category).toEqual({ position: 2 });
});

test("a file that could not be read is passed over, one that holds nothing is not", () => {
  expect(one(undefined).problems).toEqual([]);
  expect(one(null).problems).toHaveLength(1);
});

test("a wrong field is reported and left out, the others stay", () => {
  const { category, problems } = one({ label: "Guides", collapsed: "no", link: { type: "page" } });
  expect(category).toEqual({ label: "Guides" });
  expect(problems.map(({ code, severity, file }) => ({ code, severity, file }))).toEqual(
    Array(2).fill({ code: "category", severity: "error", file: "docs/guides/_category_.yml" }),
  );
  expect(problems.map((problem) => problem.message)).toEqual([
    '`collapsed` is "no"; it must be a boolean.',
    '`link.type` is "page"; it must be "doc" or "generated-index".',
  ]);
});

test.each([
  [{ label: 5 }, "`label` is 5; it must be a string."],
  [{ position: "first" }, '`position` is "first"; it must be a number.'],
  [{ customProps: ["a"] }, "`customProps` is a list; it must be an object."],
  [{ link: "intro" }, '`link` is "intro"; it must be an object.'],
  [{ link: { type: "doc" } }, "`link.id` is missing."],
  [
    { link: { type: "generated-index", keywords: [1] } },
    "`link.keywords` is a list; it must be a list of strings or a string.",
  ],
])("what must stand in the place of %j is said", (data, message) => {
  expect(one(data).problems).toMatchObject([{ message }]);
});

test("an unknown field is a warning", () => {
  const { category, problems } = one({ label: "Guides", postion: 1 });
  expect(category).toEqual({ label: "Guides" });
  expect(problems).toMatchObject([{ severity: "warning", message: expect.stringContaining("postion") }]);
});

test("a file that is no mapping is reported", () => {
  expect(one(["a"])).toMatchObject({ category: undefined, problems: [{ severity: "error" }] });
});
