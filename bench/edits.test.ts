import { describe, expect, it } from "vitest";
import { corpusPages } from "./corpus.ts";
import { withCategoryLabel, withParagraph, withSidebarLabel } from "./edits.ts";

const page = [...corpusPages(3, 7)][1]!.text;

describe("edits of a page", () => {
  it("adds a paragraph and changes nothing else", () => {
    expect(withParagraph(page, "One more.")).toBe(`${page}\nOne more.\n`);
  });

  it("adds a sidebar label to the front matter, and then changes it", () => {
    const labelled = withSidebarLabel(page, 'A "$1" label');
    expect(labelled).toBe(page.replace("---\n", () => '---\nsidebar_label: "A \\"$1\\" label"\n'));
    expect(withSidebarLabel(labelled, "Another")).toBe(
      page.replace("---\n", '---\nsidebar_label: "Another"\n'),
    );
  });

  it("changes the label of a category and keeps the rest", () => {
    expect(JSON.parse(withCategoryLabel('{"label":"A","position":4}', "B"))).toEqual({
      label: "B",
      position: 4,
    });
  });
});
