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

  /**
   * A name may consist of several marked-up parts; it ends at the first space after or between them, or where its
   * arguments begin.
   */
  private addName(text: string): void {
    const { place } = this;
    if (!place || place.isNamed) return;
    if (place.name !== "" && /^[\s(]/.test(text)) place.isNamed = true;
    else place.name = `${place.name}${text}`.trim();
    if (place.name !== "" && /\s$/.test(text)) place.isNamed = true;
  }

  /** Add text of a block of its own. */
  addBlock(text: string): void {
    if (text === "") return;
    this.break();
    this.add(text);
    this.break();
  }

  /** Keep the title of a code block and the identifiers in it, but not its text. */
  addCodeBlock(code: string, title = ""): void {
    this.addBlock(title);
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
    this.anchor = anchor;
  }

  finish(): Section[] {
    this.end();
    return this.done;
  }

  private end(): void {
    this.endPlace();
    const text = readable(this.own.text);
    const path = this.headings.map((heading) => heading.text);
    if (text !== "" || this.own.code.size > 0 || this.anchor !== "" || this.places.length > 0) {
      this.done.push({
        anchor: this.anchor,
        path,
        text,
        code: [...this.own.code],
        ...(this.questions.length > 0 && { questions: this.questions }),
      });
      this.questions = [];
    }
    for (const place of this.places) {
      this.done.push({
        anchor: place.anchor,
        path: [...path, place.name],
        text: readable(place.text),
        code: [...place.code],
        isName: true,
      });
    }
    this.own = { text: [], code: new Set() };
    this.places = [];
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
  return text.replace(/ ?[\u2028\u2029][ \u2028\u2029]*/g, (gap, at: number) => {
    if (/[.!?:;,…]/.test(text[at - 1]!)) return " ";
    return gap.includes(BLOCK) ? " \n " : " \t ";
  });
}
