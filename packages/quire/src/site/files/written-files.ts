import type { Site } from "../model.ts";
import { hasSearchPage } from "../search-page.ts";
import { contentsFile } from "./contents-paths.ts";
import { llmsPaths } from "./llms.ts";
import { openSearchPath } from "./open-search-description.ts";

/**
 * Site paths of the files that every build generates besides pages: feeds, and files for crawlers and programs,
 * unless the site is excluded from indexing.
 */
export function writtenFiles(site: Site, noIndex: boolean): string[] {
  const texts = [{ isLast: true, path: "/" }, ...site.versions.filter((version) => !version.noIndex)].flatMap(
    ({ isLast, path }) => {
      const { short, full } = llmsPaths({ isDefault: isLast, path });
      return [short, full];
    },
  );
  return [...neededFiles(site, noIndex), "/robots.txt", ...(noIndex ? [] : ["/sitemap.xml", ...texts])];
}

/** Those that a static file must not replace, as pages and programs rely on them. */
export function neededFiles(site: Site, noIndex: boolean): string[] {
  const feeds = site.blogs.flatMap(({ feeds }) => Object.values(feeds).filter((feed) => feed !== undefined));
  return [
    ...feeds,
    ...(hasSearchPage(site) ? [openSearchPath] : []),
    ...(noIndex ? [] : [`/${contentsFile}`]),
  ];
}
