import type { AnswerBlock } from "./answer.ts";

/** An entry is shown when it says nearly as much of the question as the best one. */
const NEAR_BEST = 0.75;

/**
 * Sections such as those about what goes wrong are lists of entries, paragraphs that begin with what they are about in
 * strong text: "**The port is taken.** Stop …". Each is for itself. Leaves the entries that say most of the question,
 * with what follows each, and what stands before the first one; all where it does not stand in an entry.
 */
export function bestEntries(
  blocks: readonly AnswerBlock[],
  worthOf: (block: AnswerBlock) => number,
): readonly AnswerBlock[] {
  const begins = blocks.flatMap((block, index) => (isEntry(block) ? [index] : []));
  const [first] = begins;
  if (first === undefined || begins.length < 2) return blocks;
  const before = blocks.slice(0, first);
  const entries = begins.map((begin, index) => blocks.slice(begin, begins[index + 1]));
  const worths = entries.map((entry) => Math.max(...entry.map(worthOf)));
  const best = Math.max(...worths);
  if (best <= Math.max(0, ...before.map(worthOf))) return blocks;
  return [...before, ...entries.filter((_, index) => worths[index]! >= best * NEAR_BEST).flat()];
}

/** Begins with strong text that is a sentence, and goes on. */
function isEntry(block: AnswerBlock): boolean {
  if (block.type !== "paragraph" || block.spans.length < 2) return false;
  const begin = block.spans[0]!;
  return begin.kind === "strong" && /[.?!]$/.test(begin.text);
}
