import { addTo } from "../base/groups.ts";
import type { MatchedText } from "./api.ts";
import type { Slot } from "./expand.ts";
import { scanWords, termsOfWord } from "./words.ts";

/** One of several terms that match a word of the query only together, such as `data flow`. */
interface PhrasePart {
  slot: number;
  terms: readonly string[];
  /** Index of the term in the phrase. */
  term: string;
}

/** What a word of a text matches. */
interface Marks {
  /** Indices of the words of the query that it matches by itself. */
  slots: readonly number[];
  /** Phrases that it is a part of. */
  parts: readonly PhrasePart[];
}

/** Maps a word of a text to what it matches. */
export type Marker = (word: string) => Marks;

/** Create a function that matches words of texts against a query. */
export function createMarker(slots: readonly Slot[]): Marker {
  const alone = new Map<string, number[]>();
  const together = new Map<string, PhrasePart[]>();
  for (const [slot, { variants }] of slots.entries()) {
    for (const { terms } of variants) {
      if (terms.length === 1) addTo(alone, terms[0]!, slot);
      else for (const term of terms) addTo(together, term, { slot, terms, term });
    }
  }
  // Texts repeat their words.
  const known = new Map<string, Marks>();
  return (word) => {
    let marks = known.get(word);
    if (!marks) {
      const ofWord = termsOfWord(word);
      const own = [ofWord.whole, ...ofWord.parts];
      const parts = own.flatMap((term) => together.get(term) ?? []);
      const said = parts.filter(({ terms }) => terms.every((term) => own.includes(term)));
      const found = [...own.flatMap((term) => alone.get(term) ?? []), ...said.map(({ slot }) => slot)];
      marks = { slots: [...new Set(found)], parts };
      known.set(word, marks);
    }
    return marks;
  };
}

/** A word of a text that matches the query. */
export interface FoundWord {
  start: number;
  end: number;
  slots: readonly number[];
}

/** Find all words of a text that match the query, by themselves or together with an adjacent word. */
export function findWords(text: string, marker: Marker): FoundWord[] {
  const words: (Marks & { start: number; end: number })[] = [];
  scanWords(text, (start, end) => words.push({ start, end, ...marker(text.slice(start, end)) }));
  return words.flatMap(({ start, end, slots, parts }, index) => {
    const isSaid = (part: PhrasePart) =>
      [words[index - 1], words[index + 1]].some((beside) =>
        beside?.parts.some((other) => goWith(part, other)),
      );
    const said = parts.filter(isSaid).map(({ slot }) => slot);
    const all = said.length > 0 ? [...new Set([...slots, ...said])] : slots;
    return all.length > 0 ? [{ start, end, slots: all }] : [];
  });
}

/** Whether two words are different parts of the same phrase. */
function goWith(one: PhrasePart, other: PhrasePart): boolean {
  return one.terms === other.terms && one.slot === other.slot && one.term !== other.term;
}

/** Mark the matches in a text. */
export function markText(text: string, marker: Marker): MatchedText {
  return { text, matches: findWords(text, marker).map(({ start, end }) => [start, end]) };
}
