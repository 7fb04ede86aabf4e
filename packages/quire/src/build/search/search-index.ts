import path from "node:path";
import { contentHash, hashOf } from "../../base/content-hash.ts";
import type { DocumentTerms } from "../../search/document-terms.ts";
import { filePath, MANIFEST, type Manifest } from "../../search/manifest.ts";
import { hasIndex } from "../../search/site-settings.ts";
import { engineHash } from "../cache/engine-hash.ts";
import type { BuildState } from "../cache/state.ts";
import { packFolder } from "../documents/documents.ts";
import { type ExtraFile, textFile } from "../output/extra-file.ts";
import type { FileWriter } from "../output/output-writer.ts";
import type { WorkPool } from "../pages/pool.ts";
import type { SiteSession } from "../site-session.ts";
import { type IndexFiles, type IndexJob, makeIndex } from "./index-job.ts";
import { pageReferences } from "./page-references.ts";
import { type SearchScope, searchScopes } from "./search-pages.ts";

/**
 * The files of a site's search index: a manifest, and two files for each version. They are stored compressed, so
 * as not to depend on the host. Unchanged versions keep their files, which are not even read.
 *
 * @param pool threads that make the index of each version while this one does other things
 */
export function searchFiles(
  session: SiteSession,
  pages: BuildState["pages"],
  pool?: WorkPool,
): ExtraFile<FileWriter>[] {
  const { config, routes, synonyms } = session;
  if (!hasIndex(config)) return [];
  const found = searchScopes(routes, config, pageReferences(session), (page) => pages[page]?.search?.title);
  const scopes = found.map((scope) => withKeys(scope, session, pages));
  const manifest: Manifest = {
    build: hashOf(JSON.stringify(synonyms), config.title, ...scopes.map(({ key }) => key)),
    name: config.title,
    versions: scopes.map(({ id, label, isDefault, key }) => {
      return { id, label, isDefault, first: `${key}-1`, second: `${key}-2` };
    }),
    synonyms,
  };
  return [
    textFile(MANIFEST.slice(1), JSON.stringify(manifest)),
    ...scopes.flatMap((scope) => indexFiles(session, scope, pages, pool)),
  ];
}

/** A scope with a key for everything that goes into its index, and with keys for the terms of its pages. */
type KeyedScope = ReturnType<typeof withKeys>;

function withKeys(scope: SearchScope, { documents }: SiteSession, built: BuildState["pages"]) {
  const pages = scope.pages.map((page) => ({
    ...page,
    termsKey: page.source
      ? documents.keyOf(page.source)
      : contentHash(JSON.stringify(built[page.path]?.search ?? "")),
  }));
  const parts = pages.map(({ source: _, termsKey, ...facts }) => JSON.stringify([facts, termsKey]));
  return { ...scope, pages, key: hashOf(engineHash(), scope.id, ...parts).slice(0, 16) };
}

function indexFiles(
  session: SiteSession,
  scope: KeyedScope,
  pages: BuildState["pages"],
  pool: WorkPool | undefined,
): ExtraFile<FileWriter>[] {
  const { key } = scope;
  const make = async (): Promise<IndexFiles> => {
    const job = indexJob(session, scope, pages);
    return (await pool?.makeIndex(job)) ?? makeHere(session, scope, job);
  };
  let making: Promise<IndexFiles> | undefined;
  const made = () => (making ??= make());
  return (["first", "second"] as const).map((part, index) => {
    const name = filePath(`${key}-${index + 1}`).slice(1);
    return {
      name,
      key,
      // What fails is told when the files are written.
      begin: () => void made().catch(() => undefined),
      write: async (writer) => writer.write(name, (await made())[part]),
    };
  });
}

const nothing: DocumentTerms = { sections: [], terms: "", levels: "", length: 0, texts: [] };

function indexJob(session: SiteSession, scope: KeyedScope, pages: BuildState["pages"]): IndexJob {
  const sorted = scope.pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    kept: path.join(session.workspace.cacheDir, "search", `${hashOf(scope.id)}.bin`),
    packs: packFolder(session.workspace),
    key: scope.key,
    pages: sorted.map(({ source, ...facts }) => ({
      ...facts,
      terms: source ? session.documents.termsLocation(source) : (pages[facts.path]?.search?.terms ?? nothing),
    })),
  };
}

/** Make the index in this thread, which can compile documents whose terms are not in the cache, or damaged there. */
async function makeHere(
  { documents }: SiteSession,
  { pages }: KeyedScope,
  job: IndexJob,
): Promise<IndexFiles> {
  const sources = new Map(pages.map(({ path, source }) => [path, source]));
  const made = await makeIndex(job, ({ path, terms }) => {
    const source = sources.get(path);
    return source ? documents.terms(source) : (terms as DocumentTerms);
  });
  return made!;
}
