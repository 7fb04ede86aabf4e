import { FenceTracker } from "../markdown/code/fence.ts";
import type { PageHeading } from "../twin/page-places.ts";

/** A heading in a page's Markdown, with the range of its section. */
export interface MarkdownSection extends PageHeading {
  /** Start of the section, and end of its last subsection, as for `String.slice`. */
  start: number;
  end: number;
}

/** Find the sections of a page's Markdown; `headings` provides their anchors. */
export function markdownSections(markdown: string, headings: readonly PageHeading[]): MarkdownSection[] {
  const sections: MarkdownSection[] = [];
  const fences = new FenceTracker();
  let at = 0;
  let next = 0;
  for (const line of markdown.split("\n")) {
    const heading = fences.inside(line) ? null : /^(#{1,6}) (.*)$/.exec(line);
    if (heading) {
      const [, signs = "", text = ""] = heading;
      const found = headings.findIndex(
        (one, index) => index >= next && one.text === text && one.depth === signs.length,
      );
      if (found >= 0) next = found + 1;
      sections.push({
        depth: signs.length,
        text,
        anchor: headings[found]?.anchor,
        start: at,
        end: markdown.length,
      });
    }
    at += line.length + 1;
  }
  for (const [index, section] of sections.entries()) {
    const after = sections.find((one, place) => place > index && one.depth <= section.depth);
    if (after) section.end = after.start;
  }
  return sections;
}
