import type { Slot } from "../search/expand.ts";
import { type Sentences, sentencesIn, type Word, type WordMark } from "./text-words.ts";

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
    if (word.readBy !== byTerm) {
      word.readBy = byTerm;
      word.marks = marksOf(word);
    }
    return word.marks;
  };
}

/** Whether any word of a text matches a word of the question. */
export function isMarked(text: Sentences, marks: WordMarks): boolean {
  for (const sentence of text) for (const word of sentence) if (marks(word).length > 0) return true;
  return false;
}

/** Weight of a word's best match; 0 for none. */
export function bestOf(marks: readonly WordMark[]): number {
  let best = 0;
  for (const { weight } of marks) best = Math.max(best, weight);
  return best;
}

const nothing: Float32Array[] = [];

/** The cover of a text that matches no word: shared, as most texts do not, and never to be written. */
export function noneOf(slots: number): Float32Array {
  nothing[slots] ??= new Float32Array(slots);
  return nothing[slots];
}

/** How well a text matches each word of a question, from 0 to 1, by the word's index. */
export function coverOf(text: string | Sentences, marks: WordMarks, slots: number): Float32Array {
  const words = typeof text === "string" ? sentencesIn(text) : text;
  if (!isMarked(words, marks)) return noneOf(slots);
  const cover = new Float32Array(slots);
  for (const sentence of words)
    for (const word of sentence)
      for (const { slot, weight } of marks(word)) cover[slot] = Math.max(cover[slot]!, weight);
  return cover;
}

/** The share of a question that is covered, weighted by rarity, from 0 to 1. */
export function shareOf(cover: ArrayLike<number>, rarities: readonly number[]): number {
  return shareOfBoth(cover, cover, rarities);
}

/** The same of what is covered by either of two texts, where the other one may be worth less. */
export function shareOfBoth(
  cover: ArrayLike<number>,
  other: ArrayLike<number>,
  rarities: readonly number[],
  worth = 1,
): number {
  let covered = 0;
  let all = 0;
  for (let slot = 0; slot < rarities.length; slot++) {
    covered += rarities[slot]! * Math.max(cover[slot]!, worth * other[slot]!);
    all += rarities[slot]!;
  }
  return all === 0 ? 0 : covered / all;
}

/** The share of a question that a text covers, weighted by rarity, from 0 to 1. */
export function shareOfText(text: string | Sentences, marks: WordMarks, rarities: readonly number[]): number {
  return shareOf(coverOf(text, marks, rarities.length), rarities);
}

/** Share of the words of a heading or another name that the question contains. */
export function partNamed(name: string | Sentences, marks: WordMarks): number {
  let meant = 0;
  let matched = 0;
  for (const sentence of typeof name === "string" ? sentencesIn(name) : name) {
    for (const word of sentence) {
      if (word.isStop || word.whole === "") continue;
      meant++;
      matched += bestOf(marks(word));
    }
  }
  return meant === 0 ? 0 : matched / meant;
}
