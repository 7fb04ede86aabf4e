import type { DocumentMeta } from "../build/document-meta.ts";
import type { OutputWriter } from "../build/output-writer.ts";
import { searchFiles } from "../build/search-index.ts";
import { searchScopes } from "../build/search-pages.ts";
import { textFiles } from "../build/search-texts.ts";
import type { SiteSession } from "../build/site-session.ts";
import { MANIFEST } from "../search/manifest.ts";

/** Whether a site path is that of a file of the search index. */
export function isSearchFile(sitePath: string): boolean {
  return sitePath === MANIFEST || sitePath.startsWith("/assets/search/");
}

/**
 * Every file of the search index, by site path. Documents that are not compiled yet are compiled now. Pages that
 * components draw are left out: they would have to be drawn.
 *
 * @param metas what is known of documents, by file; completed
 */
export async function devSearchIndex(
  session: SiteSession,
  metas: Record<string, DocumentMeta>,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const writer: Pick<OutputWriter, "write"> = {
    write(name, content) {
      files.set(`/${name}`, typeof content === "string" ? Buffer.from(content) : content);
      return [];
    },
  };
  const faulty = new Set<string>();
  for (const { pages } of searchScopes(session.routes, session.config, new Map(), () => undefined)) {
    for (const { path, source } of pages) {
      if (!source) continue;
      // Pages that are asked for meanwhile come first.
      await new Promise(setImmediate);
      try {
        const { document, meta } = await session.documents.get(source);
        metas[source.file] = meta;
        for (const { name, content } of textFiles(document.sections)) files.set(`/${name}`, content);
      } catch {
        // Its page says what is wrong with it.
        faulty.add(path);
      }
    }
  }
  const routes = session.routes.filter(({ path }) => !faulty.has(path));
  for (const file of searchFiles({ ...session, routes, metas }, {})) await file.write(writer as OutputWriter);
  return files;
}
