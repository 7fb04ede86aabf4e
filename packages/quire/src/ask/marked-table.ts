import type { AnswerBlock, Span } from "./answer.ts";
import type { QuestionForm } from "./question.ts";
import { textOf } from "./spans.ts";

/** Smaller tables are quick to read as they are. */
const MIN_ROWS = 7;

type Table = AnswerBlock & { type: "table" };

/**
 * A feature matrix marks which of its columns applies to each row. Asked about a column, answer with the names of
 * the rows marked in it, as one line: "Column lineage: Athena, …". If several columns are asked for, rows must
 * have all of them. If the question also seems to name a row, only "which …?" is answered this way, as the row's
 * name may have matched one of its other words.
 *
 * @param isNamed whether the question covers all of a text
 * @returns undefined for other tables, small ones, and questions that name a row or no column
 */
export function markedRows(
  { head, rows }: Table,
  form: QuestionForm,
  isNamed: (text: string) => boolean,
): AnswerBlock | undefined {
  if (rows.length < MIN_ROWS) return undefined;
  if (form !== "which" && rows.some(([first = []]) => isNamed(textOf(first)))) return undefined;
  const columns = [...head.keys()].filter(
    (column) =>
      column > 0 && isNamed(textOf(head[column]!)) && rows.every((row) => isMark(textOf(row[column] ?? []))),
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
