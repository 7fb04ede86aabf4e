import { editDistance } from "../base/nearest.ts";
import { stem } from "../search/stem.ts";

/** Letters a word needs to be surely another one with this many of them wrong. */
const LETTERS = [0, 6, 10];

const distance = (one: string, other: string) => editDistance(one, other, LETTERS.length - 1);

/**
 * Correct what is surely misspelt: long words that are close to a known one and begin as it does. What is capitalised
 * within the text names something else.
 *
 * @param corrected words that the index does not have, with those it took them for, in lower case
 */
export function respelled(text: string, corrected: readonly { from: string; to: string }[]): string {
  let right = text;
  for (const { from, to } of corrected) {
    const typed = from.toLowerCase();
    const slips = Math.min(distance(typed, to), distance(stem(typed), stem(to)));
    if (typed[0] !== to[0] || from.length < (LETTERS[slips] ?? Number.POSITIVE_INFINITY)) continue;
    if (/\p{Lu}/u.test(from) && !(right.startsWith(from) && !/\p{Lu}/u.test(from.slice(1)))) continue;
    right = right.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${from}(?![\p{L}\p{N}])`, "gu"), to);
  }
  return right;
}
