import { oncePer } from "../base/once-per.ts";
import { markdownPath } from "../site/address.ts";
import type { SearchHit, SearchOptions, SearchResult, SearchVersion, SectionText } from "./api.ts";
import { createEngine, type SearchEngine } from "./engine.ts";
import { failureOf, IndexLoader, type ReadFile } from "./index-loader.ts";
import { keepLast } from "./keep-last.ts";
import type { Manifest } from "./manifest.ts";
import { PageTexts } from "./page-texts.ts";
import { findPlaces } from "./places.ts";
import type { IndexedPage, Shard } from "./shard.ts";
import { readSynonyms, type Wording } from "./synonyms.ts";

/** Maximum number of pages whose Markdown is kept: follow-up questions tend to concern the same pages. */
const MAX_TWINS = 30;

/** Searches a site's index while it loads. Runs wherever files can be read: in a worker, in Node. */
export class SearchSession {
  private readonly index: IndexLoader;
  /** Engines by versions, completeness and wording; discarded with the manifest they belong to. */
  private readonly enginesOf = oncePer((_: Manifest) => new Map<string, SearchEngine>());
  private readonly pageTexts = new PageTexts((name) => this.index.readPart(name));

  /** @param ready called when versions of which a part was searched have been loaded completely */
  constructor(
    private readonly readFile: ReadFile,
    ready: () => void = () => undefined,
  ) {
    this.index = new IndexLoader(readFile, ready);
  }

  /** The versions; empty before the manifest is loaded. */
  get versions(): readonly SearchVersion[] {
    return this.index.versions;
  }

  /**
   * Load versions (by default the latest) completely.
   *
   * @throws SearchFailure
   */
  async load(versions?: readonly string[]): Promise<void> {
    await this.index.load(versions);
  }

  /**
   * Search what has been loaded so far: at least the first file of each version.
   *
   * @throws SearchFailure
   */
  async search(query: string, options: SearchOptions = {}): Promise<SearchResult> {
    return (await this.engine(options.versions)).search(query, options);
  }

  /**
   * What searches what has been loaded so far of these versions (by default the latest), for queries with a wording.
   *
   * @throws SearchFailure
   */
  async engine(versions?: readonly string[], wording?: Wording): Promise<SearchEngine> {
    return (await this.engineFor(versions, wording)).engine;
  }

  /**
   * Add the best matching sections and their excerpts to hits whose text can be read.
   *
   * @param wanted called before each hit; once it returns false, the remaining hits are returned unchanged
   */
  async excerpts(
    query: string,
    hits: readonly SearchHit[],
    wanted: () => Promise<boolean> = async () => true,
  ): Promise<SearchHit[]> {
    const versions = [...new Set(hits.map(({ version }) => version))].filter(Boolean);
    const { engine, shards } = await this.engineFor(versions.length > 0 ? versions : undefined);
    const { marker, rarities } = engine.understand(query);
    const read = hits.map((hit) => {
      const found = indexed(shards, hit);
      return found && { title: found.page.title, texts: this.readAround(found, hit).catch(() => []) };
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

  /** The full text of a page; empty if it cannot be read. */
  async texts(hit: Pick<SearchHit, "path" | "version">): Promise<SectionText[]> {
    const found = await this.pageOf(hit);
    return found ? this.pageTexts.all(found.page).catch(() => []) : [];
  }

  /** The name of the site; "" if the index does not have it. */
  async siteName(versions?: readonly string[]): Promise<string> {
    return (await this.index.open(versions)).manifest.name ?? "";
  }

  /**
   * The text of a page around its matching sections (the full text, unless it is very long), and the page's other
   * names.
   *
   * @throws SearchFailure when the text cannot be read
   */
  async passages(hit: SearchHit): Promise<{ names: string; sections: SectionText[] }> {
    const found = await this.pageOf(hit);
    if (!found) return { names: "", sections: [] };
    const { names, called } = found.page;
    const sections = await this.readAround(found, hit).catch((error: unknown) => {
      throw failureOf(error);
    });
    return { names: [names, ...called].join("; "), sections };
  }

  private async pageOf(hit: Pick<SearchHit, "path" | "version">): Promise<Indexed | undefined> {
    const { shards } = await this.index.open(hit.version === "" ? undefined : [hit.version]);
    return indexed(shards, hit);
  }

  /**
   * The text of a page around its matching sections.
   *
   * @throws anything when it cannot be read
   */
  private readAround({ shard, page }: Indexed, { sections }: SearchHit): Promise<SectionText[]> {
    const anchors = new Set(sections.map(({ anchor }) => anchor));
    return this.pageTexts.around(shard, page, anchors);
  }

  /**
   * A page as Markdown.
   *
   * @throws anything when it cannot be read
   */
  readonly twin: (path: string) => Promise<string> = keepLast(MAX_TWINS, async (path) =>
    new TextDecoder().decode(await this.readFile(markdownPath(path), false)),
  );

  private async engineFor(
    versions?: readonly string[],
    wording?: Wording,
  ): Promise<{ engine: SearchEngine; shards: Shard[] }> {
    const { manifest, synonyms, shards } = await this.index.open(versions);
    const engines = this.enginesOf(manifest);
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

/** A page, and the shard that contains it. */
interface Indexed {
  shard: Shard;
  page: IndexedPage;
}

/** Look up the page of a hit. */
function indexed(
  shards: readonly Shard[],
  { path, version }: Pick<SearchHit, "path" | "version">,
): Indexed | undefined {
  const shard = shards.find(({ id }) => id === version);
  const page = shard?.pages.find((one) => one.path === path);
  return shard && page && { shard, page };
}
