import type { AnswerBlock, Span } from "./answer.ts";
import { bestEntries } from "./entries.ts";
import type { Asked } from "./evidence.ts";
import { markedRows } from "./marked-table.ts";
import { sentencesOf } from "./sentences.ts";
import { textOf } from "./spans.ts";
import { labelOf, namedTabs } from "./tabs.ts";
import { partNamed, shareOfText } from "./word-marks.ts";

/** Approximate number of characters of prose in the first part of an answer, then in each further part. */
const MAX_PROSE = 620;
const MAX_FURTHER_PROSE = 260;
const MAX_ITEMS = 9;
const MAX_ROWS = 6;
const MAX_SAMPLES = 2;
/** A label counts as named if the question covers at least this share of its words. */
const MIN_LABEL_MATCH = 0.75;
/** Longer code samples are cut to this many lines. */
const MAX_LINES = 28;

/**
 * Select the blocks of a section that answer a question: short, in document order, never cut within a sentence.
 */
export function chooseBlocks(all: readonly AnswerBlock[], asked: Asked, isFirst: boolean): AnswerBlock[] {
  const worthOf = (block: AnswerBlock) => shareOfText(blockText(block), asked.marks, asked.rarities);
  const named = (text: string) => partNamed(text, asked.marks);
  const blocks = bestEntries(
    namedTabs(withoutDiagrams(all), named, MIN_LABEL_MATCH),
    worthOf,
    (name) => named(name) > MIN_LABEL_MATCH,
  );
  const worth = blocks.map(worthOf);
  return isFirst ? chooseFirst(blocks, worth, asked) : chooseMore(blocks, worth, asked);
}

/** The best matching block, with its lead-in and the steps, samples and rows that follow it. */
function chooseFirst(blocks: readonly AnswerBlock[], worth: readonly number[], asked: Asked): AnswerBlock[] {
  const best = indexOfBest(blocks, worth, asked);
  const chosen: AnswerBlock[] = [];
  let prose = 0;
  let samples = 0;
  // Start at the beginning of the section if the best block is not far down: it was written to be read from
  // there.
  const before = blocks.slice(0, best).reduce((sum, block) => sum + lengthOf(block), 0);
  let at = before <= MAX_PROSE / 2 ? 0 : leadOf(blocks, best);
  for (; at < blocks.length; at++) {
    const block = blocks[at]!;
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
    const own = value + steps - (type === "heading" ? 1 : 0) - (type === "code" && form !== "how" ? 0.2 : 0);
    // Of two that score about the same, keep the first.
    if (own > most + 0.02) {
      most = own;
      best = index;
    }
  }
  return best;
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

function shorten(block: AnswerBlock, asked: Asked): AnswerBlock {
  switch (block.type) {
    case "paragraph":
      return lengthOf(block) > MAX_PROSE ? bestSentences(block, asked, MAX_PROSE) : block;
    case "list":
      return {
        ...block,
        items: block.items.slice(0, MAX_ITEMS).map((item) => item.map((inner) => shorten(inner, asked))),
      };
    case "table":
      return (
        markedRows(block, asked.form, (text) => partNamed(text, asked.marks) > MIN_LABEL_MATCH) ?? {
          ...block,
          rows: bestRows(block.rows, asked),
        }
      );
    case "note":
      return { ...block, blocks: block.blocks.slice(0, 3).map((inner) => shorten(inner, asked)) };
    case "code":
      return shortCode(block);
    default:
      return block;
  }
}

function shortCode(block: AnswerBlock & { type: "code" }): AnswerBlock {
  const lines = block.text.split("\n");
  return lines.length <= MAX_LINES
    ? block
    : { ...block, text: [...lines.slice(0, MAX_LINES), "…"].join("\n") };
}

/** The best matching rows in their order; all rows of a small table. */
function bestRows(rows: readonly Span[][][], { marks, rarities }: Asked): Span[][][] {
  if (rows.length <= MAX_ROWS) return [...rows];
  const scored = rows.map((row, index) => ({
    row,
    index,
    // The first cell says what a row is about, so it counts twice.
    score:
      shareOfText(row.map(textOf).join(" "), marks, rarities) +
      shareOfText(textOf(row[0] ?? []), marks, rarities),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (best === 0) return rows.slice(0, MAX_ROWS);
  return scored
    .filter(({ score }) => score >= best * 0.6)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, MAX_ROWS)
    .toSorted((a, b) => a.index - b.index)
    .map(({ row }) => row);
}

/** The best matching sentence of a paragraph, with as many of its neighbours as fit. */
function bestSentences(
  block: AnswerBlock & { type: "paragraph" },
  { marks, rarities }: Asked,
  most: number,
): AnswerBlock {
  const text = textOf(block.spans);
  const sentences = sentencesOf(text);
  const scores = sentences.map((one) => shareOfText(one.text, marks, rarities));
  const best = Math.max(0, scores.indexOf(Math.max(...scores)));
  let [first, last] = [best, best];
  const lengthFrom = (from: number, to: number) =>
    sentences[to]!.start + sentences[to]!.text.length - sentences[from]!.start;
  while (last + 1 < sentences.length && lengthFrom(first, last + 1) <= most) last++;
  while (first > 0 && lengthFrom(first - 1, last) <= most) first--;
  const start = sentences[first]?.start ?? 0;
  return {
    type: "paragraph",
    spans: cutSpans(block.spans, start, start + (sentences.length > 0 ? lengthFrom(first, last) : 0)),
  };
}

/** The part of the spans between two offsets of their text. */
function cutSpans(spans: readonly Span[], start: number, end: number): Span[] {
  const cut: Span[] = [];
  let at = 0;
  for (const span of spans) {
    const text = span.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    if (text !== "") cut.push({ ...span, text });
    at += span.text.length;
  }
  return cut;
}

/** Length of a block's prose, in characters; code counts as 0. */
function lengthOf(block: AnswerBlock): number {
  return block.type === "code" ? 0 : blockText(block).length;
}

/** The text of a block, without markup. */
export function blockText(block: AnswerBlock): string {
  switch (block.type) {
    case "code":
      return block.text;
    case "list":
      return block.items.flat().map(blockText).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(textOf).join(" ")).join("\n");
    case "note":
      return [block.title, ...block.blocks.map(blockText)].join("\n");
    default:
      return textOf(block.spans);
  }
}
