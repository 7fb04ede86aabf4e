import path from "node:path";
import type { Config } from "../config/schema.ts";
import type { LinkUse } from "../markdown/document.ts";
import type { Problem } from "../problem.ts";
import { readBytes } from "../read-file.ts";
import { cleanAddress, isUnsafeAddress } from "../site/address.ts";
import { createLinkResolver, type LinkOrigin, type LinkResolver } from "../site/links.ts";
import type { Site } from "../site/model.ts";
import { publishedName } from "./published-name.ts";
import { contentHash } from "./workspace.ts";

/** Where a document's links start from. */
export interface DocumentOrigin extends LinkOrigin {
  /** It is shown in a list of posts, not on its own page. */
  shownInList?: boolean;
}

/** What the links of one document come to. */
export interface DocumentLinks {
  /** One address a link, in order. */
  hrefs: string[];
  /** Local images: link index, absolute path, content hash. */
  images: { index: number; file: string; hash: string }[];
  /** Files beside documents that have to be published: site path to absolute path. */
  assets: Record<string, string>;
  /** The pages of the site that it links to, with what it calls them. */
  pages: { path: string; text: string | undefined }[];
  /** Links to a place on a page of the site, to be checked when all pages are compiled. */
  anchors: { path: string; hash: string; use: LinkUse }[];
  problems: Problem[];
}

const RASTER = /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp|tiff?)$/i;

/** Resolve what a document links to, against the site and the disk. */
export interface DocumentLinkResolver {
  resolve(links: readonly LinkUse[], origin: DocumentOrigin): DocumentLinks;
}

/**
 * The resolver of a whole site.
 *
 * @param files what the site publishes beside its pages: site path to absolute path
 */
export function siteLinks(
  site: Site,
  { baseUrl, noIndex }: Config,
  siteDir: string,
  files: ReadonlyMap<string, string>,
): DocumentLinkResolver {
  const resolver = createLinkResolver({ site, baseUrl, noIndex, staticFiles: new Set(files.keys()) });
  return createDocumentLinkResolver(resolver, siteDir, baseUrl, files);
}

/** @param staticFiles site path to absolute path */
export function createDocumentLinkResolver(
  resolver: LinkResolver,
  siteDir: string,
  baseUrl: string,
  staticFiles: ReadonlyMap<string, string>,
): DocumentLinkResolver {
  const hashes = new Map<string, string | undefined>();
  const hashFile = (file: string): string | undefined => {
    if (!hashes.has(file)) {
      let hash: string | undefined;
      try {
        hash = contentHash(readBytes(file));
      } catch {
        // There is no such file, which its links are told of.
      }
      hashes.set(file, hash);
    }
    return hashes.get(file);
  };

  /** Add what one link comes to. */
  const resolveOne = (index: number, use: LinkUse, origin: DocumentOrigin, result: DocumentLinks): void => {
    const from = use.file ? { ...origin, file: use.file } : origin;
    const found = resolver.resolve(use.url, from);
    const fail = (message: string, hint?: string) => {
      result.hrefs.push(asWritten(use.url, baseUrl));
      result.problems.push({
        code: use.kind === "image" ? "broken-image" : "broken-link",
        severity: "error",
        message,
        file: from.file,
        line: use.line,
        column: use.column,
        hint,
      });
    };
    if (found.kind === "broken") {
      fail(found.message, found.hint);
      return;
    }
    if (found.kind !== "asset") {
      const inList = from.shownInList && found.href.startsWith("#");
      result.hrefs.push(inList ? baseUrl + from.path.slice(1) + found.href : found.href);
      if (found.kind === "external") return;
      result.pages.push({ path: found.path, text: use.text });
      if (found.hash) result.anchors.push({ path: found.path, hash: found.hash, use });
      return;
    }
    // A file that the build itself writes.
    if (found.href !== undefined && !staticFiles.has(found.file)) {
      result.hrefs.push(found.href);
      return;
    }
    const file = found.href === undefined ? path.join(siteDir, found.file) : staticFiles.get(found.file)!;
    const hash = hashFile(file);
    if (!hash) {
      fail(`There is no file ${found.file}.`, "Check the path, or add the file.");
      return;
    }
    if (found.href === undefined) {
      const name = publishedName(file, hash, "file") + path.extname(file).toLowerCase();
      const published = `/assets/files/${name}`;
      result.assets[published] = file;
      result.hrefs.push(baseUrl + published.slice(1));
    } else result.hrefs.push(found.href);
    if (use.kind === "image" && RASTER.test(file)) result.images.push({ index, file, hash });
  };

  // Asked for the same document when pages are compared and when links are checked.
  const resolved = new WeakMap<
    readonly LinkUse[],
    { path: string; inList?: boolean; result: DocumentLinks }
  >();

  return {
    resolve(links, origin) {
      const known = resolved.get(links);
      if (known?.path === origin.path && known.inList === origin.shownInList) return known.result;
      const result: DocumentLinks = {
        hrefs: [],
        images: [],
        assets: {},
        pages: [],
        anchors: [],
        problems: [],
      };
      for (const [index, use] of links.entries()) resolveOne(index, use, origin, result);
      resolved.set(links, { path: origin.path, inList: origin.shownInList, result });
      return result;
    },
  };
}

/**
 * The address of a link that leads nowhere in the site, for sites that allow such: another program may answer there on
 * the same host.
 */
function asWritten(url: string, baseUrl: string): string {
  const clean = cleanAddress(url);
  if (clean === "" || isUnsafeAddress(clean)) return "#";
  return clean.startsWith("/") && !clean.startsWith(baseUrl) ? baseUrl + clean.slice(1) : clean;
}
