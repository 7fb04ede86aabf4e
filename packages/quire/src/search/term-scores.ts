import type { Rarity } from "./rarity.ts";
import { NAME_WEIGHT, worthOfHeadings } from "./sections.ts";
import type { Shard } from "./shard.ts";

/** Weight of a term in each field, and the cap on the number of a page's headings that count. */
const FIELD_WEIGHTS = { title: 6, names: 3, called: 1.5, heading: 1.5, mostHeadings: 3 };
/** `k1`: how quickly further occurrences stop adding to the score. */
const K1 = 2;
/** `b`: how strongly scores are normalised by text length. */
const B = 0.45;

/**
 * Scores of a term by page number.
 *
 * @param mostRarity cap on the rarity of the term
 */
export type TermScores = (term: string, mostRarity: number) => Float32Array;

/**
 * BM25F of single terms (Robertson, Zaragoza and Taylor 2004): weighted frequencies are summed over all fields
 * before saturation is applied.
 *
 * @param byName whether a name is searched for: headings then count fully, however common they are
 */
export function createTermScores(shard: Shard, rarity: Rarity, byName: boolean): TermScores {
  const { pages, sections, names, pageOfSection, averageLength } = shard;
  const headingWorth = worthOfHeadings(shard);
  return (term, mostRarity) => {
    const found = new Float32Array(pages.length);
    const text = shard.text?.posting(term);
    if (text) {
      for (let index = 0; index < text.pages.length; index++) {
        const page = text.pages[index]!;
        found[page] = text.counts[index]! / (1 - B + (B * pages[page]!.length) / averageLength);
      }
    }
    const named = names.get(term);
    if (named) {
      const headings = new Map<number, number>();
      for (const section of named.sections) {
        const page = pageOfSection[section]!;
        const worth = (sections[section]!.isName ? NAME_WEIGHT : 1) * (byName ? 1 : headingWorth[section]!);
        headings.set(page, Math.min(FIELD_WEIGHTS.mostHeadings, (headings.get(page) ?? 0) + worth));
      }
      for (const [page, count] of headings) found[page]! += FIELD_WEIGHTS.heading * count;
      for (const page of named.titles) found[page]! += FIELD_WEIGHTS.title;
      for (const page of named.names) found[page]! += FIELD_WEIGHTS.names;
      for (const page of named.called) found[page]! += FIELD_WEIGHTS.called;
    }
    const weight = Math.min(mostRarity, rarity.of(term));
    for (let page = 0; page < found.length; page++)
      if (found[page] !== 0) found[page] = (weight * found[page]! * (K1 + 1)) / (found[page]! + K1);
    return found;
  };
}
