/** Lists of a site's pages for search engines, by the sitemap protocol (sitemaps.org, 0.9). */
import { absoluteUrl } from "./address.ts";
import type { Route } from "./routes.ts";
import { escapeXml, xmlDocument, xmlElement } from "./xml.ts";

/** A text file of the output. */
export interface TextFile {
  /** Relative to the output folder. */
  name: string;
  text: string;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Addresses the protocol allows in one file. */
const mostInOne = 50_000;

/**
 * Make the sitemaps of a site: `sitemap.xml`, which lists the others; one for each docs version
 * (`sitemap-current.xml`, `sitemap-1.1.0.xml`; of an instance other than `default` with its id in front);
 * and `sitemap-pages.xml` for everything else. Routes that are not to be indexed are left out, those whose canonical
 * path is another page's too, and so is a sitemap that would be empty.
 *
 * @param canonicalPath the canonical path of a page by its own
 */
export function renderSitemaps(
  routes: readonly Route[],
  { siteUrl, baseUrl }: { siteUrl: string; baseUrl: string },
  canonicalPath: (path: string) => string,
): TextFile[] {
  const groups = new Map<string, Route[]>();
  const known = new Set<string>();
  for (const route of routes) {
    // Of two pages with one address the first is published.
    if (known.has(route.path)) continue;
    known.add(route.path);
    if (route.noIndex || canonicalPath(route.path) !== route.path) continue;
    const key = groupOf(route);
    const group = groups.get(key);
    if (group) group.push(route);
    else groups.set(key, [route]);
  }
  const files: TextFile[] = [];
  const newest: (string | undefined)[] = [];
  const names = new Set<string>();
  for (const [key, all] of groups) {
    for (let start = 0; start < all.length; start += mostInOne) {
      const part = all.slice(start, start + mostInOne);
      const lines = part.map(
        ({ path, lastmod }) =>
          `<url>${xmlElement("loc", absoluteUrl(siteUrl, baseUrl, path))}${xmlElement("lastmod", lastmod)}</url>`,
      );
      const name = freeName(`sitemap-${key}`, names);
      files.push({ name, text: xmlDocument([`<urlset ${namespace}>`, ...lines, "</urlset>"]) });
      newest.push(part.reduce<string | undefined>((last, { lastmod }) => later(last, lastmod), undefined));
    }
  }
  const index = files.map(
    ({ name }, at) =>
      `<sitemap><loc>${escapeXml(`${siteUrl}${baseUrl}${name}`)}</loc>${xmlElement("lastmod", newest[at])}</sitemap>`,
  );
  const text = xmlDocument([`<sitemapindex ${namespace}>`, ...index, "</sitemapindex>"]);
  return [{ name: "sitemap.xml", text }, ...files];
}

function groupOf({ instance, version }: Route): string {
  if (version === undefined) return "pages";
  const name = instance === undefined || instance === "default" ? version : `${instance}-${version}`;
  return name.replace(/[^\w.-]+/g, "-");
}

/** A name that no other sitemap has: of several, the second gets `-2`. */
function freeName(base: string, taken: Set<string>): string {
  let name = `${base}.xml`;
  for (let n = 2; taken.has(name); n++) name = `${base}-${n}.xml`;
  taken.add(name);
  return name;
}

function later(a: string | undefined, b: string | undefined): string | undefined {
  return a === undefined || (b !== undefined && b > a) ? b : a;
}
