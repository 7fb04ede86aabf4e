/** Maximum width of an excerpt in terminal columns. */
const excerptWidth = 100;
/** Columns to show before the position when a line has to be cut. */
const leadWidth = 60;
const tab = "  ";

/** A grapheme of a line, prepared for printing. */
interface Cell {
  text: string;
  /** Width in terminal columns: 0, 1 or 2. */
  width: number;
  /** Offset in the line after it, in UTF-16 code units. */
  end: number;
}

/**
 * Prepare a source line for a terminal, with the indentation for its caret.
 *
 * Tabs become two spaces and control characters are removed, so that a document cannot send escape sequences to
 * the terminal. A line wider than 100 columns is cut to a window around the position, with `…` at the cut ends.
 *
 * @param column from 1, in UTF-16 code units like editors and parsers
 */
export function sourceExcerpt(line: string, column: number): { text: string; indent: number } {
  // Restricted to a window that certainly contains the excerpt, so that huge lines cost no more than others.
  const start = Math.max(0, column - 1 - 4 * excerptWidth);
  const cells = cellsOf(line.slice(start, column - 1 + 4 * excerptWidth), start);
  const found = cells.findIndex((cell) => cell.end >= column);
  const at = found < 0 ? cells.length : found;
  const complete = start === 0 && (cells.at(-1)?.end ?? 0) === line.length;
  if (complete && widthOf(cells) <= excerptWidth) {
    return { text: textOf(cells), indent: widthOf(cells.slice(0, at)) };
  }
  let from = at;
  let lead = 0;
  while (from > 0 && lead + cells[from - 1]!.width < leadWidth) lead += cells[--from]!.width;
  const head = from > 0 || start > 0 ? "…" : "";
  let to = from;
  let width = head.length;
  while (to < cells.length && width + cells[to]!.width < excerptWidth) width += cells[to++]!.width;
  const tail = (cells[to - 1]?.end ?? line.length) < line.length ? "…" : "";
  return { text: head + textOf(cells.slice(from, to)) + tail, indent: head.length + lead };
}

/** Characters that move the cursor, change the terminal's state or reverse the direction of text. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Remove control characters from a text, except line breaks and tabs. */
export function printable(text: string): string {
  return text.replace(controls, "");
}

let graphemes: Intl.Segmenter | undefined;

/** Splits text into what readers take for characters. Made when needed: loading its data takes 13 ms. */
const segmenter = () => (graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" }));

const wide =
  /^[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|\ufe0f/u;

function cellsOf(text: string, offset: number): Cell[] {
  return Array.from(segmenter().segment(text), ({ segment, index }) => {
    const end = offset + index + segment.length;
    if (segment === "\t") return { text: tab, width: tab.length, end };
    const shown = printable(segment);
    const width = shown === "" || /^\p{Mark}+$/u.test(shown) ? 0 : wide.test(shown) ? 2 : 1;
    return { text: shown, width, end };
  });
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0);
}

function textOf(cells: readonly Cell[]): string {
  return cells.map((cell) => cell.text).join("");
}
