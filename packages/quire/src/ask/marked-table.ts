import type { AnswerBlock, Span } from "./answer.ts";
import type { QuestionForm } from "./question.ts";
import { textOf } from "./spans.ts";

/** Smaller tables are quick to read as they are. */
const MIN_ROWS = 7;
/** A label counts as named if the question covers more than this share of its words. */
export const MIN_LABEL_MATCH = 0.75;
/** The same of the name of a row, where the question expects yes or no. */
const MIN_ROW_MATCH = 0.5;

type Table = AnswerBlock & { type: "table" };

/**
 * A feature matrix marks which of its columns applies to each row. Asked about a column, answer with the names of
 * the rows marked in it, as one line: "Column lineage: Athena, …". If several columns are asked for, rows must
 * have all of them. If the question also seems to name a row, only "which …?" is answered this way, as the row's
 * name may have matched one of its other words.
 *
 * @param named the share of a text that the question covers
 * @returns undefined for other tables, small ones, and questions that name a row or no column
 */
export function markedRows(
  { head, rows }: Table,
  form: QuestionForm,
  named: (text: string) => number,
): AnswerBlock | undefined {
  if (rows.length < MIN_ROWS) return undefined;
  // "Does it support profiling?" names the column of what is supported, and half of the row "Data profiling".
  const isRow = (text: string) => named(text) >= (form === "can" ? MIN_ROW_MATCH : MIN_LABEL_MATCH);
  if (form !== "which" && rows.some(([first = []]) => isRow(textOf(first)))) return undefined;
  const columns = [...head.keys()].filter(
    (column) =>
      column > 0 &&
      named(textOf(head[column]!)) > MIN_LABEL_MATCH &&
      rows.every((row) => isMark(textOf(row[column] ?? []))),
  );
  const marked = rows.filter((row) => columns.every((column) => yes.test(textOf(row[column] ?? []))));
  if (columns.length === 0 || marked.length === 0) return undefined;
  const label = columns.map((column) => textOf(head[column]!)).join(", ");
  const names = marked.flatMap(([first = []], index): Span[] => [
    ...(index > 0 ? [{ text: ", " }] : []),
    ...first,
  ]);
  return { type: "paragraph", spans: [{ text: label, kind: "strong" }, { text: ": " }, ...names] };
}

const yes = /^\s*(?:[✓✔]|yes)\s*$/i;
const no = /^\s*(?:[✗✘–—-]|no)?\s*$/i;

function isMark(text: string): boolean {
  return yes.test(text) || no.test(text);
}
