import { markdownPath } from "../site/address.ts";
import type {
  SearchHit,
  SearchOptions,
  SearchResult,
  SearchState,
  SearchVersion,
  SectionText,
} from "./api.ts";
import { createEngine, type SearchEngine, type UnderstoodQuery } from "./engine.ts";
import type { Slot } from "./expand.ts";
import { IndexLoader, type ReadFile } from "./index-loader.ts";
import { keepLast } from "./keep-last.ts";
import type { Manifest } from "./manifest.ts";
import { PageTexts } from "./page-texts.ts";
import { findPlaces } from "./places.ts";
import type { IndexedPage, Shard } from "./shard.ts";
import { readSynonyms, type Wording } from "./synonyms.ts";

/** Pages whose Markdown is kept: who asks goes on to ask about the same. */
const MOST_TWINS = 30;

/** A site's index, asked as it is loaded. Runs wherever files can be read: in a worker, in Node. */
export class SearchSession {
  private readonly index: IndexLoader;
  /** By versions, whether they are whole, and wording; anew for an index that was read again. */
  private readonly engines = new WeakMap<Manifest, Map<string, SearchEngine>>();
  private readonly pageTexts = new PageTexts((name) => this.index.readPart(name));

  /** @param changed called when the state changes, and with what versions there are */
  constructor(
    private readonly readFile: ReadFile,
    changed: (state: SearchState, versions: readonly SearchVersion[]) => void = () => undefined,
  ) {
    this.index = new IndexLoader(readFile, changed);
  }

  get state(): SearchState {
    return this.index.state;
  }

  /** Versions there are; empty before the manifest is loaded. */
  get versions(): readonly SearchVersion[] {
    return this.index.versions;
  }

  /**
   * Load all of what these versions need, those of the default where none are named.
   *
   * @throws SearchFailure
   */
  async load(versions?: readonly string[]): Promise<void> {
    await this.index.load(versions);
  }

  /**
   * Answer a query from what is loaded by then: at least the first file of each version.
   *
   * @throws SearchFailure
   */
  async search(query: string, options: SearchOptions = {}, wording?: Wording): Promise<SearchResult> {
    const { engine } = await this.engineFor(options.versions, wording);
    return engine.search(query, options);
  }

  /**
   * The hits with the places in them that match best, and excerpts, where their texts can be had.
   *
   * @param wanted asked before each hit, which takes a while; the others stay as they are when nobody waits any more
   */
  async excerpts(
    query: string,
    hits: readonly SearchHit[],
    wanted: () => Promise<boolean> = async () => true,
  ): Promise<SearchHit[]> {
    const versions = [...new Set(hits.map(({ version }) => version))].filter(Boolean);
    const { engine, shards } = await this.engineFor(versions.length > 0 ? versions : undefined);
    const { slots, marker } = engine.understand(query);
    const rarities = raritiesOf(slots, engine);
    const read = hits.map((hit) => {
      const found = indexed(shards, hit);
      return found && { title: found.page.title, texts: this.textsAround(found, hit) };
    });
    const found = [...hits];
    for (const [index, hit] of hits.entries()) {
      if (!(await wanted())) break;
      const own = read[index];
      if (!own) continue;
      const places = findPlaces(own.title, await own.texts, marker, rarities);
      if (places.length > 0) found[index] = { ...hit, sections: places };
    }
    return found;
  }

  /** All text of a page; empty when it cannot be had. */
  async texts(hit: Pick<SearchHit, "path" | "version">): Promise<SectionText[]> {
    const { shards } = await this.engineFor(hit.version === "" ? undefined : [hit.version]);
    const found = indexed(shards, hit);
    return found ? this.pageTexts.all(found.page).catch(() => []) : [];
  }

  /**
   * How the words of a question are understood in these versions, how rare each is (0: it is unknown), and how rare
   * any term is.
   */
  async understand(
    question: string,
    versions?: readonly string[],
    wording?: Wording,
  ): Promise<UnderstoodQuery & { rarities: number[]; rarityOf: (term: string) => number }> {
    const { engine } = await this.engineFor(versions, wording);
    const understood = engine.understand(question);
    return { ...understood, rarities: raritiesOf(understood.slots, engine), rarityOf: engine.rarity.of };
  }

  /** What the site is called; "" where the index does not say. */
  async siteName(versions?: readonly string[]): Promise<string> {
    return (await this.index.open(versions)).manifest.name ?? "";
  }

  /** Pages with a heading that says what the question says. */
  async withHeading(
    question: string,
    limit: number,
    versions?: readonly string[],
    wording?: Wording,
  ): Promise<SearchHit[]> {
    return (await this.engineFor(versions, wording)).engine.withHeading(question, limit);
  }

  /**
   * The text of a page around the places in it that were found: all of it, unless it is very long; with the other
   * names of the page.
   */
  async passages(hit: SearchHit): Promise<{ names: string; sections: SectionText[] }> {
    const { shards } = await this.engineFor(hit.version === "" ? undefined : [hit.version]);
    const found = indexed(shards, hit);
    if (!found) return { names: "", sections: [] };
    const { names, called } = found.page;
    return { names: [names, ...called].join("; "), sections: await this.textsAround(found, hit) };
  }

  /** The text of a page around the places that were found; empty when it cannot be had. */
  private textsAround({ shard, page }: Indexed, { sections }: SearchHit): Promise<SectionText[]> {
    const anchors = new Set(sections.map(({ anchor }) => anchor));
    return this.pageTexts.around(shard, page, anchors).catch(() => []);
  }

  /**
   * A page as Markdown.
   *
   * @throws anything when it cannot be had
   */
  readonly twin: (path: string) => Promise<string> = keepLast(MOST_TWINS, async (path) =>
    new TextDecoder().decode(await this.readFile(markdownPath(path), false)),
  );

  private async engineFor(
    versions?: readonly string[],
    wording?: Wording,
  ): Promise<{ engine: SearchEngine; shards: Shard[] }> {
    const { manifest, synonyms, shards } = await this.index.open(versions);
    const engines = this.engines.get(manifest) ?? new Map<string, SearchEngine>();
    this.engines.set(manifest, engines);
    const key = [...shards.map(({ id, complete }) => `${id}${complete ? "+" : ""}`), wording?.name].join(" ");
    let engine = engines.get(key);
    if (!engine) {
      engine = wording
        ? createEngine(shards, readSynonyms([...manifest.synonyms, ...wording.synonyms]), wording.plain)
        : createEngine(shards, synonyms);
      engines.set(key, engine);
    }
    return { engine, shards };
  }
}

function raritiesOf(slots: readonly Slot[], { rarity }: SearchEngine): number[] {
  return slots.map((slot) => (slot.variants.length > 0 ? rarity.ofSlot(slot) : 0));
}

/** A page, and the shard that holds it. */
interface Indexed {
  shard: Shard;
  page: IndexedPage;
}

/** What the index has of the page of a hit. */
function indexed(
  shards: readonly Shard[],
  { path, version }: Pick<SearchHit, "path" | "version">,
): Indexed | undefined {
  const shard = shards.find(({ id }) => id === version);
  const page = shard?.pages.find((one) => one.path === path);
  return shard && page && { shard, page };
}
