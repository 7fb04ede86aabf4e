/** All link targets of a site, indexed by path and by file. */
import { posix } from "node:path";
import { nearest } from "../base/nearest.ts";
import { decodePath, hrefOf, isExternalAddress } from "./address.ts";
import { closestIndex } from "./closest.ts";
import { writtenFiles } from "./files/written-files.ts";
import { listPages } from "./listed-pages.ts";
import type { Site } from "./model.ts";

/** A page that can be linked to. */
export interface PlaceInSite {
  /** Site path. */
  path: string;
  /** Path with the base path, percent-encoded; for redirects out of the site, their URL. */
  href: string;
  /** Fragment added by a redirect, with `#`; else "". */
  hash: string;
  /** Set for a redirect out of the site. */
  leaves?: true;
}

/** A site with its files, and where it is published. */
export interface LinkTargetsInput {
  site: Site;
  /** Base path, with a slash at both ends. */
  baseUrl: string;
  /** Site paths of static files: `/img/x.png`. */
  staticFiles: ReadonlySet<string>;
  /** Absolute path of the site's folder, with slashes. */
  siteDir: string;
  /** Whether the site is excluded from indexing: files for search engines and programs are then not written. */
  noIndex: boolean;
}

/** Looks up link targets. */
export interface LinkTargets {
  /** Base path, with a slash at both ends. */
  baseUrl: string;
  /**
   * The page at a decoded absolute path: as written or without the base path, and in either form without a
   * trailing slash, `.html` or `/index`.
   */
  byPath(path: string): PlaceInSite | undefined;
  /** The page made from a file, by its path relative to the site's folder. */
  byFile(file: string): PlaceInSite | undefined;
  /**
   * The static or generated file at a path, with or without the base path, with its path including that; for a folder,
   * its `index.html`.
   */
  staticFile(path: string): { file: string; href: string } | undefined;
  /** Whether a file has no page because it is a draft. */
  isDraft(file: string): boolean;
  /** The existing path most similar to this one; takes time proportional to the site's size. */
  nearestPath(path: string): string | undefined;
  /** The most similar file with a page. */
  nearestFile(file: string): string | undefined;
  /** The most similar static or generated file. */
  nearestStatic(path: string): string | undefined;
}

/** Index the pages, files and redirects of a site. */
export function linkTargets({ site, baseUrl, siteDir, ...input }: LinkTargetsInput): LinkTargets {
  const staticFiles = new Set([...input.staticFiles, ...writtenFiles(site, input.noIndex)]);
  const place = (path: string): PlaceInSite => ({ path, href: hrefOf(baseUrl, path), hash: "" });
  const paths = new Map<string, PlaceInSite>();
  const files = new Map<string, PlaceInSite>();
  for (const route of listPages(site)) {
    const key = decodePath(route.path);
    const known = paths.get(key) ?? place(route.path);
    paths.set(key, known);
    if (route.file && !files.has(route.file)) files.set(route.file, place(route.path));
  }
  addRedirects(site, paths, place);
  const drafts = new Set(site.drafts);
  return {
    baseUrl,
    byPath: (path) => findPath(path, paths, baseUrl),
    byFile(file) {
      // A path that leaves the site's folder may lead back: `../site/docs/a.md`.
      const name = file.startsWith("../") ? posix.relative(siteDir, posix.join(siteDir, file)) : file;
      // File names may contain accented letters in composed or decomposed form, which look the same.
      return files.get(name) ?? files.get(name.normalize("NFC")) ?? files.get(name.normalize("NFD"));
    },
    staticFile(path) {
      const withoutBase = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
      const file = [path, withoutBase].find((candidate) => staticFiles.has(candidate));
      if (file !== undefined) return { file, href: hrefOf(baseUrl, file) };
      const folder = withoutBase.replace(/\/*$/, "/");
      const index = `${folder}index.html`;
      return staticFiles.has(index) ? { file: index, href: hrefOf(baseUrl, folder) } : undefined;
    },
    isDraft: (file) => drafts.has(file),
    nearestPath: closestIndex(() => paths.keys()),
    nearestFile: closestIndex(() => files.keys()),
    nearestStatic: (path) => nearest(path, staticFiles),
  };
}

function findPath(path: string, paths: Map<string, PlaceInSite>, baseUrl: string): PlaceInSite | undefined {
  const found = findForm(path, paths);
  if (found || baseUrl === "/" || !`${path}/`.startsWith(baseUrl)) return found;
  return findForm(`/${path.slice(baseUrl.length)}`, paths);
}

function findForm(path: string, paths: Map<string, PlaceInSite>): PlaceInSite | undefined {
  const exact = paths.get(path);
  if (exact) return exact;
  const bare = path.replace(/\/+$/, "").replace(/\.html$/, "");
  return paths.get(bare || "/") ?? paths.get(bare.replace(/\/index$/, "") || "/");
}

/** Links to a redirected path go directly to the redirect's target. */
function addRedirects(
  site: Site,
  paths: Map<string, PlaceInSite>,
  place: (path: string) => PlaceInSite,
): void {
  for (const { from, to } of site.redirects) {
    if (paths.has(decodePath(from))) continue;
    const hash = /#.*/s.exec(to)?.[0] ?? "";
    const target = place(to.slice(0, to.length - hash.length));
    paths.set(
      decodePath(from),
      isExternalAddress(to) ? { path: from, href: to, hash: "", leaves: true } : { ...target, hash },
    );
  }
}
