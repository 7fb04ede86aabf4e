import { editDistance } from "../base/nearest.ts";

/** Letters a word needs to be surely another one with this many of them wrong. */
const LETTERS = [0, 6, 10];

/**
 * Correct what is surely misspelt: long words that are close to a known one. What is capitalised within the text names
 * something else.
 *
 * @param corrected words that the index does not have, with those it took them for, in lower case
 */
export function respelled(text: string, corrected: readonly { from: string; to: string }[]): string {
  let right = text;
  for (const { from, to } of corrected) {
    const slips = editDistance(from.toLowerCase(), to, LETTERS.length - 1);
    if (from.length < (LETTERS[slips] ?? Number.POSITIVE_INFINITY)) continue;
    if (/\p{Lu}/u.test(from) && !(right.startsWith(from) && !/\p{Lu}/u.test(from.slice(1)))) continue;
    right = right.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${from}(?![\p{L}\p{N}])`, "gu"), to);
  }
  return right;
}
