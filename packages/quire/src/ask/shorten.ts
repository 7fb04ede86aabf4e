import type { AnswerBlock, Span } from "./answer.ts";
import { lengthOf } from "./block-text.ts";
import type { Asked } from "./evidence.ts";
import { markedRows } from "./marked-table.ts";
import { sentencesOf } from "./sentences.ts";
import { textOf } from "./spans.ts";
import { partAsked, shareOfText } from "./word-marks.ts";

/** Maximum number of characters of prose of a block, about that of all that is shown first. */
export const MAX_PROSE = 620;
const MAX_ITEMS = 9;
const MAX_ROWS = 6;
/** Rows that score less have a common word of the question, such as the name of the product: the first are shown. */
const MIN_ROW_SCORE = 0.2;
/** Longer code samples are cut to this many lines. */
const MAX_LINES = 28;

/** A block with what answers a question of it: whole sentences, items, rows and lines. */
export function shorten(block: AnswerBlock, asked: Asked): AnswerBlock {
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
        markedRows(block, asked.form, (text) => partAsked(text, asked.marks)) ?? {
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

/** A sample, cut to its first lines. */
export function shortCode(block: AnswerBlock & { type: "code" }): AnswerBlock {
  const lines = block.text.split("\n");
  return lines.length <= MAX_LINES
    ? block
    : { ...block, text: [...lines.slice(0, MAX_LINES), "…"].join("\n") };
}

/** The best matching rows in their order; all rows of a small table. */
function bestRows(rows: readonly Span[][][], asked: Asked): Span[][][] {
  if (rows.length <= MAX_ROWS) return [...rows];
  const scored = rows.map((row, index) => ({
    row,
    index,
    // The first cell says what a row is about, so it counts twice.
    score: shareOfText(row.map(textOf).join(" "), asked) + shareOfText(textOf(row[0] ?? []), asked),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (best < MIN_ROW_SCORE) return rows.slice(0, MAX_ROWS);
  return scored
    .filter(({ score }) => score >= best * 0.6)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, MAX_ROWS)
    .toSorted((a, b) => a.index - b.index)
    .map(({ row }) => row);
}

/** The best matching sentence of a paragraph, with as many of its neighbours as fit. */
export function bestSentences(
  block: AnswerBlock & { type: "paragraph" },
  asked: Asked,
  most: number,
): AnswerBlock {
  const text = textOf(block.spans);
  const sentences = sentencesOf(text);
  const scores = sentences.map((one) => shareOfText(one.text, asked));
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
