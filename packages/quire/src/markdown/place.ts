/** A position in a file; lines and columns start at 1. */
export interface Place {
  line: number;
  column: number;
}

/** Maps an offset in a piece of text to its position in the file. */
export type PlaceAt = (offset: number) => Place;

/** The position after a text that starts at a position. */
export function placeBehind({ line, column }: Place, text: string): Place {
  const newline = text.lastIndexOf("\n");
  if (newline < 0) return { line, column: column + text.length };
  return { line: line + text.split("\n").length - 1, column: text.length - newline };
}
