import type { SearchHit, SectionText } from "../search/api.ts";
import type { AnswerBlock } from "./answer.ts";
import { blockText } from "./block-text.ts";
import type { Library } from "./candidates.ts";
import { isAside } from "./section-words.ts";
import { textOf } from "./spans.ts";
import { sectionText, twinOf, twinSection } from "./twin-section.ts";

/** The blocks of a section: parsed from the page's Markdown, else its indexed text as a paragraph. */
export async function partBlocks(
  library: Pick<Library, "twin">,
  path: string,
  { headings, text }: Pick<SectionText, "headings" | "text">,
): Promise<AnswerBlock[]> {
  const twin = await twinOf(library, path);
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
export async function sectionMarkdown(
  library: Pick<Library, "twin">,
  path: string,
  { headings, text }: Pick<SectionText, "headings" | "text">,
): Promise<string> {
  const twin = await twinOf(library, path);
  const markdown = sectionText(twin, headings)?.trim() || text;
  const availability = headings.length > 0 ? await availabilityOf(library, path) : undefined;
  return availability ? `${availability}.\n\n${markdown}` : markdown;
}

/** Maximum number of sections that are listed for a page. */
const MAX_LISTED = 10;

/** Links to what a page says below its introduction, in its order; asides such as "Where to go next" are left out. */
export async function sectionLinks(
  library: Pick<Library, "passages">,
  hit: SearchHit,
): Promise<AnswerBlock[]> {
  const { sections } = await library.passages(hit);
  const items = sections
    .filter(({ headings }) => headings.length === 1 && !isAside(headings[0]!))
    .slice(0, MAX_LISTED)
    .map(({ anchor, headings }): AnswerBlock[] => [
      { type: "paragraph", spans: [{ text: headings[0]!, kind: "link", to: `#${anchor}` }] },
    ]);
  return items.length > 0 ? [{ type: "list", ordered: false, start: 1, items }] : [];
}

/** Editions with the feature that a page describes, by its badges: "Available in Cloud"; undefined if it has none. */
export async function availabilityOf(
  library: Pick<Library, "twin">,
  path: string,
): Promise<string | undefined> {
  const blocks = twinSection(await twinOf(library, path), []) ?? [];
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
