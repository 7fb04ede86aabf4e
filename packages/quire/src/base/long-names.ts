/** Names that a narrow place may have no room for. */
const LONG = /\w{13,}/g;
/** Boundaries between the words of a name, except around very short words. */
const SEAM = /(?<=[A-Za-z\d]{3}_)(?=[A-Za-z\d]{3})|(?<=\w\w[a-z\d])(?=[A-Z]\w\w)/;

/** A text in pieces, between which its long names may be broken across lines: `glossaryTermInfo` is three. */
export function breakable(text: string): string[] {
  const pieces = [""];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(LONG)) {
    const [first, ...others] = name.split(SEAM);
    pieces[pieces.length - 1] += text.slice(end, index) + first;
    pieces.push(...others);
    end = index + name.length;
  }
  pieces[pieces.length - 1] += text.slice(end);
  return pieces;
}
