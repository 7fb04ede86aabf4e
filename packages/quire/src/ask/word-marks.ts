import type { Slot } from "../search/expand.ts";
import { type Sentences, sentencesIn, type Word, type WordMark } from "./text-words.ts";

/** Maps a word of a text to the words of the question it matches. */
export type WordMarks = (word: Word) => readonly WordMark[];

/** The words of a question, by their index. */
export interface QuestionWords {
  /** Maps a word of a text to those of them it matches. */
  marks: WordMarks;
  /** How rare each is. */
  rarities: readonly number[];
}

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
export function coverOf(text: string | Sentences, { marks, rarities }: QuestionWords): Float32Array {
  const words = typeof text === "string" ? sentencesIn(text) : text;
  if (!isMarked(words, marks)) return noneOf(rarities.length);
  const cover = new Float32Array(rarities.length);
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
export function shareOfText(text: string | Sentences, question: QuestionWords): number {
  return shareOf(coverOf(text, question), question.rarities);
}

/**
 * The share of the words of a text that the question has, from 0 to 1.
 *
 * @param rarityOf the weight of a term; all weigh the same by default
 * @param implied a term that every question implies: it is only counted if the question has it
 */
export function partAsked(
  text: string | Sentences,
  marks: WordMarks,
  rarityOf: (term: string) => number = () => 1,
  implied?: string,
): number {
  let [all, matched] = [0, 0];
  for (const sentence of typeof text === "string" ? sentencesIn(text) : text) {
    for (const word of sentence) {
      if (word.whole === "" || word.isStop) continue;
      const best = bestOf(marks(word));
      if (best === 0 && word.whole === implied) continue;
      const rarity = rarityOf(word.whole);
      all += rarity;
      matched += rarity * best;
    }
  }
  return all === 0 ? 0 : matched / all;
}

/** How well a text matches a question. */
export interface TextMatch {
  /** How well it matches each word of the question. */
  cover: Float32Array;
  /** The largest share of the question that a single sentence covers together with `context`; 0 without that. */
  local: number;
  /** How many pairs of adjacent words of the question are adjacent in the text, from 0 to 1. */
  near: number;
}

/** Minimum weight of a match for words to count as adjacent. */
const MIN_WEIGHT = 0.7;
/** Number of adjacent pairs that gives the full value. */
const FULL_VALUE_PAIRS = 2;

/**
 * Match a text against a question, word by word.
 *
 * @param context how well the headings above the text match each word of the question; without it, the text alone
 *   is looked at
 */
export function matchText(
  text: Sentences,
  { marks, rarities }: QuestionWords,
  context?: ArrayLike<number>,
): TextMatch {
  const slots = rarities.length;
  if (!isMarked(text, marks)) return { cover: noneOf(slots), local: 0, near: 0 };
  const cover = new Float32Array(slots);
  const own = context && new Float32Array(slots);
  const pairs = new Set<number>();
  let local = 0;
  let before: ReturnType<WordMarks> = [];
  for (const sentence of text) {
    own?.fill(0);
    let found = false;
    for (const word of sentence) {
      const words = marks(word);
      for (const { slot, weight } of words) {
        found = true;
        if (own && weight > own[slot]!) own[slot] = weight;
        if (weight > cover[slot]!) cover[slot] = weight;
        if (weight > MIN_WEIGHT && before.some((one) => one.slot === slot - 1 && one.weight > MIN_WEIGHT))
          pairs.add(slot);
      }
      if (words.length > 0 || !word.isStop) before = words;
    }
    if (found && own && context) local = Math.max(local, shareOfBoth(own, context, rarities));
  }
  return { cover, local, near: Math.min(1, pairs.size / FULL_VALUE_PAIRS) };
}
