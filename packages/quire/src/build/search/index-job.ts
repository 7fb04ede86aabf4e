import { promisify } from "node:util";
import { deflate, type ZlibOptions } from "node:zlib";
import type { DocumentOutline, DocumentTerms } from "../../search/document-terms.ts";
import { type ForwardIndex, indexForward } from "../../search/forward-index.ts";
import {
  firstFile,
  type PreparedNames,
  type PreparedPage,
  prepareNames,
  type SearchPage,
  secondFile,
} from "../../search/shard-writer.ts";
import { readPacked, writePacked } from "../cache/cache.ts";
import type { PackLocation } from "../cache/pack.ts";
import type { SearchablePage } from "./search-pages.ts";

/** What the index of a version is made from, in any thread. */
export interface IndexJob {
  /** Absolute path of a file of the cache, with the index as of the last build; replaced. */
  kept: string;
  /** Absolute path of the folder with the terms of documents. */
  packs: string;
  /** Carried by both files, so that files of different builds are never combined. */
  key: string;
  /** In the order of their paths. */
  pages: IndexedPage[];
}

export interface IndexedPage extends Omit<SearchablePage, "source"> {
  /** Key of its terms: those of a page with the same key are the same. */
  termsKey: string;
  /** Its terms, or where they are stored; undefined if they have to be found anew. */
  terms?: DocumentTerms | PackLocation;
}

/** The files of a version's index. */
export type IndexFiles = Record<"first" | "second", Uint8Array>;

/** The index as of the last build; documents that have not changed are taken over from it. */
interface KeptIndex {
  /** In the order of the index. */
  documents: KeptDocument[];
  index: ForwardIndex;
}

interface KeptDocument extends DocumentOutline {
  termsKey: string;
  title: string;
  names: string;
  /** What follows from its title, names and terms. */
  prepared: PreparedNames;
}

/**
 * Make the index of a version.
 *
 * @param termsOf returns the terms of a page that the last build did not have
 * @returns undefined if it cannot
 */
export async function makeIndex(
  { kept: file, key, pages }: IndexJob,
  termsOf: (page: IndexedPage) => Promise<DocumentTerms> | DocumentTerms | undefined,
): Promise<IndexFiles | undefined> {
  const kept = readPacked<KeptIndex>(file);
  const numbers = new Map(kept?.documents.map(({ termsKey }, number) => [termsKey, number]));
  const entries: PreparedPage[] = [];
  const documents: KeptDocument[] = [];
  for (const page of pages) {
    const number = numbers.get(page.termsKey);
    const before = number === undefined ? undefined : kept?.documents[number];
    const terms = before && number !== undefined ? { ...before, document: number } : await termsOf(page);
    if (!terms) return undefined;
    const entry = searchPage(page, terms);
    const isSame = before?.title === entry.title && before.names === entry.names;
    const prepared = isSame ? before.prepared : prepareNames(entry);
    entries.push({ ...entry, prepared });
    const { heading, sections, length, texts } = terms;
    const { title, names } = entry;
    documents.push({ termsKey: page.termsKey, heading, sections, length, texts, title, names, prepared });
  }
  const index = indexForward(
    entries.map(({ terms }) => terms),
    kept?.index,
  );
  const files = Promise.all([
    compressed(secondFile(key, entries, index)),
    compressed(firstFile(key, entries)),
  ]);
  writePacked(file, { documents, index } satisfies KeptIndex);
  const [second, first] = await files;
  return { first, second };
}

function searchPage(facts: IndexedPage, terms: SearchPage["terms"]): SearchPage {
  // Readers know a page by its heading; its title may be shorter, next to its categories.
  const title = terms.heading ?? facts.title;
  const names = title.includes(facts.title) ? facts.names : `${facts.title}; ${facts.names}`;
  const { links, called } = facts.references;
  // A name equal to the title adds nothing.
  const others = called.filter((name) => name !== title.toLowerCase());
  return { ...facts, title, names, links, called: others, terms };
}

/** Compress in another thread, in one go. */
const compressed = (bytes: Uint8Array): Promise<Uint8Array> =>
  promisify<Uint8Array, ZlibOptions, Uint8Array>(deflate)(bytes, { chunkSize: Math.max(64, bytes.length) });
