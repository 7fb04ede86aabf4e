import { addTo } from "../base/groups.ts";
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
  const places = placesOf(headings);
  let at = 0;
  let next = 0;
  for (const line of markdown.split("\n")) {
    const heading = fences.inside(line) ? null : /^(#{1,6}) (.*)$/.exec(line);
    if (heading) {
      const [, signs = "", text = ""] = heading;
      const ahead = places.get(keyOf(signs.length, text)) ?? [];
      while (ahead.length > 0 && ahead.at(-1)! < next) ahead.pop();
      const found = ahead.pop();
      if (found !== undefined) next = found + 1;
      while (open.length > 0 && open.at(-1)!.depth >= signs.length) open.pop()!.end = at;
      const section = {
        depth: signs.length,
        text,
        anchor: found === undefined ? undefined : headings[found]!.anchor,
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

const keyOf = (depth: number, text: string) => `${depth} ${text}`;

/** The places of headings in their list, by depth and text, the first one last. */
function placesOf(headings: readonly PageHeading[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let place = headings.length - 1; place >= 0; place--) {
    const { depth, text } = headings[place]!;
    addTo(places, keyOf(depth, text), place);
  }
  return places;
}
