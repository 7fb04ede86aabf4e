/** Writes sitemaps for search engines (sitemaps.org, 0.9). */
import { addTo } from "../../base/groups.ts";
import { absoluteUrl, type SiteAddress } from "../address.ts";
import type { ListedPage } from "../listed-pages.ts";
import { escapeXml, xmlDocument, xmlElement } from "./xml.ts";

/** A text file of the output. */
export interface TextFile {
  /** Relative to the output folder. */
  name: string;
  text: string;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Maximum number of URLs that the protocol allows in one file. */
const MAX_URLS = 50_000;

/**
 * Write the sitemaps of a site: `sitemap.xml`, which lists the others; one for each docs version
 * (`sitemap-current.xml`, `sitemap-1.1.0.xml`; prefixed with the instance's id unless that is `default`); and
 * `sitemap-pages.xml` for everything else. Pages that are excluded from indexing or have another canonical path
 * are left out, as are empty sitemaps.
 *
 * @param canonicalPath returns the canonical path of a page
 */
export function renderSitemaps(
  pages: readonly ListedPage[],
  site: SiteAddress,
  canonicalPath: (path: string) => string,
): TextFile[] {
  const groups = new Map<string, ListedPage[]>();
  const known = new Set<string>();
  for (const page of pages) {
    // Of two pages with the same path, the first is published.
    if (known.has(page.path)) continue;
    known.add(page.path);
    if (page.noIndex || canonicalPath(page.path) !== page.path) continue;
    addTo(groups, groupOf(page), page);
  }
  const files: TextFile[] = [];
  const newest: (string | undefined)[] = [];
  const names = new Set<string>();
  for (const [key, all] of groups) {
    for (let start = 0; start < all.length; start += MAX_URLS) {
      const part = all.slice(start, start + MAX_URLS);
      const lines = part.map(
        ({ path, lastmod }) =>
          `<url>${xmlElement("loc", absoluteUrl(site, path))}${xmlElement("lastmod", lastmod)}</url>`,
      );
      const name = freeName(`sitemap-${key}`, names);
      files.push({ name, text: xmlDocument([`<urlset ${namespace}>`, ...lines, "</urlset>"]) });
      newest.push(part.reduce<string | undefined>((last, { lastmod }) => later(last, lastmod), undefined));
    }
  }
  const index = files.map(
    ({ name }, at) =>
      `<sitemap><loc>${escapeXml(`${site.url}${site.baseUrl}${name}`)}</loc>${xmlElement("lastmod", newest[at])}</sitemap>`,
  );
  const text = xmlDocument([`<sitemapindex ${namespace}>`, ...index, "</sitemapindex>"]);
  return [{ name: "sitemap.xml", text }, ...files];
}

function groupOf({ instance, version }: ListedPage): string {
  if (version === undefined) return "pages";
  const name = instance === undefined || instance === "default" ? version : `${instance}-${version}`;
  return name.replace(/[^\w.-]+/g, "-");
}

/** A name not used by another sitemap: `-2` is appended for the second. */
function freeName(base: string, taken: Set<string>): string {
  let name = `${base}.xml`;
  for (let n = 2; taken.has(name); n++) name = `${base}-${n}.xml`;
  taken.add(name);
  return name;
}

function later(a: string | undefined, b: string | undefined): string | undefined {
  return a === undefined || (b !== undefined && b > a) ? b : a;
}
