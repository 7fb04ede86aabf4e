import type { Slot } from "../search/expand.ts";
import { sentencesIn, type Word } from "./text-words.ts";

/** For a word of a text: the words of the question it stands for, and how well, up to 1. */
export type WordMarks = (word: Word) => readonly { slot: number; weight: number }[];

/** Tell how well words of a text stand for the words of a question. */
export function wordMarks(slots: readonly Slot[]): WordMarks {
  const byTerm = new Map<string, { slot: number; weight: number }[]>();
  for (const [slot, { variants }] of slots.entries()) {
    for (const { terms, weight } of variants) {
      // One word of several says only a part of it.
      const share = weight / terms.length;
      for (const term of terms) {
        const known = byTerm.get(term) ?? [];
        const same = known.find((one) => one.slot === slot);
        if (!same) known.push({ slot, weight: share });
        else same.weight = Math.max(same.weight, share);
        byTerm.set(term, known);
      }
    }
  }
  // Texts use the same words over and over.
  const known = new Map<Word, ReturnType<WordMarks>>();
  return (word) => {
    let found = known.get(word);
    if (!found) {
      found = [word.whole, ...word.parts].flatMap((term) => byTerm.get(term) ?? []);
      known.set(word, found);
    }
    return found;
  };
}

/** How well a text stands for each word of a question: 0 to 1 by the word's place. */
export function coverOf(text: string, marks: WordMarks, slots: number): Float32Array {
  const cover = new Float32Array(slots);
  for (const sentence of sentencesIn(text))
    for (const word of sentence)
      for (const { slot, weight } of marks(word)) cover[slot] = Math.max(cover[slot]!, weight);
  return cover;
}

/** The part of a question that is covered, by how rare its words are: from 0 to 1. */
export function shareOf(cover: ArrayLike<number>, rarities: readonly number[]): number {
  let covered = 0;
  let all = 0;
  for (const [slot, rarity] of rarities.entries()) {
    covered += rarity * cover[slot]!;
    all += rarity;
  }
  return all === 0 ? 0 : covered / all;
}
