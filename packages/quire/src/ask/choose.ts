import type { AnswerBlock } from "./answer.ts";
import { blockText, lengthOf } from "./block-text.ts";
import { bestEntries } from "./entries.ts";
import type { Asked } from "./evidence.ts";
import { MIN_LABEL_MATCH } from "./marked-table.ts";
import { bestSentences, MAX_PROSE, shortCode, shorten } from "./shorten.ts";
import { textOf } from "./spans.ts";
import { labelOf, namedTabs } from "./tabs.ts";
import { coverOf, partAsked, shareOfText } from "./word-marks.ts";

/** Approximate number of characters of prose in each further part of an answer. */
const MAX_FURTHER_PROSE = 260;
const MAX_SAMPLES = 2;
/** A block answers better than another if it has this much more of the question. */
const CLEARLY = 0.1;
/** How much less a word tells blocks of a page apart that its title has. */
const TITLE_DISCOUNT = 0.75;

/**
 * Select the blocks of a section that answer a question: short, in document order, never cut within a sentence.
 *
 * @param title of the page
 */
export function chooseBlocks(
  all: readonly AnswerBlock[],
  question: Asked,
  isFirst: boolean,
  title = "",
): AnswerBlock[] {
  const asked = askedBelow(title, question);
  const worthOf = (block: AnswerBlock) => shareOfText(blockText(block), asked);
  const named = (text: string) => partAsked(text, asked.marks);
  const blocks = bestEntries(
    namedTabs(withoutDiagrams(all), named),
    worthOf,
    (name) => named(name) > MIN_LABEL_MATCH,
  );
  const worth = blocks.map(worthOf);
  return isFirst ? chooseFirst(blocks, worth, asked) : chooseMore(blocks, worth, asked);
}

/** The question as it is asked of what stands below a title: the words of the title are meant by all of it. */
function askedBelow(title: string, asked: Asked): Asked {
  const titled = coverOf(title, asked);
  const rarities = asked.rarities.map((rarity, slot) => rarity * (1 - TITLE_DISCOUNT * titled[slot]!));
  return { ...asked, rarities };
}

/** The best matching block, with its lead-in and the steps, samples and rows that follow it. */
function chooseFirst(blocks: readonly AnswerBlock[], worth: readonly number[], asked: Asked): AnswerBlock[] {
  const best = indexOfBest(blocks, worth, asked);
  const chosen: AnswerBlock[] = [];
  let prose = 0;
  let samples = 0;
  for (let at = beginningOf(blocks, best, worth, asked); at < blocks.length; at++) {
    const block = blocks[at]!;
    if (prose > 0 && at > best && explained.has(asked.form) && isSample(block)) break;
    if (block.type === "code") {
      if (samples >= MAX_SAMPLES || (at > best && samples > 0 && asked.form !== "how")) {
        // Without the sample, its lead-in (such as a tab label) introduces nothing.
        while (chosen.length > 0 && leads(chosen.at(-1)!)) chosen.pop();
        continue;
      }
      samples++;
      chosen.push(shortCode(block));
      continue;
    }
    const short = shorten(block, asked);
    const length = lengthOf(short);
    if (prose > 0 && at > best && prose + length > MAX_PROSE) break;
    prose += length;
    chosen.push(short);
  }
  while (chosen.length > 1 && leads(chosen.at(-1)!)) chosen.pop();
  return chosen;
}

/**
 * Where to begin: at the beginning of the section if the best block is not far down, as it was written to be read from
 * there. To ask for a fact is not to ask for steps and samples that precede it.
 */
function beginningOf(
  blocks: readonly AnswerBlock[],
  best: number,
  worth: readonly number[],
  { form }: Asked,
): number {
  const before = blocks.slice(0, best);
  const length = before.reduce((sum, block) => sum + lengthOf(block), 0);
  if (length > MAX_PROSE / 2) return leadOf(blocks, best);
  const isBetter = worth.slice(0, best).every((value) => value <= worth[best]! - CLEARLY);
  return form === "which" && isBetter && before.some((block) => isSample(block) || block.type === "table")
    ? leadOf(blocks, best)
    : 0;
}

/** Forms that ask for an explanation, not for how something is done. */
const explained: ReadonlySet<Asked["form"]> = new Set(["define", "compare", "why"]);

/** Whether a block shows how something is done or written: steps, a sample, the label of a tab. */
function isSample(block: AnswerBlock): boolean {
  return block.type === "list" ? block.ordered : block.type === "code" || labelOf(block) !== undefined;
}

/** A single paragraph, list or row that adds something to the first part. */
function chooseMore(blocks: readonly AnswerBlock[], worth: readonly number[], asked: Asked): AnswerBlock[] {
  if (blocks.length === 0) return [];
  const best = indexOfBest(blocks, worth, asked);
  const block = blocks[best]!;
  if (block.type === "paragraph") {
    const short = bestSentences(block, asked, MAX_FURTHER_PROSE);
    const next = blocks[best + 1];
    return leads(short) && next && next.type !== "paragraph" ? [short, shorten(next, asked)] : [short];
  }
  const lead = blocks[best - 1];
  const short = block.type === "code" ? shortCode(block) : shorten(block, asked);
  return lead && lead.type === "paragraph" && lengthOf(lead) <= MAX_FURTHER_PROSE ? [lead, short] : [short];
}

function indexOfBest(blocks: readonly AnswerBlock[], worth: readonly number[], { form }: Asked): number {
  let best = 0;
  let most = -1;
  for (const [index, value] of worth.entries()) {
    const { type } = blocks[index]!;
    const steps = form === "how" && (type === "list" || type === "code") ? 0.1 : 0;
    const own = value + steps - (type === "heading" ? 1 : 0) - (type === "code" ? lossOfCode(form) : 0);
    // Of two that score about the same, keep the first.
    if (own > most + 0.02) {
      most = own;
      best = index;
    }
  }
  return best;
}

/** What a sample loses to prose, as it repeats words without saying anything of them: most if a fact is asked for. */
function lossOfCode(form: Asked["form"]): number {
  if (form === "how") return 0;
  return form === "which" ? 0.4 : 0.2;
}

/** Drop diagrams, whose source says little to a reader, and what only introduces one. */
function withoutDiagrams(blocks: readonly AnswerBlock[]): AnswerBlock[] {
  const isDiagram = (block: AnswerBlock | undefined) =>
    block?.type === "code" && block.language === "mermaid";
  return blocks.filter(
    (block, index) => !isDiagram(block) && !(leads(block) && isDiagram(blocks[index + 1])),
  );
}

/** Index of a block's lead-in: the paragraph before a list, a sample or a table; else the block's own index. */
function leadOf(blocks: readonly AnswerBlock[], at: number): number {
  const before = blocks[at - 1];
  return before && blocks[at]!.type !== "paragraph" && before.type === "paragraph" ? at - 1 : at;
}

/** Whether a block introduces the next one: a heading, a tab label, a sentence that ends with a colon. */
function leads(block: AnswerBlock): boolean {
  if (block.type === "heading") return true;
  if (block.type !== "paragraph") return false;
  return labelOf(block) !== undefined || /:\s*$/.test(textOf(block.spans));
}
