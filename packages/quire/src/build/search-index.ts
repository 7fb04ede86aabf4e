import { promisify } from "node:util";
import { deflate } from "node:zlib";
import type { DocumentTerms } from "../search/document-terms.ts";
import { filePath, MANIFEST, type Manifest } from "../search/manifest.ts";
import { type SearchPage, writeShard } from "../search/shard-writer.ts";
import { hasIndex } from "../search/site-settings.ts";
import { type ExtraFile, textFile } from "./extra-file.ts";
import { pageReferences } from "./page-references.ts";
import { type SearchFacts, type SearchScope, searchScopes } from "./search-pages.ts";
import type { SiteSession } from "./site-session.ts";
import type { BuildState } from "./state.ts";
import { readSynonymFile } from "./synonym-file.ts";
import { contentHash, engineHash, hashOf } from "./workspace.ts";

const compressed = promisify(deflate);

/**
 * The files of a site's search index: a manifest, and two files for each version. They are stored compressed, so
 * as not to depend on the host. Unchanged versions keep their files, which are not even read.
 */
export function searchFiles(session: SiteSession, pages: BuildState["pages"]): ExtraFile[] {
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
    JSON.stringify([
      facts,
      source ? session.documents.keyOf(source) : contentHash(JSON.stringify(pages[facts.path]?.search ?? "")),
    ]),
  );
  return hashOf(engineHash(), scope.id, ...parts).slice(0, 16);
}

function shardFiles(
  session: SiteSession,
  scope: SearchScope,
  key: string,
  pages: BuildState["pages"],
): ExtraFile[] {
  let made: Promise<Record<"first" | "second", Uint8Array>> | undefined;
  const make = async () => {
    const entries: SearchPage[] = [];
    for (const facts of scope.pages) {
      const terms = await termsOf(session, facts, pages);
      // Readers know a page by its heading; its title may be shorter, next to its categories.
      const { heading: title = facts.title } = terms;
      const names = title.includes(facts.title) ? facts.names : `${facts.title}; ${facts.names}`;
      const { links, called } = facts.references;
      // A name equal to the title adds nothing.
      const others = called.filter((name) => name !== title.toLowerCase());
      entries.push({ ...facts, title, names, links, called: others, terms });
    }
    const { first, second } = writeShard(key, entries);
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

const nothing: DocumentTerms = { sections: [], terms: "", levels: "", length: 0, texts: [] };

async function termsOf(
  session: SiteSession,
  { path: page, source }: SearchFacts,
  pages: BuildState["pages"],
): Promise<DocumentTerms> {
  if (source) return session.documents.terms(source);
  return pages[page]?.search?.terms ?? nothing;
}
