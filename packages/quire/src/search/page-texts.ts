import type { SectionText } from "./api.ts";
import { keepLast } from "./keep-last.ts";
import type { IndexedPage, Shard } from "./shard.ts";
import { decodeTexts } from "./text-files.ts";

/** Files of a page's text that are read for its excerpts. */
const MOST_FILES = 3;
/** Files of texts that are kept. */
const MOST_KEPT = 200;

/** The texts of pages, in the files they are spread over; those read last are kept. */
export class PageTexts {
  private readonly read: (name: string) => Promise<SectionText[]>;

  /** @param readFile reads one of the files by its name in the index, decompressed */
  constructor(readFile: (name: string) => Promise<Uint8Array>) {
    this.read = keepLast(MOST_KEPT, async (name) =>
      decodeTexts(new TextDecoder().decode(await readFile(name))),
    );
  }

  /**
   * All text of a page.
   *
   * @throws anything when it cannot be had
   */
  async all({ texts }: IndexedPage): Promise<SectionText[]> {
    const files = await Promise.all(texts.map(({ name }) => this.read(name)));
    return files.flat();
  }

  /**
   * The text of a page around the places that are wanted, by their anchors: all of it, unless it is very long.
   *
   * @throws anything when it cannot be had
   */
  async around(shard: Shard, page: IndexedPage, wanted: ReadonlySet<string>): Promise<SectionText[]> {
    const below = shard.sections.slice(page.firstSection, page.endSection);
    const anchors = ["", ...below.map(({ anchor }) => anchor)];
    let start = 0;
    const files = page.texts.map(({ name, sections }) => {
      const own = anchors.slice(start, start + sections);
      start += sections;
      return { name, count: own.filter((anchor) => wanted.has(anchor)).length };
    });
    const chosen = files.toSorted((a, b) => b.count - a.count).slice(0, MOST_FILES);
    const read = await Promise.all(chosen.map(({ name }) => this.read(name)));
    return read.flat();
  }
}
