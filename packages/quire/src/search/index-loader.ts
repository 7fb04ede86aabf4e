import { SearchFailure, type SearchVersion } from "./api.ts";
import { DamagedIndex } from "./bytes.ts";
import { inflate } from "./inflate.ts";
import { filePath, MANIFEST, type Manifest, readManifest } from "./manifest.ts";
import { Shard } from "./shard.ts";
import { readSynonyms, type Synonyms } from "./synonyms.ts";

/**
 * Read a file of the site by its site path.
 *
 * @param fresh bypass all caches, as a cached file has turned out to be stale
 * @throws anything when the file cannot be read
 */
export type ReadFile = (sitePath: string, fresh: boolean) => Promise<Uint8Array>;

/** The loaded part of an index: the requested shards, each with at least its first file. */
export interface OpenIndex {
  /** A new object whenever the manifest is read again. */
  manifest: Manifest;
  synonyms: Synonyms;
  shards: Shard[];
}

interface OpenShard {
  shard: Shard;
  /** Resolves when the second files have been added. */
  whole: Promise<void>;
}

/** Loads a site's index on demand: first the small file of each requested version, then the other. */
export class IndexLoader {
  private index: Promise<Omit<OpenIndex, "shards">> | undefined;
  private readonly shards = new Map<string, Promise<Shard>>();
  private readonly rests = new Map<Shard, Promise<void>>();
  private known: readonly SearchVersion[] = [];
  /** Whether a fresh manifest has been requested after a failure. */
  private renewed = false;

  /** @param ready called when versions that were open in part have been loaded completely */
  constructor(
    private readonly readFile: ReadFile,
    private readonly ready: () => void,
  ) {}

  /** The versions; empty before the manifest is loaded. */
  get versions(): readonly SearchVersion[] {
    return this.known;
  }

  /**
   * Open versions (by default the latest) and start loading the rest of each. Retries once with a fresh manifest.
   *
   * @throws SearchFailure
   */
  async open(versions?: readonly string[]): Promise<OpenIndex> {
    const { shards, ...index } = await this.openAnew(versions);
    return { ...index, shards: shards.map(({ shard }) => shard) };
  }

  /**
   * Load these versions completely.
   *
   * @throws SearchFailure
   */
  async load(versions?: readonly string[]): Promise<void> {
    const { shards } = await this.openAnew(versions);
    try {
      await Promise.all(shards.map(({ whole }) => whole));
    } catch (error) {
      throw failureOf(error);
    }
  }

  /**
   * Read and decompress a file of the index.
   *
   * @throws anything when the file cannot be read; DamagedIndex when it is truncated
   */
  async readPart(name: string): Promise<Uint8Array> {
    return inflate(await this.readFile(filePath(name), false));
  }

  private async openAnew(versions?: readonly string[]) {
    try {
      return await this.tryOpen(versions);
    } catch {
      this.renewed = true;
      try {
        this.forget();
        return await this.tryOpen(versions);
      } catch (again) {
        this.forget();
        throw failureOf(again);
      }
    }
  }

  private async tryOpen(versions?: readonly string[]) {
    this.index ??= this.readIndex();
    const index = await this.index;
    const wanted = index.manifest.versions.filter(
      ({ id, isDefault }) => id === "" || (versions ? versions.includes(id) : isDefault),
    );
    const shards = await Promise.all(wanted.map((version) => this.openShard(version)));
    if (!shards.every(({ shard }) => shard.complete))
      void Promise.all(shards.map(({ whole }) => whole)).then(this.ready, () => undefined);
    return { ...index, shards };
  }

  private async readIndex() {
    const manifest = readManifest(new TextDecoder().decode(await this.readFile(MANIFEST, this.renewed)));
    this.known = manifest.versions.filter(({ id }) => id !== "");
    return { manifest, synonyms: readSynonyms(manifest.synonyms) };
  }

  private async openShard({ id, first, second }: Manifest["versions"][number]): Promise<OpenShard> {
    const opening = this.shards.get(id) ?? this.readPart(first).then((content) => Shard.read(id, content));
    this.shards.set(id, opening);
    const shard = await opening;
    let whole = this.rests.get(shard);
    if (!whole) {
      whole = this.readPart(second).then((rest) => shard.addText(rest));
      // Titles and headings can still be searched; the next call retries the rest.
      whole.catch(() => this.rests.delete(shard));
      this.rests.set(shard, whole);
    }
    return { shard, whole };
  }

  private forget(): void {
    this.index = undefined;
    this.shards.clear();
    this.rests.clear();
  }
}

/** The failure of a search that could not read a file of its index. */
export function failureOf(error: unknown): SearchFailure {
  const reason = error instanceof DamagedIndex ? "damaged" : "network";
  return new SearchFailure(reason, (error as Error).message);
}
