import type { FileWriter } from "../build/output/output-writer.ts";
import { searchFiles } from "../build/search/search-index.ts";
import { searchScopes } from "../build/search/search-pages.ts";
import { textFiles } from "../build/search/search-texts.ts";
import type { SiteSession } from "../build/site-session.ts";
import { MANIFEST } from "../search/manifest.ts";

/** Whether a site path belongs to the search index. */
export function isSearchFile(sitePath: string): boolean {
  return sitePath === MANIFEST || sitePath.startsWith("/assets/search/");
}

/**
 * Build all files of the search index, by site path, compiling documents as needed. Pages rendered by components are
 * left out, as they would have to be rendered first.
 *
 * @param session its facts about documents are extended
 */
export async function devSearchIndex(session: SiteSession): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const keep = (name: string, content: string | Uint8Array) => {
    files.set(`/${name}`, typeof content === "string" ? Buffer.from(content) : content);
    return [];
  };
  const writer: FileWriter = { write: keep, writeAside: async (name, content) => keep(name, content) };
  const faulty = new Set<string>();
  for (const { pages } of searchScopes(session.routes, session.config, new Map(), () => undefined)) {
    for (const { path, source } of pages) {
      if (!source) continue;
      // Lets requests for pages go first.
      await new Promise(setImmediate);
      try {
        const { document, meta } = await session.documents.get(source);
        session.metas[source.file] = meta;
        for (const { name, content } of textFiles(document.sections)) files.set(`/${name}`, content);
      } catch {
        // The document's own page shows the problem.
        faulty.add(path);
      }
    }
  }
  const routes = session.routes.filter(({ path }) => !faulty.has(path));
  for (const file of searchFiles({ ...session, routes }, {})) await file.write(writer);
  return files;
}
