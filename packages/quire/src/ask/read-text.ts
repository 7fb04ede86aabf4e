import type { Sentences } from "./text-words.ts";
import { shareOf, type WordMarks } from "./word-marks.ts";

/** How a text stands for a question. */
export interface TextReading {
  /** How well it stands for each word of the question. */
  cover: Float32Array;
  /** The part of the question that one sentence has, at best, with what the headings above say; 0 without these. */
  local: number;
  /** Whether neighbouring words of the question are neighbours here, too: from 0 to 1. */
  near: number;
}

/** What is worth being called a neighbour. */
const SURE = 0.7;
/** Pairs of neighbours that are as good as any more. */
const PAIRS = 2;

/**
 * Read a text, word by word.
 *
 * @param context how well what stands above the text stands for each word of the question; undefined where only the
 *   text by itself is looked at
 * @param marks tells what words of the question a word stands for
 * @param rarities of the words of the question, by their place
 */
export function readText(
  text: Sentences,
  context: ArrayLike<number> | undefined,
  marks: WordMarks,
  rarities: readonly number[],
): TextReading {
  const slots = rarities.length;
  const cover = new Float32Array(slots);
  const own = new Float32Array(slots);
  const pairs = new Set<number>();
  let [local, found] = [0, false];
  let before: ReturnType<WordMarks> = [];
  const endSentence = () => {
    if (found && context)
      local = Math.max(
        local,
        shareOf(
          own.map((value, slot) => Math.max(value, context[slot]!)),
          rarities,
        ),
      );
    own.fill(0);
    found = false;
  };
  for (const sentence of text) {
    for (const word of sentence) {
      const words = marks(word);
      for (const { slot, weight } of words) {
        found = true;
        if (weight > own[slot]!) own[slot] = weight;
        if (weight > cover[slot]!) cover[slot] = weight;
        if (weight > SURE && before.some((one) => one.slot === slot - 1 && one.weight > SURE))
          pairs.add(slot);
      }
      if (words.length > 0) before = words;
      else if (before.length > 0 && !word.isStop) before = words;
    }
    endSentence();
  }
  return { cover, local, near: Math.min(1, pairs.size / PAIRS) };
}
