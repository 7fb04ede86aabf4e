import { expect, it } from "vitest";
import { markdownSections } from "./markdown-sections.ts";

it("a section ends where the next of its depth begins; headings in code are none", () => {
  const markdown = "# T\n\nx\n\n## A\n\n```\n## no\n```\n\n### A1\n\ny\n\n## B\n\nz\n";
  const sections = markdownSections(markdown, [
    { depth: 1, text: "T" },
    { depth: 2, text: "A", anchor: "a" },
    { depth: 3, text: "A1", anchor: "a1" },
    { depth: 2, text: "B", anchor: "b" },
  ]);
  expect(sections.map(({ text, anchor }) => [text, anchor])).toEqual([
    ["T", undefined],
    ["A", "a"],
    ["A1", "a1"],
    ["B", "b"],
  ]);
  expect(markdown.slice(sections[1]!.start, sections[1]!.end)).toBe(
    "## A\n\n```\n## no\n```\n\n### A1\n\ny\n\n",
  );
  expect(markdown.slice(sections[3]!.start, sections[3]!.end)).toBe("## B\n\nz\n");
});

it("headings of one name get their own anchors", () => {
  const sections = markdownSections("# T\n\n## A\n\n## A\n", [
    { depth: 2, text: "A", anchor: "a" },
    { depth: 2, text: "A", anchor: "a-1" },
  ]);
  expect(sections.map(({ anchor }) => anchor)).toEqual([undefined, "a", "a-1"]);
});

it("tens of thousands of sections end where the next of their level begins", () => {
  // Looking for the end of each from the first section took minutes.
  const markdown = "## A\n".repeat(100_000);
  const headings = Array.from({ length: 100_000 }, (_, index) => ({
    depth: 2,
    text: "A",
    anchor: `a-${index}`,
  }));
  const sections = markdownSections(markdown, headings);
  expect(sections.at(-2)).toMatchObject({ anchor: "a-99998", start: 499_990, end: 499_995 });
});

it("tens of thousands of headings that are in no list are not looked for in all of it", () => {
  const headings = Array.from({ length: 100_000 }, (_, index) => ({
    depth: 2,
    text: "A",
    anchor: `a-${index}`,
  }));
  // To compare each with each took half a minute.
  const sections = markdownSections(`${"## `A`\n".repeat(100_000)}## A\n`, headings);
  expect(sections.at(-1)).toMatchObject({ anchor: "a-0" });
  expect(sections[0]!.anchor).toBeUndefined();
});
