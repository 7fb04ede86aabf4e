/** Thrown when a file of the index is truncated, altered or of another format. */
export class DamagedIndex extends Error {}

/** A growing buffer to write numbers and texts to. */
export class ByteWriter {
  private bytes = new Uint8Array(1 << 12);
  private length = 0;

  /** Write an integer from 0 to 2³¹-1 as a variable-length quantity: 7 bits a byte, lowest first. */
  number(value: number): void {
    this.room(5);
    let rest = value;
    while (rest > 127) {
      this.bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  /** Write strictly ascending numbers: their count, then the gaps between them. */
  ascending(values: readonly number[] | Uint32Array): void {
    this.number(values.length);
    let before = -1;
    for (const value of values) {
      this.number(value - before - 1);
      before = value;
    }
  }

  /** Write bytes, preceded by their length. */
  block(content: Uint8Array): void {
    this.number(content.length);
    this.room(content.length);
    this.bytes.set(content, this.length);
    this.length += content.length;
  }

  text(value: string): void {
    this.block(encoder.encode(value));
  }

  /** Write texts as one block, separated by line breaks, which they must not contain. */
  lines(values: readonly string[]): void {
    this.number(values.length);
    this.text(values.join("\n"));
  }

  /**
   * Write sorted texts with front coding: the length of the prefix shared with the previous one, then the rest.
   */
  sorted(values: readonly string[]): void {
    const shared = new Uint8Array(values.length);
    let before = "";
    const rests = values.map((value, index) => {
      const most = Math.min(before.length, value.length, 255);
      let common = 0;
      while (common < most && before.charCodeAt(common) === value.charCodeAt(common)) common++;
      // A surrogate pair is one character in UTF-8, so it must not be split.
      if (common > 0 && (value.charCodeAt(common - 1) & 0xfc00) === 0xd800) common--;
      shared[index] = common;
      before = value;
      return value.slice(common);
    });
    this.block(shared);
    this.lines(rests);
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private room(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    grown.set(this.bytes);
    this.bytes = grown;
  }
}

/** Reads what a `ByteWriter` wrote. Every method throws `DamagedIndex` on malformed input. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) throw new DamagedIndex("The index ends too early.");
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
    throw new DamagedIndex("A number in the index is too large.");
  }

  ascending(): Uint32Array {
    const length = this.number();
    if (length > this.bytes.length - this.at) throw new DamagedIndex("A list in the index is too long.");
    const values = new Uint32Array(length);
    let before = -1;
    for (let index = 0; index < length; index++) {
      before += this.number() + 1;
      values[index] = before;
    }
    return values;
  }

  block(): Uint8Array {
    const length = this.number();
    if (length > this.bytes.length - this.at) throw new DamagedIndex("The index ends too early.");
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text(): string {
    try {
      return decoder.decode(this.block());
    } catch (error) {
      if (error instanceof DamagedIndex) throw error;
      throw new DamagedIndex("A text in the index is not UTF-8.");
    }
  }

  lines(): string[] {
    const length = this.number();
    const text = this.text();
    const values = length === 0 ? [] : text.split("\n");
    if (values.length !== length) throw new DamagedIndex("A list of texts in the index is not whole.");
    return values;
  }

  sorted(): string[] {
    const shared = this.block();
    const rests = this.lines();
    if (rests.length !== shared.length) throw new DamagedIndex("A list of texts in the index is not whole.");
    let before = "";
    return rests.map((rest, index) => {
      before = before.slice(0, shared[index]) + rest;
      return before;
    });
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
