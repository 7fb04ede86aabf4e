import type { AnswerBlock } from "./answer.ts";
import type { Library } from "./candidates.ts";
import { blockText } from "./choose.ts";
import type { Passage } from "./passages.ts";
import { textOf } from "./spans.ts";
import { sectionText, twinSection } from "./twin-section.ts";

/** The blocks of a section: from the page's Markdown, else its bare text. */
export async function partBlocks(
  library: Pick<Library, "twin">,
  { hit, section }: Passage,
): Promise<AnswerBlock[]> {
  const { headings, text } = section;
  const twin = await library.twin(hit.path).catch(() => "");
  const own = twinSection(twin, headings);
  if (own && own.length > 0) return headings.length === 0 && isBadges(own[0]!) ? own.slice(1) : own;
  const row =
    headings.length > 0 ? rowOf(twinSection(twin, headings.slice(0, -1)) ?? [], headings.at(-1)!) : undefined;
  if (row) return [row];
  return text === "" ? [] : [{ type: "paragraph", spans: [{ text }] }];
}

/** A section as Markdown; its bare text where its page has no Markdown, or no such section. */
export async function sectionMarkdown(
  library: Pick<Library, "twin">,
  { hit, section }: Passage,
): Promise<string> {
  const twin = await library.twin(hit.path).catch(() => "");
  return sectionText(twin, section.headings)?.trim() || section.text;
}

/** What stands above the text of a page as badges, and is a list in its Markdown. */
function isBadges(block: AnswerBlock): boolean {
  return (
    block.type === "list" &&
    block.items.every((item) => /^(?:Version: |Available in )/.test(item.map(blockText).join()))
  );
}

/** The row of a table that a name heads: a section of its own in the search index, and none in Markdown. */
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
