import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import MiniSearch, { type SearchResult } from "minisearch";
import { filePath, MANIFEST, readManifest } from "../packages/quire/src/search/manifest.ts";
import { SearchSession } from "../packages/quire/src/search/session.ts";
import { Shard } from "../packages/quire/src/search/shard.ts";
import { stem } from "../packages/quire/src/search/stem.ts";
import { stopWords } from "../packages/quire/src/search/stop-words.ts";

/** A page of the site with its text, for engines that build their own index. */
export interface SitePage {
  path: string;
  title: string;
  kind: string;
  sections: { anchor: string; headings: readonly string[]; text: string }[];
}

/** An engine to compare. */
export interface Engine {
  name: string;
  /** Compressed size in bytes of what is loaded until the first result, and of the whole index. */
  bytes: { first: number; all: number };
  /** Paths of the best ten pages, best first. */
  search(query: string): Promise<string[]>;
}

/**
 * Quire's own engine, with the index of a built site.
 *
 * @param version to search, along with pages of no version; defaults to the latest
 */
export async function openQuire(
  outDir: string,
  version?: string,
): Promise<Engine & { session: SearchSession; pages: SitePage[] }> {
  const read = (path: string) => readFileSync(join(outDir, path));
  const session = new SearchSession(async (path) => read(path));
  const versions = version === undefined ? undefined : [version];
  await session.load(versions);
  const manifest = readManifest(read(MANIFEST).toString());
  const own = manifest.versions.filter(({ id, isDefault }) =>
    version === undefined ? id === "" || isDefault : id === "" || id === version,
  );
  const sizes = own.map(
    ({ first, second }) => [read(filePath(first)).length, read(filePath(second)).length] as const,
  );
  const first = sizes.reduce((sum, [size]) => sum + size, read(`${MANIFEST}.gz`).length);
  const pages: SitePage[] = [];
  for (const { id, first: name } of own) {
    const shard = Shard.read(id, inflateSync(read(filePath(name))));
    for (const { path, title, kind } of shard.pages)
      pages.push({ path, title, kind, sections: [...(await session.texts({ path, version: id }))] });
  }
  return {
    name: "Quire",
    bytes: { first, all: sizes.reduce((sum, [, size]) => sum + size, first) },
    session,
    pages,
    search: async (query) =>
      (await session.search(query, { limit: 10, ...(versions && { versions }) })).hits.map(
        ({ path }) => path,
      ),
  };
}

interface Entry {
  id: number;
  page: string;
  title: string;
  titles: string;
  text: string;
  kind: string;
}

function entriesOf(pages: readonly SitePage[]): Entry[] {
  const entries: Entry[] = [];
  for (const { path, title, kind, sections } of pages) {
    const own = sections.length > 0 ? sections : [{ headings: [] as string[], text: "" }];
    for (const { headings, text } of own)
      entries.push({
        id: entries.length,
        page: path,
        title: headings.at(-1) ?? title,
        titles: [title, ...headings.slice(0, -1)].join(" "),
        text,
        kind,
      });
  }
  return entries;
}

/** MiniSearch, configured as in VitePress. */
export function openMiniSearch(pages: readonly SitePage[], gzip: (text: string) => number): Engine {
  const engine = new MiniSearch<Entry>({
    fields: ["title", "titles", "text"],
    storeFields: ["page", "title", "titles"],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  engine.addAll(entriesOf(pages));
  const bytes = gzip(JSON.stringify(engine));
  return {
    name: "MiniSearch, plain",
    bytes: { first: bytes, all: bytes },
    search: async (query) => pagesOf(engine.search(query)),
  };
}

/**
 * MiniSearch, tuned as well as possible: names as a whole and in parts, stemming, stop words, exact before prefix
 * before fuzzy matches, share of matched words, page titles, sections grouped by page.
 */
export function openTunedMiniSearch(pages: readonly SitePage[], gzip: (text: string) => number): Engine {
  const tokenize = (text: string) =>
    text.split(/[^\p{L}\p{N}_.:-]+/u).flatMap((word) => {
      const bare = word.replace(/^[_.:-]+|[_.:-]+$/g, "");
      const parts = bare.replace(/([a-z0-9])([A-Z])/g, "$1 $2").split(/[\s_.:-]+/);
      return parts.length > 1 ? [bare, ...parts] : [bare];
    });
  const processTerm = (term: string) => {
    const lower = term.toLowerCase();
    return lower === "" || stopWords.has(lower) ? null : stem(lower);
  };
  const kinds = new Map(pages.map(({ path, kind }) => [path, kind]));
  const titles = new Map(pages.map(({ path, title }) => [path, new Set(tokenize(title).map(processTerm))]));
  const engine = new MiniSearch<Entry>({
    fields: ["title", "titles", "text"],
    storeFields: ["page", "title", "titles"],
    tokenize,
    processTerm,
    searchOptions: { boost: { title: 4, titles: 2.5, text: 1 } },
  });
  engine.addAll(entriesOf(pages));
  const bytes = gzip(JSON.stringify(engine));
  const stages = [{}, { prefix: true }, { prefix: true, fuzzy: 0.25 }];
  return {
    name: "MiniSearch, tuned",
    bytes: { first: bytes, all: bytes },
    async search(query) {
      const words = [
        ...new Set(
          tokenize(query)
            .map(processTerm)
            .filter((term) => term !== null),
        ),
      ];
      const wanted = Math.max(1, words.length);
      const known = (results: readonly SearchResult[]) =>
        Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));
      let results: SearchResult[] = [];
      for (const stage of stages) {
        const found = engine.search(query, stage);
        if (known(found) > known(results) || results.length === 0) results = found;
        if (known(results) >= wanted) break;
      }
      for (const result of results) {
        const title = titles.get(result.page as string)!;
        const inTitle = words.filter((word) => title.has(word)).length / Math.max(wanted, title.size);
        const release = kinds.get(result.page as string) === "release" ? 0.6 : 1;
        result.score *= (result.queryTerms.length / wanted) ** 1.5 * (1 + inTitle) * release;
      }
      return pagesOf(results.sort((a, b) => b.score - a.score));
    },
  };
}

function pagesOf(results: readonly SearchResult[]): string[] {
  return [...new Set(results.map(({ page }) => page as string))].slice(0, 10);
}
