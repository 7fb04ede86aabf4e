import { markdownPath } from "../site/address.ts";
import {
  SearchFailure,
  type SearchHit,
  type SearchOptions,
  type SearchResult,
  type SearchState,
  type SearchVersion,
  type SectionText,
} from "./api.ts";
import { DamagedIndex } from "./bytes.ts";
import { createEngine, type SearchEngine, type UnderstoodQuery } from "./engine.ts";
import type { Slot } from "./expand.ts";
import { inflate } from "./inflate.ts";
import { keepLast } from "./keep-last.ts";
import { filePath, MANIFEST, type Manifest, readManifest } from "./manifest.ts";
import { PageTexts } from "./page-texts.ts";
import { findPlaces } from "./places.ts";
import { type IndexedPage, Shard } from "./shard.ts";
import { readSynonyms, type Synonyms, type Wording } from "./synonyms.ts";

/**
 * Reads a file of the site, by its site path.
 *
 * @param fresh past every cache: what was kept has turned out to be stale
 * @throws anything when it cannot be had
 */
export type ReadFile = (sitePath: string, fresh: boolean) => Promise<Uint8Array>;

/** Pages whose Markdown is kept: who asks goes on to ask about the same. */
const MOST_TWINS = 30;

interface OpenShard {
  shard: Shard;
  /** Resolves when the second file is taken in. */
  whole: Promise<void>;
}

/**
 * A site's index, loaded as it is needed: first the small file of each version that is searched, which answers
 * at once, then the other. Runs wherever files can be read: in a worker, in Node.
 */
export class SearchSession {
  private index: Promise<{ manifest: Manifest; synonyms: Synonyms }> | undefined;
  private readonly shards = new Map<string, Promise<OpenShard>>();
  private readonly engines = new Map<string, SearchEngine>();
  private readonly pageTexts = new PageTexts((name) => this.readPart(name));
  private current: SearchState = { status: "idle" };
  private known: readonly SearchVersion[] = [];
  /** A manifest newer than the files that were kept has been asked for. */
  private renewed = false;

  /** @param changed called when the state changes, and with what versions there are */
  constructor(
    private readonly readFile: ReadFile,
    private readonly changed: (state: SearchState, versions: readonly SearchVersion[]) => void = () =>
      undefined,
  ) {}

  get state(): SearchState {
    return this.current;
  }

  /** Versions there are; empty before the manifest is loaded. */
  get versions(): readonly SearchVersion[] {
    return this.known;
  }

