import type { MatchedText, TextRange } from "./api.ts";
import type { Slot } from "./expand.ts";
import { scanWords, termsOfWord } from "./words.ts";

/** Which words of a text stand for which words of the query. */
export type Marker = (word: string) => readonly number[];

/** Tell for a word of a text the slots that it matches, by their place. */
export function createMarker(slots: readonly Slot[]): Marker {
  const byTerm = new Map<string, number[]>();
  for (const [slot, { variants }] of slots.entries()) {
    for (const { terms } of variants) {
      for (const term of terms) {
        const known = byTerm.get(term);
        if (!known) byTerm.set(term, [slot]);
        else if (!known.includes(slot)) known.push(slot);
      }
    }
  }
  // Texts say the same words over and over.
  const known = new Map<string, readonly number[]>();
  return (word) => {
    let found = known.get(word);
    if (!found) {
      const { whole, parts } = termsOfWord(word);
      found = [...new Set([whole, ...parts].flatMap((term) => byTerm.get(term) ?? none))];
      known.set(word, found);
    }
    return found;
  };
}

const none: readonly number[] = [];

/** A text with what of it matches. */
export function markText(text: string, marker: Marker): MatchedText {
  const matches: TextRange[] = [];
  scanWords(text, (start, end) => {
    if (marker(text.slice(start, end)).length > 0) matches.push([start, end]);
  });
  return { text, matches };
}
