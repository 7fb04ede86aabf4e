/** Number of letters of a name from which a narrow place may have no room for it. */
const LONG = 13;
/** A name, a path or an address. */
const NAME = /\w(?:[\w./:=,]*\w)?/g;
/** Boundaries between the words of a name, except around very short words: few of two letters begin a line. */
const SEAM =
  /(?<=[A-Za-z\d]{2}[_./:=,]+|[a-z]{3}\d)(?=[A-Za-z\d]{3})|(?<=\w\w[a-z\d])(?=[A-Z]\w\w|[A-Z][a-z]$)/;

/**
 * A text in pieces, between which its long names may be broken across lines: `glossaryTermInfo` is three.
 *
 * @param long number of letters from which a name is long
 */
export function breakable(text: string, long = LONG): string[] {
  const pieces = [""];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (name.length < long) continue;
    const [first, ...others] = name.split(SEAM);
    pieces[pieces.length - 1] += text.slice(end, index) + first;
    pieces.push(...others);
    end = index + name.length;
  }
  pieces[pieces.length - 1] += text.slice(end);
  return pieces;
}
