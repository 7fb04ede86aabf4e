import type { Asked } from "./evidence.ts";
import { asksTheSame, gistOf, likenessOf } from "./phrasing.ts";
import { formOf } from "./question.ts";
import { readText } from "./read-text.ts";
import { type Sentences, sentencesIn } from "./text-words.ts";
import { bestOf, shareOf } from "./word-marks.ts";

/** How like a question those are that a section's author says it answers; each from 0 to 1. */
export interface Likeness {
  /** The likest of them. */
  asked: number;
  /** The likest of those with the same form. */
  askedSo: number;
  /** Whether neighbouring words are neighbours in one of them, too. */
  askedNear: number;
  /** How much of the question all of them have together. */
  askedAll: number;
  /** How like those are phrased that are the likest: small words count, too, and other words for the same do not. */
  phrased: number;
}

/** Questions that are phrased like the one that is asked: more than one, as the likest may be so by chance. */
const PHRASED = 3;

/** How like a question is that may ask the same: only of such is it looked at. */
const ALMOST = 0.9;

/** What a word counts that they leave to the title and the headings above. */
const LEFT_OUT = 0.6;

/**
 * Compare a question with those that a section answers: the geometric mean of how much of the question one has, and
 * how much of it is in the question, by how rare the words are.
 *
 * @param above how well the title and the headings above stand for each word of the question
 * @returns with how well they stand together for each word of the question, and whether one of them asks the same
 */
export function likeness(
  questions: readonly string[],
  above: ArrayLike<number>,
  { form, phrasing, gist, marks, rarities, rarityOf }: Asked,
): { likeness: Likeness; together: Float32Array; isSame: boolean } {
  const found = { asked: 0, askedSo: 0, askedNear: 0, askedAll: 0, phrased: 0 };
  const together = new Float32Array(rarities.length);
  const phrased: number[] = [];
  let isSame = false;
  for (const question of questions) {
    const words = sentencesIn(question);
    phrased.push(likenessOf(phrasing, words));
    const { cover, near } = readText(words, undefined, marks, rarities);
    if (!cover.some(Boolean)) continue;
    const whole = cover.map((value, slot) => Math.max(value, LEFT_OUT * above[slot]!));
    const like = Math.sqrt(shareOf(whole, rarities) * shareThatIsAsked(words, { marks, rarityOf }));
    for (const [slot, value] of cover.entries()) together[slot] = Math.max(together[slot]!, value);
    found.asked = Math.max(found.asked, like);
    if (like > found.askedSo && formOf(question) === form) found.askedSo = like;
    found.askedNear = Math.max(found.askedNear, near);
    isSame ||= like > ALMOST && asksTheSame(gist, gistOf(question));
  }
  found.askedAll = shareOf(together, rarities);
  const likest = phrased.sort((a, b) => b - a).slice(0, PHRASED);
  found.phrased = likest.reduce((sum, value) => sum + value, 0) / PHRASED;
  return { likeness: found, together, isSame };
}

/** The part of a text that a question has, by how rare its words are. */
export function shareThatIsAsked(
  text: Sentences,
  { marks, rarityOf }: Pick<Asked, "marks" | "rarityOf">,
): number {
  let [all, matched] = [0, 0];
  for (const sentence of text) {
    for (const word of sentence) {
      if (word.whole === "" || word.isStop) continue;
      const rarity = rarityOf(word.whole);
      all += rarity;
      matched += rarity * bestOf(marks(word));
    }
  }
  return all === 0 ? 0 : matched / all;
}
