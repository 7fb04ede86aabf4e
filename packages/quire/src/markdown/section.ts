import type { Section } from "./document.ts";

/** Separators between blocks and between table cells, while text is collected. */
const [BLOCK, CELL] = ["\u2029", "\u2028"];

const identifier = /[A-Za-z_][\w.-]*[\w]/g;

/**
 * Collected pieces of text, joined at the end, as a growing string would be copied at each access; and
 * identifiers.
 */
interface Collected {
  text: string[];
  code: Set<string>;
}

/** A named element with an id, such as a row of a reference table, and its description. */
interface DefinedPlace extends Collected {
  anchor: string;
  name: string;
  /** Whether its name is complete. */
  isNamed: boolean;
}

/** Maximum length of a name; anything longer is a paragraph with an id. */
const MAX_NAME_LENGTH = 80;

/** Collects the searchable text of a document, by section. */
export class SectionWriter {
  private readonly done: Section[] = [];
  private readonly headings: { depth: number; text: string }[] = [];
  private anchor = "";
  private own: Collected = { text: [], code: new Set() };
  private words = 0;
  private place: DefinedPlace | undefined;
  private places: DefinedPlace[] = [];
  private paused = false;
  private questions: string[] = [];

  /** `title` stands in for the page's H1 if the body has none. */
  constructor(title?: string) {
    if (title) this.headings.push({ depth: 1, text: title });
  }

  private get into(): Collected {
    return this.place ?? this.own;
  }

  /** The latest heading; "" before the first. */
  get heading(): string {
    return this.headings.at(-1)?.text ?? "";
  }

  add(text: string): void {
    this.addName(text);
    this.into.text.push(text);
  }

  /** End the current word, between blocks. */
  break(): void {
    this.part(BLOCK);
  }

  /** End the current word, between table cells. */
  endCell(): void {
    this.part(CELL);
  }

  private part(mark: string): void {
    if (this.place?.name) this.place.isNamed = true;
    const { text } = this.into;
    if (text.length > 0 && text.at(-1) !== mark) text.push(mark);
  }

  addInlineCode(code: string): void {
    // Of a signature, keep only the name.
    this.addName(code.replace(/\(.*/s, " "));
    const { text, code: names } = this.into;
    text.push(code);
    if (code.trim() !== "") names.add(code.trim());
  }

  /** A name may consist of several marked-up parts; it ends at the first space after or between them. */
  private addName(text: string): void {
    const { place } = this;
    if (!place || place.isNamed) return;
    if (place.name !== "" && /^\s/.test(text)) place.isNamed = true;
    else place.name = `${place.name}${text}`.trim();
    if (place.name !== "" && /\s$/.test(text)) place.isNamed = true;
  }

  /** Keep the identifiers of a code block, but not its text. */
  addCodeBlock(code: string): void {
    for (const match of code.slice(0, 50_000).matchAll(identifier)) this.into.code.add(match[0]);
  }

  /** Add questions that the section answers. */
  ask(questions: readonly string[]): void {
    this.questions.push(...questions);
  }

  /**
   * The amount collected so far; pass it to `resume` to discard what is added meanwhile (a heading's own text).
   */
  pause(): number {
    this.paused = true;
    return this.own.text.length;
  }

  resume(pieces: number): void {
    this.paused = false;
    this.own.text.length = pieces;
  }

  /** Start a named element with an id: its first words are its name, the rest its description. */
  define(anchor: string): void {
    if (this.paused) return;
    this.endPlace();
    this.place = { anchor, name: "", isNamed: false, text: [], code: new Set() };
  }

  /** Return to the section of the heading. */
  endPlace(): void {
    const { place } = this;
    if (!place) return;
    this.place = undefined;
    if (place.name !== "" && place.name.length <= MAX_NAME_LENGTH) {
      this.places.push(place);
      return;
    }
    this.own.text.push(...place.text);
    for (const name of place.code) this.own.code.add(name);
  }

  /** Start the section of a heading. */
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
    this.endPlace();
    const text = readable(this.own.text);
    const path = this.headings.map((heading) => heading.text);
    if (text !== "" || this.own.code.size > 0 || this.anchor !== "" || this.places.length > 0)
      this.done.push({
        anchor: this.anchor,
        path,
        text,
        code: [...this.own.code],
        ...(this.questions.length > 0 && { questions: this.questions }),
      });
    this.words += countWords(text);
    for (const place of this.places) {
      const own = readable(place.text);
      this.done.push({
        anchor: place.anchor,
        path: [...path, place.name],
        text: own,
        code: [...place.code],
        isName: true,
      });
      this.words += countWords(own);
    }
    this.own = { text: [], code: new Set() };
    this.places = [];
    this.questions = [];
  }
}

/**
 * Join the pieces into one line. A line break follows a block, and a tab a cell, that does not end a sentence.
 */
function readable(pieces: readonly string[]): string {
  const text = pieces
    .join("")
    .trim()
    .replace(/[^\S\u2028\u2029]{2,}|[^\S \u2028\u2029]/g, " ");
  return text.replace(/\s*[\u2028\u2029]\s*/g, (gap, at: number) => {
    if (/[.!?:;,…]/.test(text[at - 1]!)) return " ";
    return gap.includes(BLOCK) ? " \n " : " \t ";
  });
}

/** Count words; in scripts without spaces, each character counts as one. */
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

/** Thai, kana, Han, and high surrogates of Han characters beyond the basic plane. */
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
