import type { DocumentMeta } from "./document-meta.ts";
import { documentsOf } from "./page-documents.ts";
import type { SiteSession } from "./site-session.ts";

/**
 * From how many other pages the text of documents leads to each page: what many refer to is what most look for.
 * What stands around every page, such as sidebars, does not count.
 *
 * @param metas what is known of documents, by file
 * @returns by the path of the page; pages that nothing leads to are not in it
 */
export function countLinks(
  { routes, links }: Pick<SiteSession, "routes" | "links">,
  metas: Readonly<Record<string, DocumentMeta>>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const route of routes) {
    if (route.kind === "blog-list") continue;
    for (const { source, origin } of documentsOf(route)) {
      const meta = metas[source.file];
      if (!meta) continue;
      for (const path of new Set(links.resolve(meta.links, origin).pages))
        if (path !== route.path) counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }
  return counts;
}
