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
  /** Sections that have not ended yet, outermost first. */
  const open: MarkdownSection[] = [];
  let at = 0;
  let next = 0;
  for (const line of markdown.split("\n")) {
    const heading = fences.inside(line) ? null : /^(#{1,6}) (.*)$/.exec(line);
    if (heading) {
      const [, signs = "", text = ""] = heading;
      let found = next;
      while (found < headings.length && !isSame(headings[found]!, signs.length, text)) found++;
      if (found < headings.length) next = found + 1;
      while (open.length > 0 && open.at(-1)!.depth >= signs.length) open.pop()!.end = at;
      const section = {
        depth: signs.length,
        text,
        anchor: headings[found]?.anchor,
        start: at,
        end: markdown.length,
      };
      sections.push(section);
      open.push(section);
    }
    at += line.length + 1;
  }
  return sections;
}

const isSame = (heading: PageHeading, depth: number, text: string) =>
  heading.text === text && heading.depth === depth;
