import { readFileSync, statSync } from "node:fs";
import { hashOf } from "../../base/content-hash.ts";
import type { Problem } from "../../base/problem.ts";
import { sidebarFile } from "../../render/sidebar-places.ts";
import { canonicalPaths } from "../../site/canonical.ts";
import { openSearchDescription, openSearchPath } from "../../site/files/open-search-description.ts";
import { renderRobots } from "../../site/files/robots.ts";
import { renderSitemaps } from "../../site/files/sitemap.ts";
import { listPages } from "../../site/listed-pages.ts";
import { hasSearchPage } from "../../site/search-page.ts";
import type { BuildState } from "../cache/state.ts";
import type { WorkPool } from "../pages/pool.ts";
import { globMatcher } from "../read/globs.ts";
import { searchFiles } from "../search/search-index.ts";
import type { SiteSession } from "../site-session.ts";
import { isCompressible } from "./compress.ts";
import { type ExtraFile, textFile } from "./extra-file.ts";
import { feedFiles } from "./feed-files.ts";
import { hostFiles } from "./host-files.ts";
import { machineFiles } from "./machine-files.ts";
import { htmlFile } from "./output-writer.ts";
import { ownFiles } from "./own-files.ts";
import { sheetSources } from "./policy-sources.ts";
import { redirectDocument } from "./redirect-document.ts";
import { sitePolicy } from "./site-policy.ts";

/**
 * List all files of the output that belong to no page: static files, bundles, images and other assets of pages,
 * sidebars, and files for crawlers, feed readers and hosts. Of two with the same name, the first is used, so that
 * an author's `robots.txt` replaces the generated one; pages, and files the site relies on, cannot be replaced.
 *
 * @param last the state of the current output
 * @param pool threads that may help to make them
 * @returns the files, and a warning for what hosts would not accept
 */
export function extraFiles(
  session: SiteSession,
  pages: BuildState["pages"],
  last: BuildState,
  pool?: WorkPool,
): { files: ExtraFile[]; problems: Problem[] } {
  const files: ExtraFile[] = [];
  const own = new Set(ownFiles(session.site, session.config));
  for (const [sitePath, file] of session.tree.staticFiles)
    if (!own.has(sitePath)) files.push(fromDisk(sitePath.slice(1), file));
  for (const [sitePath, file] of Object.entries(session.bundle.files))
    files.push(fromDisk(sitePath.slice(1), file));
  // The names contain hashes of the contents, so it does not matter which page brings one.
  const assets = new Map(Object.values(pages).flatMap((page) => Object.entries(page.assets)));
  const contents = new Map(Object.values(pages).flatMap((page) => Object.entries(page.contents)));
  for (const [sitePath, file] of assets) files.push(fromDisk(sitePath.slice(1), file));
  for (const [sitePath, content] of contents) files.push(textFile(sitePath.slice(1), content));
  files.push(...sidebarFiles(session), ...feedFiles(session, pages), ...searchFiles(session, pages, pool));
  const generated = generatedFiles(session, pages, contents);
  files.push(...machineFiles(session, pages, last), ...generated.files);
  const byName = new Map<string, ExtraFile>();
  for (const file of files) if (!byName.has(file.name)) byName.set(file.name, file);
  for (const page of Object.values(pages)) for (const { name } of page.files) byName.delete(name);
  return { files: [...byName.values()], problems: generated.problems };
}

function fromDisk(name: string, file: string): ExtraFile {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  return {
    name,
    key: hashOf(file, JSON.stringify([size, mtimeMs, ctimeMs, ino])),
    write(writer) {
      if (isCompressible(name)) return writer.writeAside(name, readFileSync(file));
      writer.copy(name, file);
      return [{ name, size }];
    },
  };
}

function sidebarFiles({ config, site }: SiteSession): ExtraFile[] {
  return site.versions.flatMap((version) =>
    Object.keys(version.sidebars).map((sidebar): ExtraFile => {
      const name = decodeURIComponent(sidebarFile(version, sidebar).slice(1));
      return {
        name,
        key: hashOf(config.baseUrl, JSON.stringify(version.sidebars[sidebar])),
        async write(writer) {
          const { sidebarFragment } = await import("../../render/sidebar-html.ts");
          return writer.writeAside(name, sidebarFragment(config.baseUrl, version, sidebar));
        },
      };
    }),
  );
}

/** The pages for sitemaps. A pattern may also be of paths that end with a slash, such as `/tags/**`. */
function sitemapPages({ site, config, sitemapPaths }: SiteSession) {
  const isExcluded = globMatcher(config.sitemapExclude);
  return listPages(site).filter(
    ({ path }) => (sitemapPaths?.has(path) ?? true) && !isExcluded(path) && !isExcluded(`${path}/`),
  );
}

/**
 * Files for crawlers, feed readers and hosts.
 *
 * @param contents those of pages by site path, style sheets among them
 */
function generatedFiles(
  session: SiteSession,
  pages: BuildState["pages"],
  contents: ReadonlyMap<string, string>,
): { files: ExtraFile[]; problems: Problem[] } {
  const { config, site, bundle } = session;
  const isSheet = ([name]: [string, string]) => name.endsWith(".css");
  const bundled = Object.entries(bundle.files).filter(isSheet);
  const sheets = [
    ...bundled.map(([, file]) => readFileSync(file, "utf8")),
    ...[...contents].filter(isSheet).map(([, css]) => css),
  ];
  const host = hostFiles({
    baseUrl: config.baseUrl,
    redirects: site.redirects,
    contentSecurityPolicy: sitePolicy(
      config,
      [...Object.values(pages), ...sheets.map((css) => ({ policySources: sheetSources(css) })), bundle],
      bundle.first,
    ),
  });
  const files = [
    ...[
      ...(config.noIndex ? [] : renderSitemaps(sitemapPages(session), config, canonicalPaths(site))),
      ...host.files,
    ].map(({ name, text }) => textFile(name, text)),
    ...site.redirects.map((redirect) =>
      textFile(htmlFile(redirect.from), redirectDocument(config, redirect)),
    ),
    ...(hasSearchPage(site) ? [textFile(openSearchPath.slice(1), openSearchDescription(config))] : []),
    textFile("robots.txt", renderRobots(config)),
    textFile(".nojekyll", ""),
  ];
  return { files, problems: host.problems };
}
