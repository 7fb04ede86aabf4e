import { stopWords, weakWords } from "./stop-words.ts";
import { scanWords, termsOfWord } from "./words.ts";

/** Longest part of a query that is looked at, in characters, and the most words of it. */
const LONGEST = 400;
const MOST_WORDS = 24;

/** `what's` and `whats` are `what`, and so are `can't`, `cant` and `we've` no words of their own; `owns` is not `own`. */
const contracted =
  /^(?:(?:what|who|how|where|when|why|that|there|here|it|he|she|let|other)[’']?s|(?:ai|are|ca|could|did|do|does|had|has|have|is|might|must|need|should|was|were|wo|would)n[’']?t|(?:i|we|you|they|he|she|it|that|there|who|what)[’'](?:m|re|ve|ll|d)|im|ive)$/i;

/** Whether a word, as it is typed, says how a sentence is built and not what it is about. */
export const isStopWord = (typed: string) => stopWords.has(typed.toLowerCase()) || contracted.test(typed);

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
  /** It says what kind of answer is wanted, rather than about what. */
  isWeak: boolean;
}

/** A query, read. */
export interface Query {
  /** Words that say what is meant; all words, where there are no others. Each term once. */
  words: readonly QueryWord[];
  /** Every term of the query in order, for phrases, with the place of its word among `words`, if it is there. */
  sequence: readonly { term: string; word: number | undefined }[];
  /** The last word may still grow: nothing follows it. */
  open: boolean;
}

/**
 * Read a query. Whatever it holds, it gives words or none.
 *
 * @param plain words in lower case that hardly say what it is about, beside those that never do
 */
export function readQuery(text: string, plain?: ReadonlySet<string>): Query {
  const cut = text.slice(0, LONGEST);
  const all: QueryWord[] = [];
  let end = 0;
  scanWords(cut, (start, stop) => {
    end = stop;
    if (all.length >= MOST_WORDS) return;
    const typed = cut.slice(start, stop);
    const { whole, parts, isName } = termsOfWord(typed);
    if (whole === "") return;
    all.push({
      typed,
      term: whole,
      parts,
      isName,
      isStop: isStopWord(typed),
      isWeak: weakWords.has(whole) || plain?.has(typed.toLowerCase()) === true,
    });
  });
  const meant = all.filter(({ isStop }) => !isStop);
  // What is typed last may be the beginning of a longer word, even where it is a stop word by now.
  const words = meant.length > 0 ? meant : all;
  const places = new Map<string, number>();
  for (const { term } of words) if (!places.has(term)) places.set(term, places.size);
  return {
    words: [...places.keys()].map((term) => words.find((word) => word.term === term)!),
    sequence: all.map(({ term }) => ({ term, word: places.get(term) })),
    open: all.length > 0 && end === cut.length,
  };
}
