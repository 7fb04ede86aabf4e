/** A place in a file; lines and columns count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Tells where an offset into a piece of text stands in its file. */
export type PlaceAt = (offset: number) => Place;

/** The place behind a text that begins at a place. */
export function placeBehind({ line, column }: Place, text: string): Place {
  const newline = text.lastIndexOf("\n");
  if (newline < 0) return { line, column: column + text.length };
  return { line: line + text.split("\n").length - 1, column: text.length - newline };
}
