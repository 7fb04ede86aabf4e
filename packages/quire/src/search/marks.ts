import type { MatchedText } from "./api.ts";
import type { Slot } from "./expand.ts";
import { scanWords, termsOfWord } from "./words.ts";

/** One of several words that stand for a word of the query only together, such as `data flow`. */
interface PhrasePart {
  slot: number;
  terms: readonly string[];
  /** Which of the terms it is. */
  term: string;
}

/** What a word of a text stands for. */
interface Marks {
  /** Words of the query that it stands for by itself, by their place. */
  slots: readonly number[];
  /** What it is of phrases. */
  parts: readonly PhrasePart[];
}

/** Tells what a word of a text stands for. */
export type Marker = (word: string) => Marks;

/** Tell for a word of a text what of the query it stands for. */
export function createMarker(slots: readonly Slot[]): Marker {
  const alone = new Map<string, number[]>();
  const together = new Map<string, PhrasePart[]>();
  for (const [slot, { variants }] of slots.entries()) {
    for (const { terms } of variants) {
      if (terms.length === 1) addTo(alone, terms[0]!, slot);
      else for (const term of terms) addTo(together, term, { slot, terms, term });
    }
  }
  // Texts say the same words over and over.
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

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

/** A word of a text that stands for words of the query. */
export interface FoundWord {
  start: number;
  end: number;
  slots: readonly number[];
}

/** Every word of a text that stands for a word of the query, by itself or with the word beside it. */
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

/** Whether two words are different parts of one phrase. */
function goWith(one: PhrasePart, other: PhrasePart): boolean {
  return one.terms === other.terms && one.slot === other.slot && one.term !== other.term;
}

/** A text with what of it matches. */
export function markText(text: string, marker: Marker): MatchedText {
  return { text, matches: findWords(text, marker).map(({ start, end }) => [start, end]) };
}
