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

/**
 * Map offsets in a text that starts at a position. Offsets mostly come in ascending order, so counting lines continues
 * from the last one.
 *
 * @param indent column before the first of every further line
 */
export function placesBehind(start: Place, text: string, indent = 0): PlaceAt {
  let { line } = start;
  let lineStart = 0;
  return (offset) => {
    if (offset < lineStart) {
      line = start.line;
      lineStart = 0;
    }
    for (let at = text.indexOf("\n", lineStart); at >= 0 && at < offset; at = text.indexOf("\n", lineStart)) {
      line++;
      lineStart = at + 1;
    }
    return { line, column: (lineStart === 0 ? start.column : indent + 1) + offset - lineStart };
  };
}
