import type { SectionText } from "../search/api.ts";
import type { AnswerBlock } from "./answer.ts";
import { blockText } from "./block-text.ts";
import { markdownBlocks } from "./markdown-blocks.ts";
import { isAside } from "./section-words.ts";
import { spansOf, textOf } from "./spans.ts";

const heading = /^(#{1,6}) +(.*?)(?: +#+)? *(?:\{#[\w.-]+\})? *$/;

/**
 * The blocks of one section of a page's Markdown, up to the next heading.
 *
 * @param headings the path of headings below the page's title, ending with the section's own; empty for the
 *   introduction
 * @returns undefined if there is no such section
 */
export function twinSection(twin: string, headings: readonly string[]): AnswerBlock[] | undefined {
  const text = sectionText(twin, headings);
  return text === undefined ? undefined : markdownBlocks(text);
}

/** The same as Markdown. A section without text of its own is represented by the list of its subheadings. */
function sectionText(twin: string, headings: readonly string[]): string | undefined {
  const sought = headings.map((one) => `\n${plain(one)}`).join("");
  let found: TwinSection | undefined;
  const inner: TwinSection[] = [];
  for (const section of sectionsOf(twin)) {
    if (found) {
      if (section.depth <= found.depth || hasText(found)) break;
      inner.push(section);
    } else if (section.path === sought) found = section;
  }
  const direct = inner.filter(({ depth }) => depth === inner[0]!.depth);
  return direct.length > 0 ? direct.map(({ heading }) => heading).join(", ") : found?.lines.join("\n");
}

/** A heading of a page's Markdown, with the lines up to the next one. */
interface TwinSection {
  depth: number;
  heading: string;
  /** The headings below the page's title that lead to it, and itself, each after a line break. */
  path: string;
  lines: string[];
}

function* sectionsOf(twin: string): Generator<TwinSection> {
  let section: TwinSection = { depth: 0, heading: "", path: "", lines: [] };
  let open: { depth: number; text: string }[] = [];
  for (const { line, depth, text } of linesOf(twin)) {
    if (depth === undefined) {
      section.lines.push(line);
      continue;
    }
    if (section.depth > 0 || hasText(section)) yield section;
    open = open.filter((outer) => outer.depth < depth);
    // The introduction has no heading of its own but the page's title.
    if (depth > 1) open.push({ depth, text: `\n${plain(textOf(spansOf(text)))}` });
    section = { depth, heading: text, path: open.map((outer) => outer.text).join(""), lines: [] };
  }
  yield section;
}

const hasText = ({ lines }: TwinSection) => lines.some((line) => line.trim() !== "");

/** The headings directly below the title of a page's Markdown. */
export function pageSections(twin: string): string[] {
  return [...linesOf(twin)].filter(({ depth }) => depth === 2).map(({ text }) => textOf(spansOf(text)));
}

/** The lines of some Markdown; headings, which fenced code has none of, with their depth and text. */
function* linesOf(markdown: string): Generator<{ line: string; depth?: number; text: string }> {
  let fence = "";
  for (const line of markdown.split("\n")) {
    const mark = /^ *(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && fence === "") fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = "";
    const [, marks, text = ""] = (mark || fence !== "" ? null : heading.exec(line)) ?? [];
    yield { line, depth: marks?.length, text };
  }
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** What is looked up of a section in its page's Markdown. */
type Section = Pick<SectionText, "headings" | "text">;

/** The blocks of a section: parsed from the page's Markdown, else its indexed text as a paragraph. */
export function partBlocks(twin: string, { headings, text }: Section): AnswerBlock[] {
  const own = twinSection(twin, headings);
  if (own && own.length > 0) return headings.length === 0 ? own.slice(badgesAt(own) + 1) : own;
  const row =
    headings.length > 0 ? rowOf(twinSection(twin, headings.slice(0, -1)) ?? [], headings.at(-1)!) : undefined;
  if (row) return [row];
  return text === "" ? [] : [{ type: "paragraph", spans: [{ text }] }];
}

/**
 * A section as Markdown, or its indexed text if the page has no Markdown or no such section; preceded by the editions
 * that have what the page describes.
 */
export function sectionMarkdown(twin: string, { headings, text }: Section): string {
  const markdown = sectionText(twin, headings)?.trim() || text;
  const availability = headings.length > 0 ? availabilityOf(twin) : undefined;
  return availability ? `${availability}.\n\n${markdown}` : markdown;
}

/** Maximum number of sections that are listed for a page. */
const MAX_LISTED = 10;

/** Links to what a page says below its introduction, in its order; asides such as "Where to go next" are left out. */
export function sectionLinks(sections: readonly SectionText[]): AnswerBlock[] {
  const items = sections
    .filter(({ headings }) => headings.length === 1 && !isAside(headings[0]!))
    .slice(0, MAX_LISTED)
    .map(({ anchor, headings }): AnswerBlock[] => [
      { type: "paragraph", spans: [{ text: headings[0]!, kind: "link", to: `#${anchor}` }] },
    ]);
  return items.length > 0 ? [{ type: "list", ordered: false, start: 1, items }] : [];
}

/** Editions with the feature that a page describes, by its badges: "Available in Cloud"; undefined if it has none. */
export function availabilityOf(twin: string): string | undefined {
  const blocks = twinSection(twin, []) ?? [];
  const list = blocks[badgesAt(blocks)];
  if (list?.type !== "list") return undefined;
  const badges = list.items.map((item) => item.map(blockText).join());
  const editions = badges.flatMap((badge) => /^Available in (.+)/.exec(badge)?.slice(1) ?? []);
  return editions.length > 0 ? `Available in ${editions.join(", ")}` : undefined;
}

/** Index of the badges that precede the text of a page, which a note on its version may precede; -1 if it has none. */
const badgesAt = (blocks: readonly AnswerBlock[]) => blocks.slice(0, 2).findIndex(isBadges);

function isBadges(block: AnswerBlock): boolean {
  return (
    block.type === "list" &&
    block.items.every((item) =>
      /^(?:Version: |New page since |Changed since |Available in )/.test(item.map(blockText).join()),
    )
  );
}

/**
 * The table row with a given name in its first cell: the search index treats it as a section, Markdown does not.
 */
function rowOf(blocks: readonly AnswerBlock[], name: string): AnswerBlock | undefined {
  for (const block of blocks) {
    if (block.type !== "table") continue;
    const rows = block.rows.filter(
      ([first = []]) => first.some(({ text }) => text === name) || textOf(first).startsWith(`${name} `),
    );
    if (rows.length > 0) return { ...block, rows };
  }
  return blocks.find((block) => block.type === "list" && blockText(block).startsWith(name));
}
