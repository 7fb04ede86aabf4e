import type { Slot } from "../search/expand.ts";
import { sentencesIn, type Word, type WordMark } from "./text-words.ts";

/** Maps a word of a text to the words of the question it matches. */
export type WordMarks = (word: Word) => readonly WordMark[];

const none: readonly WordMark[] = [];

/** Index the words of a question and their variants, to match words of texts against them. */
export function wordMarks(slots: readonly Slot[]): WordMarks {
  const byTerm = new Map<string, WordMark[]>();
  for (const [slot, { variants }] of slots.entries()) {
    for (const { terms, weight } of variants) {
      // A variant of several words is only partly matched by one of them.
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
  const marksOf = ({ whole, parts }: Word): readonly WordMark[] => {
    const own = byTerm.get(whole) ?? none;
    return parts.length === 0 ? own : [...own, ...parts.flatMap((part) => byTerm.get(part) ?? none)];
  };
  return (word) => {
    // Texts share most of their words, so the result is kept on the word.
    if (word.read?.by !== byTerm) word.read = { by: byTerm, marks: marksOf(word) };
    return word.read.marks;
  };
}

/** Weight of a word's best match; 0 for none. */
export function bestOf(marks: readonly WordMark[]): number {
  let best = 0;
  for (const { weight } of marks) best = Math.max(best, weight);
  return best;
}

/** How well a text matches each word of a question, from 0 to 1, by the word's index. */
export function coverOf(text: string, marks: WordMarks, slots: number): Float32Array {
  const cover = new Float32Array(slots);
  for (const sentence of sentencesIn(text))
    for (const word of sentence)
      for (const { slot, weight } of marks(word)) cover[slot] = Math.max(cover[slot]!, weight);
  return cover;
}

/** The share of a question that is covered, weighted by rarity, from 0 to 1. */
export function shareOf(cover: ArrayLike<number>, rarities: readonly number[]): number {
  let covered = 0;
  let all = 0;
  for (const [slot, rarity] of rarities.entries()) {
    covered += rarity * cover[slot]!;
    all += rarity;
  }
  return all === 0 ? 0 : covered / all;
}

/** The share of a question that a text covers, weighted by rarity, from 0 to 1. */
export function shareOfText(text: string, marks: WordMarks, rarities: readonly number[]): number {
  return shareOf(coverOf(text, marks, rarities.length), rarities);
}

/** Share of the words of a heading or another name that the question contains. */
export function partNamed(name: string, marks: WordMarks): number {
  let meant = 0;
  let matched = 0;
  for (const sentence of sentencesIn(name)) {
    for (const word of sentence) {
      if (word.isStop || word.whole === "") continue;
      meant++;
      matched += bestOf(marks(word));
    }
  }
  return meant === 0 ? 0 : matched / meant;
}
