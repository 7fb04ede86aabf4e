import { expect, test } from "vitest";
import { z } from "zod";
import { docFrontMatterSchema, postFrontMatterSchema } from "./front-matter.ts";
import { checkFrontMatter, meantField } from "./front-matter-check.ts";
import { parseSource } from "./source.ts";

const check = (yaml: string) =>
  checkFrontMatter(docFrontMatterSchema, parseSource("docs/a.md", `---\n${yaml}\n---\n`, "h").source);

test("values in the wrong dress are taken for what they mean", () => {
  expect(
    check('title: 42\nsidebar_position: "3"\ndraft: "true"\nkeywords: a, b\nown_field: [x]\nimage:'),
  ).toEqual({
    frontMatter: { title: "42", sidebar_position: 3, draft: true, keywords: ["a", "b"], own_field: ["x"] },
    problems: [],
  });
});

test("a post may hide its reading time, in whatever dress", () => {
  const read = (value: string) => {
    const { source } = parseSource("blog/a.md", `---\nhide_reading_time: ${value}\n---\n`, "h");
    return checkFrontMatter(postFrontMatterSchema, source);
  };
  expect(read('"true"')).toEqual({ frontMatter: { hide_reading_time: true }, problems: [] });
  expect(read("maybe").problems).toMatchObject([
    { message: expect.stringContaining("`hide_reading_time` must be true or false") },
  ]);
});

test("a field that is written almost as one with a meaning is told of", () => {
  expect(
    check("titel: A\nsidebar_postion: 2\nkeyword: a\ntitles: x\ntitle: A\nlayout: wide").problems,
  ).toMatchObject([
    { severity: "warning", line: 3, hint: "Did you mean `sidebar_position`?" },
    {
      severity: "warning",
      line: 4,
      message: "The front matter field `keyword` has no meaning.",
      hint: "Did you mean `keywords`?",
    },
  ]);
  expect(check("titel: A").problems).toMatchObject([{ hint: "Did you mean `title`?" }]);
});

test("a field may differ from the one that is meant by a letter, a long one by two", () => {
  const meant = (field: string, long: number) => meantField(field, { width: z.string() }, {}, long);
  expect(["widht", "wxdth", "wxdxh"].map((field) => meant(field, 6))).toEqual(["width", "width", undefined]);
  expect(["wxdxh", "wxxxh"].map((field) => meant(field, 5))).toEqual(["width", undefined]);
  expect(meantField("widht", { width: z.string() }, { width: 1 }, 6)).toBeUndefined();
});

test("a slug has neither a query nor a fragment", () => {
  expect(check("slug: /a?b").problems).toMatchObject([
    {
      severity: "error",
      message: 'The front matter field `slug` must be a path without `?` and `#`, but is "/a?b".',
    },
  ]);
  expect(check("slug: 12").frontMatter).toEqual({ slug: "12" });
});

test("null says something in some fields", () => {
  expect(check("pagination_next: null\ndisplayed_sidebar: null\ncustom_edit_url: null").frontMatter).toEqual({
    pagination_next: null,
    displayed_sidebar: null,
    custom_edit_url: null,
  });
  expect(check("title: null\nown_field: null\nconstructor: null").frontMatter).toEqual({});
});

test.each([
  ["sidebar_position: two", "sidebar_position", "a number", "sidebar_position: 2"],
  ['sidebar_position: " "', "sidebar_position", "a number", "sidebar_position: 2"],
  ["draft: perhaps", "draft", "true or false", "draft: true"],
  ["tags: lineage", "tags", "a list of words", "tags: [lineage, governance]"],
  ["title: [a]", "title", "text", "title: Quickstart"],
  ["toc_max_heading_level: 9", "toc_max_heading_level", "from 2 to 6", "toc_max_heading_level: 4"],
  ["pagination_prev: 3", "pagination_prev", "id of a document, or null", "pagination_prev: guides/intro"],
  ["last_update: today", "last_update", "a mapping", "last_update: {"],
])("%s is reported with its line, and the rest stays", (yaml, field, expected, example) => {
  const { frontMatter, problems } = check(`id: x\n${yaml}`);
  expect(frontMatter).toEqual({ id: "x" });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    code: "front-matter",
    severity: "error",
    file: "docs/a.md",
    line: 3,
    column: 1,
  });
  expect(problems[0]!.message).toContain(`\`${field}\` must be `);
  expect(problems[0]!.message).toContain(expected);
  expect(problems[0]!.hint).toContain(example);
});

test("the levels of the contents must be in order", () => {
  expect(check("toc_min_heading_level: 4\ntoc_max_heading_level: 3").problems).toMatchObject([{ line: 2 }]);
});

test("a slug with spaces is warned of, and kept", () => {
  const { frontMatter, problems } = check("slug: /my page/two  words");
  expect(frontMatter).toEqual({ slug: "/my page/two  words" });
  expect(problems).toMatchObject([
    { severity: "warning", line: 2, hint: "Write, for example, `slug: /my-page/two-words`." },
  ]);
  expect(check("slug: /my-page").problems).toEqual([]);
});

test("a field that a site may have for itself is only warned of", () => {
  const { frontMatter, problems } = check("kind: howto\navailability: core\ntitle: x");
  expect(frontMatter).toEqual({ title: "x" });
  expect(problems).toMatchObject([
    { severity: "warning", line: 2, message: expect.stringContaining("`kind` must be one of guide, source") },
    { severity: "warning", line: 3, hint: "Write, for example, `availability: [core, cloud]`." },
  ]);
});

test("a wrong author of a post is reported with an example", () => {
  const { source } = parseSource("blog/a.md", "---\nauthor: [a]\n---\n", "h");
  expect(checkFrontMatter(postFrontMatterSchema, source).problems).toMatchObject([
    { line: 2, message: expect.stringContaining("must be text"), hint: expect.stringContaining("author: ") },
  ]);
});
