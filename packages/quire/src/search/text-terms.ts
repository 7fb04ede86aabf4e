import { type ByteReader, DamagedIndex } from "./bytes.ts";
import type { IndexedPage } from "./shard.ts";
import { fromLevel } from "./shard-format.ts";

/** The pages that contain a term, with its approximate frequency: one of `COUNTS`. */
export interface TextPosting {
  pages: Uint32Array;
  counts: Float32Array;
}

/** Approximate number of occurrences at each frequency level. */
const COUNTS = [1, 2.4, 5, 12];

/** The inverted index of the text of a version: the content of its second file. */
export class TextTerms {
  private readonly numbers = new Map<string, number>();
  private readonly starts: Uint32Array;
  private readonly found: Uint32Array;
  private readonly levels: Uint8Array;

  /**
   * @param reader positioned after the header
   * @param pages of the version; their lengths are filled in
   * @throws DamagedIndex
   */
  constructor(reader: ByteReader, pages: readonly IndexedPage[]) {
    const terms = reader.sorted();
    this.starts = new Uint32Array(terms.length + 1);
    let total = 0;
    for (const [index, term] of terms.entries()) {
      const count = reader.number();
      if (count > pages.length) throw new DamagedIndex("A term stands in more pages than there are.");
      this.numbers.set(term, index);
      total += count;
      this.starts[index + 1] = total;
    }
    this.found = new Uint32Array(total);
    for (let index = 0; index < terms.length; index++) {
      let page = -1;
      for (let at = this.starts[index]!; at < this.starts[index + 1]!; at++) {
        page += reader.number() + 1;
        this.found[at] = page;
      }
      if (page >= pages.length) throw new DamagedIndex("A term stands in a page that is none.");
    }
    this.levels = reader.block();
    if (this.levels.length !== Math.ceil(total / 4)) throw new DamagedIndex("The index ends too early.");
    const lengths = reader.block();
    for (const [index, page] of pages.entries()) page.length = fromLevel(lengths[index]!);
  }

  terms(): Iterable<string> {
    return this.numbers.keys();
  }

  /** Number of pages that contain the term. */
  count(term: string): number {
    const number = this.numbers.get(term);
    return number === undefined ? 0 : this.starts[number + 1]! - this.starts[number]!;
  }

  /** The pages that contain the term; undefined if there are none. */
  posting(term: string): TextPosting | undefined {
    const number = this.numbers.get(term);
    if (number === undefined) return undefined;
    const [start, end] = [this.starts[number]!, this.starts[number + 1]!];
    const counts = new Float32Array(end - start);
    for (let at = start; at < end; at++)
      counts[at - start] = COUNTS[(this.levels[at >> 2]! >> ((at & 3) * 2)) & 3]!;
    return { pages: this.found.subarray(start, end), counts };
  }
}
