import type { Sentences } from "./text-words.ts";
import { isMarked, noneOf, shareOfBoth, type WordMarks } from "./word-marks.ts";

/** How well a text matches a question. */
export interface TextReading {
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
 * @param context how well the headings above the text match each word of the question; undefined to look at the
 *   text alone
 * @param marks maps a word to the words of the question it matches
 * @param rarities of the words of the question, by their index
 */
export function readText(
  text: Sentences,
  context: ArrayLike<number> | undefined,
  marks: WordMarks,
  rarities: readonly number[],
): TextReading {
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
