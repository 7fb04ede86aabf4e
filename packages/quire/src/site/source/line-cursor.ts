/** Reads a text line by line without splitting it, so that stopping early costs nothing. */
export class LineCursor {
  readonly text: string;
  #offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Offset of the current line. */
  get offset(): number {
    return this.#offset;
  }

  get atEnd(): boolean {
    return this.#offset >= this.text.length;
  }

  /** The current line, without its line break. */
  get line(): string {
    const end = this.text.indexOf("\n", this.#offset);
    const line = this.text.slice(this.#offset, end < 0 ? undefined : end);
    return line.endsWith("\r") ? line.slice(0, -1) : line;
  }

  /** Advance to the next line. */
  advance(): void {
    const end = this.text.indexOf("\n", this.#offset);
    this.#offset = end < 0 ? this.text.length : end + 1;
  }

  /** Advance to the line after the one at an offset. */
  moveTo(offset: number): void {
    this.#offset = offset;
    this.advance();
  }

  /** Advance to the line after the next occurrence of a string, or to the end if there is none. */
  skipPast(close: string): void {
    const at = this.text.indexOf(close, this.#offset);
    this.moveTo(at < 0 ? this.text.length : at + close.length);
  }

  /** Advance while lines satisfy a condition, starting with the current one. */
  skipWhile(goesOn: (line: string) => boolean): void {
    while (!this.atEnd && goesOn(this.line)) this.advance();
  }
}
