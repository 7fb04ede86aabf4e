/** Every ASCII character. */
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
/** The start of a class, or a property, a character beyond ASCII, an escape, a character that stands for itself. */
const piece = /(\[)|(\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\dA-Fa-f]{4}|[^\0-\x7f])|\\?./suy;

/**
 * Rewrite the source of a regular expression so that it finds the same in ASCII text without the flag `v`. Nearly all
 * code is ASCII, and V8 takes several times as long to compile classes such as `\p{L}`.
 *
 * @param source as written for the flag `v`
 * @param ignoreCase whether it has the flag `i`
 */
export function asciiSource(source: string, ignoreCase: boolean): string {
  const out: string[] = [];
  for (let at = 0; at < source.length; ) {
    piece.lastIndex = at;
    const [text, opening, other] = piece.exec(source)!;
    const end = opening ? endOfClass(source, at) : at + text.length;
    const written = source.slice(at, end);
    out.push(opening || other ? asciiClass(written, ignoreCase) : written);
    at = end;
  }
  return out.join("");
}

/** The position after a class, which may contain others. */
function endOfClass(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === "[") depth++;
    else if (source[at] === "]" && --depth === 0) return at + 1;
  }
  throw new SyntaxError(`A class does not end: ${source}`);
}

const short = new Map(["\\s", "\\S", "\\d", "\\D", "\\w", "\\W"].map((name) => [membersOf(name, ""), name]));

/** A class with the ASCII characters of another. */
function asciiClass(written: string, ignoreCase: boolean): string {
  const members = membersOf(written, ignoreCase ? "iv" : "v");
  const others = ascii.filter((character) => !members.includes(character)).join("");
  const [own, negated] = [rangesOf(members), `^${rangesOf(others)}`];
  return short.get(members) ?? `[${own.length <= negated.length ? own : negated}]`;
}

function membersOf(written: string, flags: string): string {
  const regex = new RegExp(`^${written}$`, flags);
  return ascii.filter((character) => regex.test(character)).join("");
}

function rangesOf(characters: string): string {
  const codes = Array.from(characters, (character) => character.charCodeAt(0));
  const ranges: string[] = [];
  for (let from = 0; from < codes.length; ) {
    let to = from;
    while (codes[to + 1] === codes[to]! + 1) to++;
    const ends = [codes[from]!, codes[to]!].map(escaped);
    ranges.push(from === to ? ends[0]! : ends.join(to === from + 1 ? "" : "-"));
    from = to + 1;
  }
  return ranges.join("");
}

function escaped(code: number): string {
  const character = ascii[code]!;
  return /[A-Za-z0-9_]/.test(character) ? character : `\\x${code.toString(16).padStart(2, "0")}`;
}
