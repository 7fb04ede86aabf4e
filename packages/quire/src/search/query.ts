import { stopWords } from "./stop-words.ts";
import { scanWords, termsOfWord } from "./words.ts";

/** Longest part of a query that is looked at, in characters, and the most words of it. */
const LONGEST = 400;
const MOST_WORDS = 24;

/** One word of a query. */
export interface QueryWord {
  /** As it was typed. */
  typed: string;
  /** Its stem, or the whole of a name. */
  term: string;
  /** Stems of the words a name is made of. */
  parts: readonly string[];
  /** It is written as names in code are; no slips are looked for in it. */
  isName: boolean;
  /** It says how the sentence is built. */
  isStop: boolean;
}

/** A query, read. */
export interface Query {
  /** Words that say what is meant; all words, where there are no others. Each term once. */
  words: readonly QueryWord[];
  /** Every term of the query in order, for phrases. */
  sequence: readonly string[];
  /** The last word may still grow: nothing follows it. */
  open: boolean;
}

/** Read a query. Whatever it holds, it gives words or none. */
export function readQuery(text: string): Query {
  const cut = text.slice(0, LONGEST);
  const all: QueryWord[] = [];
  let end = 0;
  scanWords(cut, (start, stop) => {
    end = stop;
    if (all.length >= MOST_WORDS) return;
    const typed = cut.slice(start, stop);
    const { whole, parts, isName } = termsOfWord(typed);
    if (whole === "") return;
    all.push({ typed, term: whole, parts, isName, isStop: stopWords.has(typed.toLowerCase()) });
  });
  const meant = all.filter(({ isStop }) => !isStop);
  // What is typed last may be the beginning of a longer word, even where it is a stop word by now.
  const words = meant.length > 0 ? meant : all;
  const seen = new Set<string>();
  return {
    words: words.filter(({ term }) => !seen.has(term) && seen.add(term)),
    sequence: all.map(({ term }) => term),
    open: all.length > 0 && end === cut.length,
  };
}
