import type { AnswerBlock, Span } from "./answer.ts";
import type { QuestionForm } from "./question.ts";
import { textOf } from "./spans.ts";

/** Of a table with fewer rows, each is soon seen. */
const FEWEST_ROWS = 7;

type Table = AnswerBlock & { type: "table" };

/**
 * A table of marks says of what stands at the head of its rows which of its columns it has. Asked for what a column is
 * about, it is answered with the names of the rows that are marked there, as one line: "Column lineage: Athena, …".
 * Where several columns are asked for, rows have all of them. Only "which …?" asks so where a row seems to be named, too:
 * what it takes for a name may be one of its other words.
 *
 * @param isNamed whether the question has all of a text
 * @returns undefined for a table of other things, a small one, and a question that names no column of marks, or a row
 */
export function markedRows(
  { head, rows }: Table,
  form: QuestionForm,
  isNamed: (text: string) => boolean,
): AnswerBlock | undefined {
  if (rows.length < FEWEST_ROWS) return undefined;
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
