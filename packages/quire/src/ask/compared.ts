import { referenceKinds } from "../search/api.ts";
import { comparedIn, sharedName } from "./comparison.ts";
import type { Findings } from "./find-answer.ts";
import { subjectOf } from "./follow-up.ts";
import { isCompared, isOfTool } from "./others.ts";
import { isSameSection, type Passage } from "./passages.ts";
import { isAnswered } from "./verdict.ts";

/** A section that is headed by the name of a thing defines it, unless its score is this much below that of the best. */
const MAX_SCORE_GAP = 4;
/** How much of a heading its name has to be, and the reverse. */
const MIN_NAMED = 0.9;

/**
 * Find what the two things of a comparison are, if no section compares them and the documentation has a section on
 * each; else undefined.
 *
 * @param whole what was found for the comparison
 * @param find finds what answers another question
 */
export async function findCompared(
  text: string,
  whole: Findings,
  find: (question: string) => Promise<Findings>,
): Promise<[Findings, Findings] | undefined> {
  const names = comparedIn(text);
  const [best] = whole.ranked;
  if (!names || isOfTool(text)) return undefined;
  if (best && isAnswered(whole.verdict) && isCompared(whole.words, whole.asked, best)) return undefined;
  const [one, other] = names;
  const first = await findDefinition([sharedName(one, other), one], find);
  const second = first && (await findDefinition([sharedName(other, one), other], find));
  if (!second || isSameSection(first.ranked[0]!, second.ranked[0]!)) return undefined;
  // What is asked next refers to both.
  return [{ ...first, subject: subjectOf(whole.words, -1, text) }, second];
}

/** Find the section that says what a thing is, by the first of its names that the documentation defines. */
async function findDefinition(
  names: readonly (string | undefined)[],
  find: (question: string) => Promise<Findings>,
): Promise<Findings | undefined> {
  for (const name of names) {
    if (name === undefined) continue;
    const found = await find(`What is ${name}?`);
    const defines = isAnswered(found.verdict) ? definitionIn(found.ranked) : undefined;
    if (!defines) continue;
    const others = found.ranked.filter((passage) => passage !== defines);
    return { ...found, compared: name, ranked: [defines, ...others] };
  }
  return undefined;
}

/** The section of a guide that is headed by the name, else the best one; undefined if that is of another product. */
function definitionIn(ranked: readonly Passage[]): Passage | undefined {
  const [best] = ranked;
  const isHeaded = ({ hit, evidence, score }: Passage) =>
    !referenceKinds.has(hit.kind) &&
    score >= best!.score - MAX_SCORE_GAP &&
    (evidence.exact >= MIN_NAMED || evidence.beginningTitle * evidence.titleExact >= MIN_NAMED);
  const own = ranked.find(isHeaded) ?? best;
  return own?.hit.kind === "source" ? undefined : own;
}
