import path from "node:path";
import { contentHash } from "../../base/content-hash.ts";
import type { Problem } from "../../base/problem.ts";
import { readBytes } from "../../base/read-file.ts";
import type { Config } from "../../config/schema.ts";
import type { LinkUse } from "../../markdown/document.ts";
import { cleanAddress, isUnsafeAddress } from "../../site/address.ts";
import { createLinkResolver, type LinkOrigin, type LinkResolver } from "../../site/links.ts";
import type { Site } from "../../site/model.ts";
import { publishedName } from "./published-name.ts";
import { isWithinReach } from "./reach.ts";

/** What the links of a document are relative to. */
export interface DocumentOrigin extends LinkOrigin {
  /** Whether it is shown in a list of posts rather than on its own page. */
  shownInList?: boolean;
}

/** The resolved links of a document. */
export interface DocumentLinks {
  /** One URL for each link, in order. */
  hrefs: string[];
  /** Local images: link index, absolute path, content hash. */
  images: { index: number; file: string; hash: string }[];
  /** Files next to documents that have to be published: site path → absolute path. */
  assets: Record<string, string>;
  /** The pages of the site it links to, with the text of the link. */
  pages: { path: string; text: string | undefined }[];
  /** Links to anchors in the site, to check when all pages are compiled. */
  anchors: { path: string; hash: string; use: LinkUse }[];
  problems: Problem[];
}

/** Problem codes for what has no target. */
const BROKEN: Readonly<Record<LinkUse["kind"], string>> = {
  link: "broken-link",
  tag: "broken-html-link",
  image: "broken-image",
  picture: "broken-file",
  asset: "broken-file",
};

const IMAGE = /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp|tiff?)$/i;

/** Resolves the links of documents against the site and the file system. */
export interface DocumentLinkResolver {
  resolve(links: readonly LinkUse[], origin: DocumentOrigin): DocumentLinks;
}

/**
 * Create the resolver of a site.
 *
 * @param files published files other than pages: site path → absolute path
 */
export function siteLinks(
  site: Site,
  { baseUrl, noIndex }: Config,
  siteDir: string,
  files: ReadonlyMap<string, string>,
): DocumentLinkResolver {
  const resolver = createLinkResolver({
    site,
    baseUrl,
    noIndex,
    staticFiles: new Set(files.keys()),
    siteDir: siteDir.replaceAll(path.sep, "/"),
  });
  return createDocumentLinkResolver(resolver, siteDir, baseUrl, files);
}

/** @param staticFiles site path → absolute path */
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
        // The file does not exist; the links to it are reported.
      }
      hashes.set(file, hash);
    }
    return hashes.get(file);
  };

  /** Resolve one link, and add it to the result. */
  const resolveOne = (index: number, use: LinkUse, origin: DocumentOrigin, result: DocumentLinks): void => {
    const from = use.file ? { ...origin, file: use.file } : origin;
    const found = resolver.resolve(use.url, from);
    const fail = (message: string, hint?: string) => {
      result.hrefs.push(asWritten(use.url, baseUrl));
      result.problems.push({
        code: BROKEN[use.kind],
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
    // A file that the build generates.
    if (found.href !== undefined && !staticFiles.has(found.file)) {
      result.hrefs.push(found.href);
      return;
    }
    const file = found.href === undefined ? path.join(siteDir, found.file) : staticFiles.get(found.file)!;
    if (found.href === undefined && !isWithinReach(siteDir, from.file, file)) {
      fail(`The file ${found.file} is outside the repository.`, "Copy it next to the document.");
      return;
    }
    const hash = hashFile(file);
    if (!hash) {
      fail(`There is no file ${found.file}.`, hintFor(use.url));
      return;
    }
    if (found.href === undefined) {
      const name = publishedName(file, hash, "file") + path.extname(file).toLowerCase();
      const published = `/assets/files/${name}`;
      result.assets[published] = file;
      // A page of a PDF, or what style sheets tell images for light and dark mode by.
      const fragment = /#[^\s"'<>]*$/.exec(use.url)?.[0] ?? "";
      result.hrefs.push(baseUrl + published.slice(1) + fragment);
    } else result.hrefs.push(found.href);
    if ((use.kind === "image" || use.kind === "picture") && IMAGE.test(file))
      result.images.push({ index, file, hash });
  };

  // Cached, as the same document is resolved for comparing pages and again for checking links.
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
 * The address of a link without a target in the site, if broken links are allowed: something else may be served
 * there on the same host.
 */
function asWritten(url: string, baseUrl: string): string {
  const clean = cleanAddress(url);
  if (clean === "" || isUnsafeAddress(clean)) return "#";
  return clean.startsWith("/") && !clean.startsWith(baseUrl) ? baseUrl + clean.slice(1) : clean;
}

/** A hint on a missing file, whose path may be the address of a website or a mailbox. */
function hintFor(url: string): string {
  if (/^www\./i.test(url)) return `Write https://${url} for a website.`;
  // `logo@2x.png` is the name of an image.
  if (/^[^/@\s]+@(?!\dx\.)[^/@\s]+\.[a-z]{2,}$/i.test(url)) return `Write mailto:${url} for a mailbox.`;
  return "Check the path, or add the file.";
}
