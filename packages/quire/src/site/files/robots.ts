import type { SiteAddress } from "../address.ts";

/**
 * Text of `robots.txt`: allows everything and names the sitemap, or disallows everything for a site excluded from
 * indexing. It only takes effect at the root of a host, and is harmless under a base path.
 */
export function renderRobots(site: SiteAddress & { noIndex: boolean }): string {
  if (site.noIndex) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.url}${site.baseUrl}sitemap.xml\n`;
}
