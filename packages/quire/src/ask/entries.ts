import type { AnswerBlock } from "./answer.ts";

/** An entry is shown when it says nearly as much of the question as the best one. */
const NEAR_BEST = 0.75;

/**
 * Sections such as those about what goes wrong are lists of entries, paragraphs that begin with what they are about in
 * strong text: "**The port is taken.** Stop …". Each is for itself. Leaves the entries that say most of the question,
 * with what follows each, those that it names, and what stands before the first one; all where it does not stand in an
 * entry.
 *
 * @param isNamed whether the question has all of a text
 */
export function bestEntries(
  blocks: readonly AnswerBlock[],
  worthOf: (block: AnswerBlock) => number,
  isNamed: (text: string) => boolean,
): readonly AnswerBlock[] {
  const begins = blocks.flatMap((block, index) => (isEntry(block) ? [index] : []));
  const [first] = begins;
  if (first === undefined || begins.length < 2) return blocks;
  const before = blocks.slice(0, first);
  const entries = begins.map((begin, index) => blocks.slice(begin, begins[index + 1]));
  const worths = entries.map((entry) => Math.max(...entry.map(worthOf)));
  const best = Math.max(...worths);
  if (best <= Math.max(0, ...before.map(worthOf))) return blocks;
  const isBest = (entry: readonly AnswerBlock[], index: number) =>
    worths[index]! >= best * NEAR_BEST || isNamed(nameOf(entry[0]!) ?? "");
  return [...before, ...entries.filter(isBest).flat()];
}

/** What an entry is about; undefined for a block that begins none. */
function nameOf(block: AnswerBlock): string | undefined {
  return block.type === "paragraph" && block.spans.length > 1 && block.spans[0]!.kind === "strong"
    ? block.spans[0]!.text
    : undefined;
}

/** Begins with strong text that is a sentence, and goes on. */
function isEntry(block: AnswerBlock): boolean {
  return /[.?!]$/.test(nameOf(block) ?? "");
}
