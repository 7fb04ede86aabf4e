/** A sentence of a text. */
export interface Sentence {
  text: string;
  /** Offset of its first character in the text, in UTF-16 code units. */
  start: number;
}

/** A full stop that ends no sentence: after an abbreviation or an initial. */
const short = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|resp|no|fig)|\b[A-Z])\.$/i;

/** Split a text into sentences; line breaks separate them, too. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  const push = (end: number) => {
    const raw = text.slice(start, end);
    const own = raw.trim();
    if (own !== "") found.push({ text: own, start: start + raw.indexOf(own) });
    start = end;
  };
  for (const { index, 0: mark } of text.matchAll(/[.!?…]["”’)\]]*(?=\s)|\n|[。！？]/g)) {
    const end = index + mark.length;
    const next = /\S/.exec(text.slice(end, end + 3))?.[0] ?? "";
    if (mark.startsWith(".") && (short.test(text.slice(start, end)) || /[a-z]/.test(next))) continue;
    push(end);
  }
  push(text.length);
  return found;
}
