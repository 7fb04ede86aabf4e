import type { AnswerBlock } from "./answer.ts";

/** An entry is shown if it scores at least this share of the best one. */
const MIN_SHARE_OF_BEST = 0.75;

/**
 * Narrow a section that is a list of entries, such as one on troubleshooting: paragraphs that start with strong
 * text naming their subject, "**The port is taken.** Stop …". Keeps what precedes the first entry, the best
 * matching entries with the blocks that belong to them, and the entries the question names. If the best match is
 * outside the entries, only those that the question names, or all blocks if it names none.
 *
 * @param isNamed whether the question covers all of a text
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
  const named = entries.filter(([entry]) => isNamed(nameOf(entry!) ?? ""));
  if (best <= Math.max(0, ...before.map(worthOf)))
    return named.length > 0 ? [...before, ...named.flat()] : blocks;
  const isBest = (entry: AnswerBlock[], index: number) =>
    worths[index]! >= best * MIN_SHARE_OF_BEST || named.includes(entry);
  return [...before, ...entries.filter(isBest).flat()];
}

/** The subject of an entry; undefined for a block that does not start one. */
function nameOf(block: AnswerBlock): string | undefined {
  return block.type === "paragraph" && block.spans.length > 1 && block.spans[0]!.kind === "strong"
    ? block.spans[0]!.text
    : undefined;
}

/** Whether a paragraph starts with a strong sentence and goes on after it. */
function isEntry(block: AnswerBlock): boolean {
  return /[.?!]$/.test(nameOf(block) ?? "");
}
