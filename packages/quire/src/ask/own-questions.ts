import type { Asked, Evidence } from "./evidence.ts";
import { asksTheSame, gistOf, phrasingLikeness, turnedIn } from "./phrasing.ts";
import { formOf } from "./question.ts";
import type { OwnQuestion } from "./section-words.ts";
import { isMarked, matchText, noneOf, partAsked, shareOf, shareOfBoth } from "./word-marks.ts";

/** How similar a question is to the ones that a section's author says it answers. */
interface Likeness extends Pick<Evidence, "asked" | "askedSo" | "askedNear" | "askedAll" | "phrased"> {
  /** How well all of them match each word of the question. */
  together: Float32Array;
  /** Whether one of them asks the same. */
  isSame: boolean;
  /** The largest share of the question in one that turns it in the same way. */
  turned: number;
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
 */
export function likeness(
  questions: readonly OwnQuestion[],
  above: ArrayLike<number>,
  asked: Asked,
): Likeness {
  const { form, phrasing, gist, turns, marks, rarities, rarityOf, product } = asked;
  const found = {
    asked: 0,
    askedSo: 0,
    askedNear: 0,
    askedAll: 0,
    phrased: 0,
    together: noneOf(rarities.length),
    isSame: false,
    turned: 0,
  };
  const phrased: number[] = [];
  for (const question of questions) {
    phrased.push(phrasingLikeness(phrasing, question.phrasing));
    if (!isMarked(question.words, marks)) continue;
    const { cover, near } = matchText(question.words, asked);
    const covered = shareOfBoth(cover, above, rarities, HEADING_WEIGHT);
    const like = Math.sqrt(covered * partAsked(question.words, marks, rarityOf, product));
    found.turned = Math.max(found.turned, covered * turnedIn(question.words, turns));
    found.together = found.together.map((value, slot) => Math.max(value, cover[slot]!));
    found.asked = Math.max(found.asked, like);
    question.form ??= formOf(question.text);
    if (question.form === form) found.askedSo = Math.max(found.askedSo, like);
    found.askedNear = Math.max(found.askedNear, near);
    found.isSame ||= like > MIN_SIMILARITY && asksTheSame(gist, gistOf(question.text));
  }
  found.askedAll = shareOf(found.together, rarities);
  const likest = phrased.sort((a, b) => b - a).slice(0, AVERAGED_PHRASINGS);
  found.phrased = likest.reduce((sum, value) => sum + value, 0) / AVERAGED_PHRASINGS;
  return found;
}
