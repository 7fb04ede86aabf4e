import { editDistance } from "../base/nearest.ts";
import { letterSet, lettersApart } from "./letter-set.ts";

/** The vocabulary of an index. */
export interface Lexicon {
  /** Whether it is a term of the index. */
  has(term: string): boolean;
  /** Longer words with this prefix, shortest first. */
  beginningWith(letters: string, most: number): string[];
  /** Longer terms with this ending. */
  endingWith(letters: string): string[];
  /** The words at the smallest edit distance, 1 or at most 2, with that distance (`slips`); the commonest first. */
  near(word: string): { word: string; slips: number }[];
  /** The term by which a word is indexed. */
  termOf(word: string): string;
}

/**
 * @param allTerms every term, each once
 * @param spellings words that are indexed by another term, with that term
 * @param rarityOf how rare a term is, on any scale; if not said, all are alike
 */
export function createLexicon(
  allTerms: Iterable<string>,
  spellings: ReadonlyMap<string, string>,
  rarityOf: (term: string) => number = () => 0,
): Lexicon {
  let sets: Int32Array | undefined;
  const known = new Set(allTerms);
  const terms = [...new Set([...known, ...spellings.keys()])].sort();
  const termOf = (word: string) => spellings.get(word) ?? word;
  const rarity = ({ word }: { word: string }) => rarityOf(termOf(word));
  return {
    has: (term) => known.has(term),
    termOf,
    beginningWith(letters, most) {
      const found: string[] = [];
      for (let index = firstFrom(terms, letters); index < terms.length; index++) {
        const term = terms[index]!;
        if (!term.startsWith(letters)) break;
        if (term.length > letters.length) found.push(term);
        // A prefix with this many completions is not specific enough to be worth more.
        if (found.length > 2000) break;
      }
      return found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, most);
    },
    endingWith: (letters) =>
      [...known].filter((term) => term.length > letters.length && term.endsWith(letters)),
    near(word) {
      const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
      if (most === 0) return [];
      sets ??= Int32Array.from(terms, letterSet);
      const own = letterSet(word);
      let found: { word: string; slips: number }[] = [];
      let least = most;
      for (let index = 0; index < terms.length; index++) {
        const term = terms[index]!;
        if (Math.abs(term.length - word.length) > least) continue;
        if (lettersApart(own, sets[index]!) > 2 * least || /\d/.test(term)) continue;
        const distance = editDistance(word, term, least);
        if (distance > least) continue;
        if (distance < least) found = [];
        least = distance;
        found.push({ word: term, slips: distance });
      }
      const alike = found.filter((one) => one.word[0] === word[0]);
      return (alike.length > 0 ? alike : found).sort((one, other) => rarity(one) - rarity(other));
    },
  };
}

/** Binary search for the first term that is not less than `letters`. */
function firstFrom(terms: readonly string[], letters: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}