  /**
   * Load all of what these versions need, those of the default where none are named.
   *
   * @throws SearchFailure
   */
  async load(versions?: readonly string[]): Promise<void> {
    const open = await this.open(versions);
    await Promise.all(open.map(({ whole }) => whole));
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
      const page = pageOf(shards, hit);
      const anchors = new Set(hit.sections.map(({ anchor }) => anchor));
      return (
        page && { page, texts: this.pageTexts.around(shardOf(shards, page), page, anchors).catch(() => []) }
      );
    });
    const found = [...hits];
    for (const [index, hit] of hits.entries()) {
      if (!(await wanted())) break;
      const own = read[index];
      if (!own) continue;
      const places = findPlaces(own.page.title, await own.texts, marker, rarities);
      if (places.length > 0) found[index] = { ...hit, sections: places };
    }
    return found;
  }

  /** All text of a page; empty when it cannot be had. */
  async texts(hit: Pick<SearchHit, "path" | "version">): Promise<SectionText[]> {
    const { shards } = await this.engineFor(hit.version === "" ? undefined : [hit.version]);
    const page = pageOf(shards, hit);
    if (!page) return [];
    return this.pageTexts.all(page).catch(() => []);
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
    const page = pageOf(shards, hit);
    const wanted = new Set(hit.sections.map(({ anchor }) => anchor));
    if (!page) return { names: "", sections: [] };
    return {
      names: [page.names, ...page.called].join("; "),
      sections: await this.pageTexts.around(shardOf(shards, page), page, wanted).catch(() => []),
    };
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
    const open = await this.open(versions);
    const shards = open.map(({ shard }) => shard);
    const key = [...shards.map(({ id, complete }) => `${id}${complete ? "+" : ""}`), wording?.name].join(" ");
    let engine = this.engines.get(key);
    if (!engine) {
      const { manifest, synonyms } = await this.index!;
      engine = wording
        ? createEngine(shards, readSynonyms([...manifest.synonyms, ...wording.synonyms]), wording.plain)
        : createEngine(shards, synonyms);
      this.engines.set(key, engine);
    }
    return { engine, shards };
  }

  /** Open the versions, and begin with the rest of each. After a failure, once more with a fresh manifest. */
  private async open(versions?: readonly string[]): Promise<OpenShard[]> {
    try {
      return await this.tryOpen(versions);
    } catch {
      this.renewed = true;
      try {
        this.forget();
        return await this.tryOpen(versions);
      } catch (again) {
        this.forget();
        this.renewed = false;
        const reason = again instanceof DamagedIndex ? "damaged" : "network";
        this.tell({ status: "failed", reason });
        throw new SearchFailure(reason, (again as Error).message);
      }
    }
  }

  private async tryOpen(versions?: readonly string[]): Promise<OpenShard[]> {
    if (this.current.status === "idle" || this.current.status === "failed") this.tell({ status: "loading" });
    this.index ??= this.readIndex();
    const { manifest } = await this.index;
    const wanted = manifest.versions.filter(
      ({ id, isDefault }) => id === "" || (versions ? versions.includes(id) : isDefault),
    );
    const open = await Promise.all(wanted.map((version) => this.openShard(version)));
    const complete = open.every(({ shard }) => shard.complete);
    if (complete) this.tell({ status: "ready" });
    else {
      this.tell({ status: "partial" });
      void Promise.all(open.map(({ whole }) => whole)).then(
        () => this.tell({ status: "ready" }),
        (error) =>
          this.tell({ status: "failed", reason: error instanceof DamagedIndex ? "damaged" : "network" }),
      );
    }
    return open;
  }

  private async readIndex() {
    const manifest = readManifest(new TextDecoder().decode(await this.readFile(MANIFEST, this.renewed)));
    this.known = manifest.versions.filter(({ id }) => id !== "");
    return { manifest, synonyms: readSynonyms(manifest.synonyms) };
  }

  private openShard({ id, first, second }: Manifest["versions"][number]): Promise<OpenShard> {
    let open = this.shards.get(id);
    if (!open) {
      open = this.readPart(first).then((content) => {
        const shard = Shard.read(id, content);
        const whole = this.readPart(second).then((rest) => shard.addText(rest));
        whole.catch(() => undefined);
        return { shard, whole };
      });
      this.shards.set(id, open);
    }
    return open;
  }

  private async readPart(name: string): Promise<Uint8Array> {
    return inflate(await this.readFile(filePath(name), false));
  }

  private forget(): void {
    this.index = undefined;
    this.shards.clear();
    this.engines.clear();
  }

  private tell(state: SearchState): void {
    if (JSON.stringify(state) === JSON.stringify(this.current)) return;
    this.current = state;
    this.changed(state, this.known);
  }
}

function raritiesOf(slots: readonly Slot[], { rarity }: SearchEngine): number[] {
  return slots.map((slot) => (slot.variants.length > 0 ? rarity.ofSlot(slot) : 0));
}

function pageOf(shards: readonly Shard[], { path, version }: Pick<SearchHit, "path" | "version">) {
  return shards.find(({ id }) => id === version)?.pages.find((page) => page.path === path);
}

function shardOf(shards: readonly Shard[], page: IndexedPage): Shard {
  return shards.find(({ pages }) => pages.includes(page))!;
}
