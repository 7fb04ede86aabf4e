import type { Asked } from "./evidence.ts";
import { asksTheSame, gistOf, likenessOf, turnedIn } from "./phrasing.ts";
import { formOf } from "./question.ts";
import { readText } from "./read-text.ts";
import type { OwnQuestion } from "./section-words.ts";
import type { Sentences } from "./text-words.ts";
import { bestOf, isMarked, noneOf, shareOf, shareOfBoth } from "./word-marks.ts";

/** How similar a question is to the ones that a section's author says it answers; each from 0 to 1. */
export interface Likeness {
  /** The most similar of them. */
  asked: number;
  /** The most similar of those of the same form. */
  askedSo: number;
  /** Whether adjacent words of the question are adjacent in one of them. */
  askedNear: number;
  /** How much of the question they cover together. */
  askedAll: number;
  /** Similarity of phrasing, function words included and synonyms not, averaged over the most similar. */
  phrased: number;
}

/** Number of questions whose phrasing is averaged: a single one may be similar by chance. */
const AVERAGED_PHRASINGS = 3;

/** Similarity from which two questions are compared for asking the same. */
const MIN_SIMILARITY = 0.9;

/** Weight of a word that only matches the title or the headings above. */
const HEADING_WEIGHT = 0.6;

/**
 * Compare a question with those that a section answers. Similarity is the geometric mean of how much of the asked
 * question the other covers and the reverse, weighted by rarity.
 *
 * @param above how well the title and the headings above match each word of the question
 * @returns also `together`, how well all of them match each word of the question, whether one asks the same, and
 *   `turned`, the largest share of the question in one that turns it in the same way
 */
export function likeness(
  questions: readonly OwnQuestion[],
  above: ArrayLike<number>,
  { form, phrasing, gist, turns, marks, rarities, rarityOf, product }: Asked,
): { likeness: Likeness; together: Float32Array; isSame: boolean; turned: number } {
  const found = { asked: 0, askedSo: 0, askedNear: 0, askedAll: 0, phrased: 0 };
  let together = noneOf(rarities.length);
  const phrased: number[] = [];
  let isSame = false;
  let turned = 0;
  for (const question of questions) {
    phrased.push(likenessOf(phrasing, question.phrasing));
    if (!isMarked(question.words, marks)) continue;
    const { cover, near } = readText(question.words, undefined, marks, rarities);
    const covered = shareOfBoth(cover, above, rarities, HEADING_WEIGHT);
    const like = Math.sqrt(covered * shareThatIsAsked(question.words, { marks, rarityOf }, product));
    turned = Math.max(turned, covered * turnedIn(question.words, turns));
    together = together.map((value, slot) => Math.max(value, cover[slot]!));
    found.asked = Math.max(found.asked, like);
    question.form ??= formOf(question.text);
    if (question.form === form) found.askedSo = Math.max(found.askedSo, like);
    found.askedNear = Math.max(found.askedNear, near);
    isSame ||= like > MIN_SIMILARITY && asksTheSame(gist, gistOf(question.text));
  }
  found.askedAll = shareOf(together, rarities);
  const likest = phrased.sort((a, b) => b - a).slice(0, AVERAGED_PHRASINGS);
  found.phrased = likest.reduce((sum, value) => sum + value, 0) / AVERAGED_PHRASINGS;
  return { likeness: found, together, isSame, turned };
}

/**
 * The share of a text that the question covers, weighted by rarity.
 *
 * @param implied a term that every question implies: it is only counted if the question has it
 */
export function shareThatIsAsked(
  text: Sentences,
  { marks, rarityOf }: Pick<Asked, "marks" | "rarityOf">,
  implied?: string,
): number {
  let [all, matched] = [0, 0];
  for (const sentence of text) {
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
