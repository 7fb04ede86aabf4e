import type { DocumentLinks } from "../documents/resolve-links.ts";
import { documentsOf } from "../pages/page-documents.ts";
import type { SiteSession } from "../site-session.ts";

/** Links to a page from documents of other pages, which indicate how important it is. */
export interface PageReferences {
  /** Number of pages with such a link. */
  links: number;
  /** Texts used in at least two of these links, most frequent first, in lower case. */
  called: string[];
}

/** Maximum number of texts to keep for a page. */
const MAX_NAMES = 3;

/**
 * Collect the links between documents. Links in the frame of pages, such as sidebars, do not count.
 *
 * @returns by path of the target; pages without links to them are not included
 */
export function pageReferences({
  routes,
  links,
  metas,
}: Pick<SiteSession, "routes" | "links" | "metas">): Map<string, PageReferences> {
  const found = new Map<string, { pages: number; texts: Map<string, number> }>();
  for (const route of routes) {
    if (route.kind === "blog-list") continue;
    for (const { source, origin } of documentsOf(route)) {
      const meta = metas[source.file];
      if (!meta) continue;
      for (const [path, texts] of textsByTarget(links.resolve(meta.links, origin).pages)) {
        if (path === route.path) continue;
        const own = found.get(path) ?? { pages: 0, texts: new Map() };
        found.set(path, own);
        own.pages++;
        for (const text of texts) own.texts.set(text, (own.texts.get(text) ?? 0) + 1);
      }
    }
  }
  return new Map(
    [...found].map(([path, { pages, texts }]) => [path, { links: pages, called: usual(texts) }]),
  );
}

/** The texts of a document's links to each page, in lower case. */
function textsByTarget(links: DocumentLinks["pages"]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of links) {
    const texts = found.get(path) ?? new Set();
    found.set(path, text === undefined ? texts : texts.add(text.toLowerCase()));
  }
  return found;
}

function usual(texts: ReadonlyMap<string, number>): string[] {
  return [...texts]
    .filter(([, count]) => count > 1)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MAX_NAMES)
    .map(([text]) => text);
}
