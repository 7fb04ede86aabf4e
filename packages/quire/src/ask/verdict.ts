import type { Slot } from "../search/expand.ts";
import type { Asked } from "./evidence.ts";
import type { Passage } from "./passages.ts";
import { wordsAround } from "./section-words.ts";
import { sentencesIn } from "./text-words.ts";
import { verdictWeights as weights } from "./weights.ts";
import { coverOf, shareOf } from "./word-marks.ts";

/** Rarity assumed for a word that the index does not contain. */
const UNKNOWN_RARITY = 6.2;
/** Factor for a word that only names the kind of answer: a section that compares need not say *difference*. */
const WEAK = 0.6;
/** Number of top-ranked sections that are judged together. */
const JUDGED_SECTIONS = 3;

/** Features by which a question is judged answered or not, each roughly from 0 to 1. */
const verdictNames = [
  "score",
  "best",
  "together",
  "unknown",
  "unknownShare",
  "missing",
  "local",
  "names",
  "exact",
  "statement",
  "strange",
  "outside",
  "asked",
  "askedAll",
] as const;
/** The value of each feature, for one question. */
export type Verdict = Record<(typeof verdictNames)[number], number>;

/**
 * Compute the features of the best sections: how much of the question they cover, whether they contain its rare
 * words, and which of its words the documentation does not contain at all.
 *
 * @param rarities of the words of the question, as in the index
 */
export function verdictOf(
  slots: readonly Slot[],
  rarities: readonly number[],
  asked: Asked,
  ranked: readonly Passage[],
): Verdict | undefined {
  const [first] = ranked;
  if (!first || slots.length === 0) return undefined;
  const worth = slots.map(({ variants }) => Math.max(0, ...variants.map(({ weight }) => weight)));
  const rarity = rarities.map(
    (value, slot) => (worth[slot] === 0 ? UNKNOWN_RARITY : value) * (slots[slot]!.isWeak ? WEAK : 1),
  );
  const covers = ranked
    .slice(0, JUDGED_SECTIONS)
    .map(({ hit, section }) => [...wordsAround(section, hit.title.text), ...sentencesIn(section.text)])
    .map((words) => coverOf(words, asked));
  const together = slots.map((_, slot) => Math.max(...covers.map((cover) => cover[slot]!)));
  const all = rarity.reduce((sum, value) => sum + value, 0);
  const isUnknown = slots.map(
    ({ word, variants, isWeak }) =>
      !isWeak &&
      !/^\d+$/.test(word.typed) &&
      !variants.some(({ terms: [term, more] }) => more === undefined && isNamedBy(word, term!)),
  );
  const unknown = worth.filter((_, slot) => isUnknown[slot]);
  // An unknown name: a word spelled like an identifier, or capitalised within the question.
  const isStrange = slots.some(
    ({ word }, slot) => isUnknown[slot] && (word.isName || (slot > 0 && /^\p{Lu}/u.test(word.typed))),
  );
  const { evidence, score } = first;
  return {
    score: score / 5,
    best: shareOf(covers[0]!, rarity),
    together: shareOf(together, rarity),
    unknown:
      Math.min(
        3,
        unknown.reduce((sum, value) => sum + 1 - 0.6 * value, 0),
      ) / 3,
    unknownShare: unknown.reduce((sum, value) => sum + (1 - value) * UNKNOWN_RARITY, 0) / all,
    missing: Math.max(...rarity.map((value, slot) => value * (1 - together[slot]!))) / UNKNOWN_RARITY,
    local: evidence.local,
    names: evidence.names,
    asked: evidence.asked,
    askedAll: evidence.askedAll,
    exact: Math.max(evidence.exact, evidence.beginningTitle),
    statement: asked.isStatement && !asked.isOutside ? 1 : 0,
    strange: isStrange ? 1 : 0,
    outside: asked.isOutside ? 1 : 0,
  };
}

/** Whether a word of the question is a term, or the name of a member of it. */
const isNamedBy = ({ term, parts }: Slot["word"], known: string) =>
  known === term || (parts.length > 1 && known.endsWith(term));

/** Whether the documentation answers the question: the weighted sum of the features is positive. */
export function isAnswered(verdict: Verdict | undefined): boolean {
  if (!verdict) return false;
  let sum = weights.bias;
  for (const name of verdictNames) sum += verdict[name] * weights[name];
  return sum > 0;
}
