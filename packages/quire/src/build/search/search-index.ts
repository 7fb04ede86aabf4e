import path from "node:path";
import { promisify } from "node:util";
import { deflate, type ZlibOptions } from "node:zlib";
import { contentHash, hashOf } from "../../base/content-hash.ts";
import type { DocumentOutline, DocumentTerms } from "../../search/document-terms.ts";
import type { ForwardIndex } from "../../search/forward-index.ts";
import { filePath, MANIFEST, type Manifest } from "../../search/manifest.ts";
import { type SearchPage, writeShard } from "../../search/shard-writer.ts";
import { hasIndex } from "../../search/site-settings.ts";
import type { Source } from "../../site/model.ts";
import { readPacked, writePacked } from "../cache/cache.ts";
import { engineHash } from "../cache/engine-hash.ts";
import type { BuildState } from "../cache/state.ts";
import { type ExtraFile, textFile } from "../output/extra-file.ts";
import type { FileWriter } from "../output/output-writer.ts";
import type { SiteSession } from "../site-session.ts";
import { pageReferences } from "./page-references.ts";
import { type SearchScope, searchScopes } from "./search-pages.ts";
import { readSynonymFile } from "./synonym-file.ts";

/** Compress in another thread, in one go. */
const compressed = (bytes: Uint8Array): Promise<Uint8Array> =>
  promisify<Uint8Array, ZlibOptions, Uint8Array>(deflate)(bytes, { chunkSize: Math.max(64, bytes.length) });

/**
 * The files of a site's search index: a manifest, and two files for each version. They are stored compressed, so
 * as not to depend on the host. Unchanged versions keep their files, which are not even read.
 */
export function searchFiles(session: SiteSession, pages: BuildState["pages"]): ExtraFile<FileWriter>[] {
  const { config, routes, workspace } = session;
  if (!hasIndex(config)) return [];
  const synonyms = readSynonymFile(workspace.siteDir, config.search ? config.search.synonyms : undefined);
  const scopes = searchScopes(
    routes,
    config,
    pageReferences(session, session.metas),
    (page) => pages[page]?.search?.title,
  );
  const keys = scopes.map((scope) => scopeKey(session, scope, pages));
  const versions = scopes.map(({ id, label, isDefault }, index) => {
    const key = keys[index]!;
    return { id, label, isDefault, first: `${key}-1`, second: `${key}-2` };
  });
  const manifest: Manifest = {
    build: hashOf(JSON.stringify(synonyms), config.title, ...keys),
    name: config.title,
    versions,
    synonyms,
  };
  return [
    textFile(MANIFEST.slice(1), JSON.stringify(manifest)),
    ...scopes.flatMap((scope, index) => shardFiles(session, scope, keys[index]!, pages)),
  ];
}

/** A key for everything that goes into the index of a version. */
function scopeKey(session: SiteSession, scope: SearchScope, pages: BuildState["pages"]): string {
  const parts = scope.pages.map(({ source, ...facts }) =>
    JSON.stringify([facts, termsKey(session, facts.path, source, pages)]),
  );
  return hashOf(engineHash(), scope.id, ...parts).slice(0, 16);
}

/** A key for the terms of a page. */
function termsKey(
  { documents }: SiteSession,
  page: string,
  source: Source | undefined,
  pages: BuildState["pages"],
): string {
  return source ? documents.keyOf(source) : contentHash(JSON.stringify(pages[page]?.search ?? ""));
}

function shardFiles(
  session: SiteSession,
  scope: SearchScope,
  key: string,
  pages: BuildState["pages"],
): ExtraFile<FileWriter>[] {
  let made: Promise<Record<"first" | "second", Uint8Array>> | undefined;
  const make = async () => {
    const { first, second } = await makeShard(session, scope, key, pages);
    const [a, b] = await Promise.all([compressed(first), compressed(second)]);
    return { first: a, second: b };
  };
  return (["first", "second"] as const).map((part, index) => {
    const name = filePath(`${key}-${index + 1}`).slice(1);
    return {
      name,
      key,
      write: async (writer) => {
        made ??= make();
        return writer.write(name, (await made)[part]);
      },
    };
  });
}

/** The index of a version as of the last build; documents that have not changed are taken over from it. */
interface KeptIndex {
  /** Keys of the documents' terms, in the order of the index. */
  keys: string[];
  outlines: DocumentOutline[];
  index: ForwardIndex;
}

async function makeShard(
  session: SiteSession,
  scope: SearchScope,
  key: string,
  pages: BuildState["pages"],
): Promise<{ first: Uint8Array; second: Uint8Array }> {
  const file = path.join(session.workspace.cacheDir, "search", `${hashOf(scope.id)}.bin`);
  const kept = readPacked<KeptIndex>(file);
  const documents = new Map(kept?.keys.map((known, document) => [known, document]));
  const sorted = scope.pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const entries: SearchPage[] = [];
  const keys: string[] = [];
  const outlines: DocumentOutline[] = [];
  for (const { source, ...facts } of sorted) {
    const known = termsKey(session, facts.path, source, pages);
    const document = documents.get(known);
    const terms =
      document === undefined
        ? await termsOf(session, facts.path, source, pages)
        : { ...kept!.outlines[document]!, document };
    const { heading, sections, length, texts } = terms;
    keys.push(known);
    outlines.push({ heading, sections, length, texts });
    // Readers know a page by its heading; its title may be shorter, next to its categories.
    const title = heading ?? facts.title;
    const names = title.includes(facts.title) ? facts.names : `${facts.title}; ${facts.names}`;
    const { links, called } = facts.references;
    // A name equal to the title adds nothing.
    const others = called.filter((name) => name !== title.toLowerCase());
    entries.push({ ...facts, title, names, links, called: others, terms });
  }
  const { index, ...shard } = writeShard(key, entries, kept?.index);
  writePacked(file, { keys, outlines, index } satisfies KeptIndex);
  return shard;
}

const nothing: DocumentTerms = { sections: [], terms: "", levels: "", length: 0, texts: [] };

async function termsOf(
  session: SiteSession,
  page: string,
  source: Source | undefined,
  pages: BuildState["pages"],
): Promise<DocumentTerms> {
  if (source) return session.documents.terms(source);
  return pages[page]?.search?.terms ?? nothing;
}
