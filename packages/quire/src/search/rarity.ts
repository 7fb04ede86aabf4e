import type { Slot } from "./expand.ts";
import type { Shard } from "./shard.ts";

/** What every word is worth, however common: what a product is about stands in most pages of its documentation. */
const COMMON = 3;
/** What a word counts that says what kind of answer is wanted. */
const WEAK = 0.4;

/** How rare terms are, over all shards that are searched. */
export interface Rarity {
  /** Inverse document frequency of a term, and what every term is worth. */
  of(term: string): number;
  /** Of a word of the query: that of the word itself, else of the commonest that stands for it. */
  ofSlot(slot: Slot): number;
}

/** Counts a term when it is first asked for, and once. */
export function createRarity(shards: readonly Shard[]): Rarity {
  const pages = shards.reduce((sum, shard) => sum + shard.pages.length, 0);
  const known = new Map<string, number>();
  const of = (term: string) => {
    let value = known.get(term);
    if (value === undefined) {
      const count = shards.reduce((sum, shard) => sum + pagesWith(shard, term), 0);
      value = COMMON + Math.log(1 + (pages - count + 0.5) / (count + 0.5));
      known.set(term, value);
    }
    return value;
  };
  return {
    of,
    ofSlot({ word, variants, isWeak, phrases }) {
      const own = variants.find(({ terms }) => terms.length === 1 && terms[0] === word.term);
      const value = own
        ? of(word.term)
        : Math.min(...variants.map(({ terms }) => Math.max(...terms.map(of))));
      const phrase = Math.max(0, ...phrases.map((terms) => Math.min(...terms.map(of))));
      return Math.max(isWeak ? value * WEAK : value, phrase);
    },
  };
}

/** Pages of a shard that have the term anywhere, about: a heading counts where nothing else is known. */
function pagesWith(shard: Shard, term: string): number {
  const text = shard.pagesWith(term);
  const names = shard.names.get(term);
  return names
    ? Math.min(shard.pages.length, Math.max(text, names.titles.length + names.sections.length))
    : text;
}
