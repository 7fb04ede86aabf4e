import type { Rarity } from "./rarity.ts";
import { NAME, worthOfHeadings } from "./sections.ts";
import type { Shard } from "./shard.ts";

/** How much a term counts in each field, and in how many headings of a page at most. */
const FIELD = { title: 6, names: 3, called: 1.5, heading: 1.5, mostHeadings: 3 };
/** How soon more of a term adds nothing: `k1`. */
const SATURATION = 2;
/** How much long texts pay for their length: `b`. */
const LENGTH = 0.45;

/**
 * Scores of a term, by page.
 *
 * @param mostRarity what it counts at most, however rare it is
 */
export type TermScores = (term: string, mostRarity: number) => Float32Array;

/**
 * BM25F of single terms (Robertson, Zaragoza and Taylor 2004): what a term counts in all fields is added up before
 * more of it adds less.
 *
 * @param byName who types a name wants every place that has it, however many have the same heading
 */
export function createTermScores(shard: Shard, rarity: Rarity, byName: boolean): TermScores {
  const { pages, sections, names, pageOfSection, averageLength } = shard;
  const headingWorth = worthOfHeadings(shard);
  return (term, mostRarity) => {
    const found = new Float32Array(pages.length);
    const text = shard.textPosting(term);
    if (text) {
      for (let index = 0; index < text.pages.length; index++) {
        const page = text.pages[index]!;
        found[page] = text.counts[index]! / (1 - LENGTH + (LENGTH * pages[page]!.length) / averageLength);
      }
    }
    const named = names.get(term);
    if (named) {
      const headings = new Map<number, number>();
      for (const section of named.sections) {
        const page = pageOfSection[section]!;
        const worth = (sections[section]!.isName ? NAME : 1) * (byName ? 1 : headingWorth[section]!);
        headings.set(page, Math.min(FIELD.mostHeadings, (headings.get(page) ?? 0) + worth));
      }
      for (const [page, count] of headings) found[page]! += FIELD.heading * count;
      for (const page of named.titles) found[page]! += FIELD.title;
      for (const page of named.names) found[page]! += FIELD.names;
      for (const page of named.called) found[page]! += FIELD.called;
    }
    const weight = Math.min(mostRarity, rarity.of(term));
    for (let page = 0; page < found.length; page++)
      if (found[page] !== 0)
        found[page] = (weight * found[page]! * (SATURATION + 1)) / (found[page]! + SATURATION);
    return found;
  };
}
