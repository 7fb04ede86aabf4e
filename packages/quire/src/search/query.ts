import { stopWords, weakWords } from "./stop-words.ts";
import { scanWords, termsOfWord } from "./words.ts";

/** Maximum length of a query in characters, and in words; the rest is ignored. */
const MAX_LENGTH = 400;
const MAX_WORDS = 24;

/**
 * Contractions and possessives count as stop words: `what's`, `whats`, `can't`, `we've`; but `owns` is not a form
 * of `own`.
 */
const contracted =
  /^(?:(?:what|who|how|where|when|why|that|there|here|it|he|she|let|other)[’']?s|(?:ai|are|ca|could|did|do|does|had|has|have|is|might|must|need|should|was|were|wo|would)n[’']?t|(?:i|we|you|they|he|she|it|that|there|who|what)[’'](?:m|re|ve|ll|d)|im|ive)$/i;

/** Whether a word, as typed, is a stop word. */
export const isStopWord = (typed: string) => stopWords.has(typed.toLowerCase()) || contracted.test(typed);

/** A word of a query. */
export interface QueryWord {
  /** As it was typed. */
  typed: string;
  /** Its stem, or the normalised form of a name. */
  term: string;
  /** Stems of the words that a name consists of. */
  parts: readonly string[];
  /** Whether it is spelled like an identifier; those are not corrected. */
  isName: boolean;
  /** Whether it is a stop word. */
  isStop: boolean;
  /** Whether it says what kind of answer is wanted, rather than the topic. */
  isWeak: boolean;
}

/** A parsed query. */
export interface Query {
  /** The distinct words without stop words; if there are only stop words, those. */
  words: readonly QueryWord[];
  /** All terms in order, for matching phrases, each with the index of its word in `words` if it is there. */
  sequence: readonly { term: string; word: number | undefined }[];
  /** Whether the last word may still be incomplete: nothing follows it. */
  open: boolean;
}

/**
 * Parse a query. Any text parses.
 *
 * @param plain additional words, in lower case, that say little about the topic
 */
export function readQuery(text: string, plain?: ReadonlySet<string>): Query {
  const cut = text.slice(0, MAX_LENGTH);
  const all: QueryWord[] = [];
  let end = 0;
  scanWords(cut, (start, stop) => {
    end = stop;
    if (all.length >= MAX_WORDS) return;
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
  // The last word may be an incomplete longer one, even if it is a stop word so far.
  const words = meant.length > 0 ? meant : all;
  const places = new Map<string, number>();
  for (const { term } of words) if (!places.has(term)) places.set(term, places.size);
  return {
    words: [...places.keys()].map((term) => words.find((word) => word.term === term)!),
    sequence: all.map(({ term }) => ({ term, word: places.get(term) })),
    open: all.length > 0 && end === cut.length,
  };
}
