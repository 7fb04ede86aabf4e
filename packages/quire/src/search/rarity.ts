import type { Slot } from "./expand.ts";
import type { Shard } from "./shard.ts";

/** Added to every rarity, as the words for what a product is about occur on most pages of its documentation. */
const BASE_RARITY = 3;
/** Factor on words that say what kind of answer is wanted. */
const WEAK_FACTOR = 0.4;

/** Rarity of terms, across all shards that are searched. */
export interface Rarity {
  /** Inverse document frequency of a term, as in BM25 but never negative, plus a constant. */
  of(term: string): number;
  /** Rarity of a word of the query: of its own term, else of its most common alternative. */
  ofSlot(slot: Slot): number;
}

/** Compute rarities on demand, each once. */
export function createRarity(shards: readonly Shard[]): Rarity {
  const pages = shards.reduce((sum, shard) => sum + shard.pages.length, 0);
  const known = new Map<string, number>();
  const of = (term: string) => {
    let value = known.get(term);
    if (value === undefined) {
      const count = shards.reduce((sum, shard) => sum + pagesWith(shard, term), 0);
      value = BASE_RARITY + Math.log(1 + (pages - count + 0.5) / (count + 0.5));
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
      return Math.max(isWeak ? value * WEAK_FACTOR : value, phrase);
    },
  };
}

/** Approximate number of pages of a shard that contain the term, in their text, title or headings. */
function pagesWith(shard: Shard, term: string): number {
  const text = shard.text?.count(term) ?? 0;
  const names = shard.names.get(term);
  return names
    ? Math.min(shard.pages.length, Math.max(text, names.titles.length + names.sections.length))
    : text;
}
