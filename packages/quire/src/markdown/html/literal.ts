import type { TagAttribute } from "./tag.ts";

/** A value that can be read from an expression without running it. */
export type Literal = string | number | boolean | null | undefined | Literal[] | { [key: string]: Literal };

/** The value of an attribute; undefined if it is an expression that must be run. */
export function literalOf(value: TagAttribute["value"]): { value: Literal } | undefined {
  return typeof value === "object" ? readLiteral(value.expression.trim()) : { value };
}

/**
 * Parse a JSON-like literal as written in JSX: with any kind of quotes (templates without `${}`), unquoted keys,
 * trailing commas, comments. Undefined if the text is anything else.
 */
export function readLiteral(text: string): { value: Literal } | undefined {
  const reader = new LiteralReader(text);
  try {
    const value = reader.read(0);
    reader.skipSpace();
    return reader.index === text.length ? { value } : undefined;
  } catch (error) {
    if (error === notLiteral) return undefined;
    throw error;
  }
}

const notLiteral = new Error("not a literal");
const MAX_DEPTH = 100;
const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", "0": "\0" };

class LiteralReader {
  index = 0;

  constructor(private readonly text: string) {}

  skipSpace(): void {
    for (;;) {
      while (/\s/.test(this.text.charAt(this.index))) this.index++;
      if (this.text.startsWith("/*", this.index)) {
        const end = this.text.indexOf("*/", this.index + 2);
        if (end < 0) throw notLiteral;
        this.index = end + 2;
      } else if (this.text.startsWith("//", this.index)) {
        const end = this.text.indexOf("\n", this.index);
        this.index = end < 0 ? this.text.length : end;
      } else return;
    }
  }

  read(depth: number): Literal {
    if (depth > MAX_DEPTH) throw notLiteral;
    this.skipSpace();
    const first = this.text.charAt(this.index);
    if (first === '"' || first === "'" || first === "`") return this.string(first);
    if (first === "[") return this.array(depth);
    if (first === "{") return this.object(depth);
    const word =
      /^(?:true|false|null|undefined|[-+]?(?:0x[\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))(?![\w$.])/.exec(
        this.text.slice(this.index, this.index + 64),
      )?.[0];
    if (word === undefined) throw notLiteral;
    this.index += word.length;
    if (word === "true") return true;
    if (word === "false") return false;
    if (word === "null") return null;
    if (word === "undefined") return undefined;
    return Number(word);
  }

  private string(quote: string): string {
    let out = "";
    for (this.index++; this.index < this.text.length; this.index++) {
      const char = this.text.charAt(this.index);
      if (char === quote) {
        this.index++;
        return out;
      }
      if (quote === "`" && char === "$" && this.text.charAt(this.index + 1) === "{") throw notLiteral;
      if (quote !== "`" && char === "\n") throw notLiteral;
      if (char !== "\\") {
        out += char;
        continue;
      }
      const escaped = this.text.charAt(++this.index);
      if (escaped === "u" || escaped === "x") {
        const match = /^(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2}))/.exec(
          this.text.slice(this.index, this.index + 10),
        );
        const code = match ? Number.parseInt((match[1] ?? match[2] ?? match[3])!, 16) : 0x110000;
        if (!match || code > 0x10ffff) throw notLiteral;
        out += String.fromCodePoint(code);
        this.index += match[0].length - 1;
      } else if (escaped !== "\n") out += escapes[escaped] ?? escaped;
    }
    throw notLiteral;
  }

  private array(depth: number): Literal[] {
    const out: Literal[] = [];
    this.index++;
    for (;;) {
      this.skipSpace();
      if (this.take("]")) return out;
      out.push(this.read(depth + 1));
      this.skipSpace();
      if (!this.take(",") && this.text.charAt(this.index) !== "]") throw notLiteral;
    }
  }

  private object(depth: number): { [key: string]: Literal } {
    const out: { [key: string]: Literal } = {};
    this.index++;
    for (;;) {
      this.skipSpace();
      if (this.take("}")) return out;
      const key = this.key();
      this.skipSpace();
      if (!this.take(":")) throw notLiteral;
      const value = this.read(depth + 1);
      Object.defineProperty(out, key, { value, enumerable: true, configurable: true, writable: true });
      this.skipSpace();
      if (!this.take(",") && this.text.charAt(this.index) !== "}") throw notLiteral;
    }
  }

  private key(): string {
    const first = this.text.charAt(this.index);
    if (first === '"' || first === "'") return this.string(first);
    const word = /^[\w$]+/.exec(this.text.slice(this.index, this.index + 256))?.[0];
    if (word === undefined) throw notLiteral;
    this.index += word.length;
    return word;
  }

  private take(char: string): boolean {
    if (this.text.charAt(this.index) !== char) return false;
    this.index++;
    return true;
  }
}
