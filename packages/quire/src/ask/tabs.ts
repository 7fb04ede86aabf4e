import type { AnswerBlock } from "./answer.ts";
import { MIN_LABEL_MATCH } from "./marked-table.ts";

/**
 * Tabs stand one after the other in Markdown, each below its label. Keep those that the question names, as
 * someone who asks about Python needs no other tab; all if it names none.
 *
 * @param named how much of a label the question covers, from 0 to 1
 */
export function namedTabs(
  blocks: readonly AnswerBlock[],
  named: (label: string) => number,
): readonly AnswerBlock[] {
  const tabs = blocks.flatMap((block, start) => {
    const label = labelOf(block);
    return label === undefined ? [] : [{ label, start }];
  });
  const kept: AnswerBlock[] = blocks.slice(0, tabs[0]?.start);
  for (const group of groupsOf(tabs)) {
    const most = Math.max(...group.map(({ label }) => named(label)));
    for (const tab of group) {
      const next = tabs[tabs.indexOf(tab) + 1];
      if (most <= MIN_LABEL_MATCH || named(tab.label) === most)
        kept.push(...blocks.slice(tab.start, next?.start));
    }
  }
  return kept;
}

/** The label of a tab: a paragraph of strong text that is not a sentence. */
export function labelOf(block: AnswerBlock): string | undefined {
  if (block.type !== "paragraph" || block.spans.length !== 1) return undefined;
  const [{ kind, text }] = block.spans as [(typeof block.spans)[number]];
  return kind === "strong" && !/[.?!:]$/.test(text) ? text : undefined;
}

/** Group adjacent tabs: a repeated label starts a new group. */
function groupsOf<T extends { label: string }>(tabs: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const tab of tabs) {
    const group = groups.at(-1);
    if (!group || group.some(({ label }) => label === tab.label)) groups.push([tab]);
    else group.push(tab);
  }
  return groups;
}
