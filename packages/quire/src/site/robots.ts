/**
 * Text of `robots.txt`: everything may be read and the sitemap is named; a site that is not to be indexed
 * asks not to be read at all. It counts only at the root of a host; under a base path it does no harm.
 */
export function renderRobots(site: { siteUrl: string; baseUrl: string; noIndex: boolean }): string {
  if (site.noIndex) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.siteUrl}${site.baseUrl}sitemap.xml\n`;
}
