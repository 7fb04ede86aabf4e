import type { SectionText } from "./api.ts";
import { keepLast } from "./keep-last.ts";
import type { IndexedPage, Shard } from "./shard.ts";
import { decodeTexts } from "./text-files.ts";

/** Maximum number of text files read for the excerpts of a page. */
const MAX_FILES_READ = 3;
/** Maximum number of text files kept in memory. */
const MAX_FILES_CACHED = 200;

/** Reads the text of pages from the files it is spread over, with a cache. */
export class PageTexts {
  private readonly read: (name: string) => Promise<SectionText[]>;

  /** @param readFile reads and decompresses a file of the index by its name */
  constructor(readFile: (name: string) => Promise<Uint8Array>) {
    this.read = keepLast(MAX_FILES_CACHED, async (name) =>
      decodeTexts(new TextDecoder().decode(await readFile(name))),
    );
  }

  /**
   * The full text of a page.
   *
   * @throws anything when it cannot be read
   */
  async all({ texts }: IndexedPage): Promise<SectionText[]> {
    const files = await Promise.all(texts.map(({ name }) => this.read(name)));
    return files.flat();
  }

  /**
   * The text of a page around the given anchors: the full text, unless it is very long.
   *
   * @throws anything when it cannot be read
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
    const chosen = files.toSorted((a, b) => b.count - a.count).slice(0, MAX_FILES_READ);
    const read = await Promise.all(chosen.map(({ name }) => this.read(name)));
    return read.flat();
  }
}
