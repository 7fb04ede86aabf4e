import { searchKinds } from "./api.ts";
import { ByteReader, DamagedIndex } from "./bytes.ts";
import type { DocumentOutline, SectionName } from "./document-terms.ts";
import { type NamePosting, nameTerms } from "./name-terms.ts";
import { BETWEEN, fromLevel, NAMED, SIGNATURE, toHex, usualAnchors, wholeAnchor } from "./shard-format.ts";
import type { SearchPage } from "./shard-writer.ts";
import { TextTerms } from "./text-terms.ts";

/** An indexed page. */
export interface IndexedPage extends Pick<SearchPage, "path" | "title" | "kind" | "context" | "called"> {
  /** The words of its other names, each once. */
  names: string;
  /** Approximate number of other pages that link to it. */
  links: number;
  /** The range of its sections in `Shard.sections`, end exclusive. */
  firstSection: number;
  endSection: number;
  texts: DocumentOutline["texts"];
  /** Number of words in its text, as far as it is loaded. */
  length: number;
}

/** The index of one version, in memory. */
export class Shard {
  readonly names: ReadonlyMap<string, NamePosting>;
  /** Words in lower case that are indexed by another term, with that term. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Page number of each section. */
  readonly pageOfSection: Uint32Array;
  /** Mean number of words in the text of a page, at least 1. */
  averageLength = 1;
  /** The terms of the text, once they are loaded. */
  text: TextTerms | undefined;

  private constructor(
    readonly id: string,
    readonly pages: readonly IndexedPage[],
    readonly sections: readonly SectionName[],
    private readonly build: string,
  ) {
    const { postings, spellings } = nameTerms(pages, sections);
    this.names = postings;
    this.spellings = spellings;
    this.pageOfSection = new Uint32Array(sections.length);
    for (const [number, { firstSection, endSection }] of pages.entries())
      this.pageOfSection.fill(number, firstSection, endSection);
  }

  /**
   * Read the first file of a version.
   *
   * @throws DamagedIndex
   */
  static read(id: string, content: Uint8Array): Shard {
    const reader = new ByteReader(content);
    const build = readHead(reader);
    const paths = reader.sorted();
    const titles = reader.lines();
    const contexts = reader.lines();
    const names = reader.lines();
    const kinds = reader.block();
    const links = reader.block();
    const called = reader.lines();
    const counts = paths.map(() => reader.number());
    const nestings = reader.block();
    const headings = reader.lines();
    const odd = reader.ascending();
    const anchors = reader.lines();
    if ([titles, contexts, names, kinds, links, called].some(({ length }) => length !== paths.length))
      throw new DamagedIndex("The index does not name all its pages.");
    if (odd.length !== anchors.length || nestings.length !== headings.length)
      throw new DamagedIndex("The index does not name all its sections.");
    const oddAnchors = new Map(anchors.map((anchor, index) => [odd[index], anchor]));
    const sections: SectionName[] = [];
    const pages = paths.map((path, index): IndexedPage => {
      const firstSection = sections.length;
      const own = headings.slice(firstSection, firstSection + counts[index]!);
      for (const [place, anchor] of usualAnchors(titles[index]!, own).entries()) {
        const number = firstSection + place;
        const heading = headings[number]!;
        const short = oddAnchors.get(number);
        sections.push({
          nesting: nestings[number]! % NAMED,
          isName: nestings[number]! >= NAMED,
          heading,
          anchor: short === undefined ? anchor : wholeAnchor(short, heading, anchor),
        });
      }
      return {
        path,
        title: titles[index]!,
        kind: searchKinds[kinds[index]!] ?? "page",
        context: contexts[index]!.split(BETWEEN).filter(Boolean),
        names: names[index]!,
        links: fromLevel(links[index]!),
        called: called[index]!.split(BETWEEN).filter(Boolean),
        firstSection,
        endSection: sections.length,
        texts: [],
        length: 0,
      };
    });
    for (const page of pages) {
      const files = reader.number();
      for (let file = 0; file < files; file++)
        page.texts.push({ name: toHex(reader.block()), sections: reader.number() });
    }
    return new Shard(id, pages, sections, build);
  }

  /** Whether the terms of the text are loaded. */
  get complete(): boolean {
    return this.text !== undefined;
  }

  /** All terms of names and texts; some may occur twice. */
  *terms(): Generator<string> {
    yield* this.names.keys();
    if (this.text) yield* this.text.terms();
  }

  /**
   * Add the second file.
   *
   * @throws DamagedIndex also when it belongs to another build than the first
   */
  addText(content: Uint8Array): void {
    const reader = new ByteReader(content);
    if (readHead(reader) !== this.build) throw new DamagedIndex("Two files of the index are of two builds.");
    this.text = new TextTerms(reader, this.pages);
    const words = this.pages.reduce((sum, { length }) => sum + length, 0);
    this.averageLength = Math.max(1, words / Math.max(1, this.pages.length));
  }
}

function readHead(reader: ByteReader): string {
  if (reader.text() !== SIGNATURE) throw new DamagedIndex("This is no index of this version of Quire.");
  return reader.text();
}
