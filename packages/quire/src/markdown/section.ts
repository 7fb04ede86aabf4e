import type { Section } from "./document.ts";

const identifier = /[A-Za-z_][\w.-]*[\w]/g;

/** Collects the searchable text of a document, one section a heading. */
export class SectionWriter {
  private readonly done: Section[] = [];
  private readonly headings: { depth: number; text: string }[] = [];
  private anchor = "";
  /** Pieces of the section's text: one string that grew and was read would be copied at each reading. */
  private readonly text: string[] = [];
  private code = new Set<string>();
  private words = 0;

  /** `title` stands for a page's H1 when the body has none. */
  constructor(title?: string) {
    if (title) this.headings.push({ depth: 1, text: title });
  }

  /** The innermost heading so far, "" before the first. */
  get heading(): string {
    return this.headings.at(-1)?.text ?? "";
  }

  add(text: string): void {
    this.text.push(text);
  }

  /** End a word: between blocks. */
  break(): void {
    if (this.text.length > 0 && this.text.at(-1) !== "\n") this.text.push("\n");
  }

  addInlineCode(code: string): void {
    this.text.push(code);
    if (code.trim() !== "") this.code.add(code.trim());
  }

  /** Keep the identifiers of a block of code, not its text. */
  addCodeBlock(code: string): void {
    for (const match of code.slice(0, 50_000).matchAll(identifier)) this.code.add(match[0]);
  }

  /** How much has been collected; what is added until `resume` is forgotten (a heading's own text). */
  pause(): number {
    return this.text.length;
  }

  resume(pieces: number): void {
    this.text.length = pieces;
  }

  /** Begin the section of a heading. */
  start(depth: number, anchor: string, text: string): void {
    this.end();
    while ((this.headings.at(-1)?.depth ?? 0) >= depth) this.headings.pop();
    this.headings.push({ depth, text });
    this.words += countWords(text);
    this.anchor = anchor;
  }

  finish(): { sections: Section[]; words: number } {
    this.end();
    return { sections: this.done, words: this.words };
  }

  private end(): void {
    const text = this.text
      .join("")
      .replace(/\s{2,}|[^\S ]/g, " ")
      .trim();
    if (text !== "" || this.code.size > 0 || this.anchor !== "") {
      this.done.push({
        anchor: this.anchor,
        path: this.headings.map((heading) => heading.text),
        text,
        code: [...this.code],
      });
    }
    this.words += countWords(text);
    this.text.length = 0;
    this.code = new Set();
  }
}

/** Number of words; in scripts that do not part words by spaces, each character counts as one. */
export function countWords(text: string): number {
  let count = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code <= 32 || code === 0xa0) inWord = false;
    else if (isWide(code)) {
      count++;
      inWord = false;
    } else if (!inWord && isWordCharacter(code)) {
      count++;
      inWord = true;
    }
  }
  return count;
}

/** Thai, kana, Han, and the first halves of Han characters beyond the basic plane. */
function isWide(code: number): boolean {
  return (
    code >= 0xe00 &&
    (code < 0xe80 ||
      (code >= 0x3040 && code < 0x3100) ||
      (code >= 0x3400 && code < 0xa000) ||
      (code >= 0xf900 && code < 0xfb00) ||
      (code >= 0xd840 && code < 0xd880))
  );
}

function isWordCharacter(code: number): boolean {
  if (code >= 0x80) return code < 0x2000 || (code >= 0x2c00 && !(code >= 0xd800 && code < 0xe000));
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
