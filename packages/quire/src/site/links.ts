/** Resolves the addresses written in documents against the whole site. */
import { posix } from "node:path";
import { nearest } from "../base/nearest.ts";
import {
  cleanAddress,
  decodePath,
  isExternalAddress,
  isPathname,
  isUnsafeAddress,
  pathnameHref,
} from "./address.ts";
import { type LinkTargets, type LinkTargetsInput, linkTargets, type PlaceInSite } from "./link-targets.ts";

/** The place of a link. */
export interface LinkOrigin {
  /** File that contains it, relative to the site's folder: file paths are relative to its folder. */
  file: string;
  /** Site path of the page that shows it: other relative addresses are relative to it. */
  path: string;
  /** Folder that other file paths are tried from, relative to the site's: that of its docs version or blog. */
  root?: string;
}

/** The target of an address. */
export type Resolution =
  /**
   * A page of the site. `path` is its site path, `hash` the fragment as written, without `#`; `href` is the
   * attribute value: base path, query and fragment included (only `#x` for an anchor on the same page).
   */
  | { kind: "internal"; path: string; hash: string; href: string }
  /** An address outside the site, or one to be left alone (`pathname://`). */
  | { kind: "external"; href: string }
  /** A static or generated file: its site path (`/img/x.png`), and the attribute value. */
  | { kind: "published"; path: string; href: string }
  /** A file next to a document, relative to the site's folder; it may not exist. */
  | { kind: "file"; file: string }
  | { kind: "broken"; message: string; hint?: string };

/** Resolves addresses in documents. */
export interface LinkResolver {
  /** Never throws, and is deterministic. */
  resolve(url: string, from: LinkOrigin): Resolution;
}

/** An address split at `?` and `#`; `query` and `hash` include the delimiter, or are empty. */
interface Address {
  path: string;
  query: string;
  hash: string;
}

const markdownFile = /\.mdx?$/i;
/** A name with an extension that contains a letter: `a.zip`, `b.7z`, but not the version `1.1.0`. */
const fileName = /\.(?=\d*[a-z])[a-z0-9]{1,10}$/i;

/**
 * Create the resolver of a site. Setup takes time proportional to the site's size; resolving a link takes
 * constant time, except for the hint on a broken one.
 *
 * File paths (`./x.md`, `@site/docs/x.md`) follow Docusaurus: they are relative to the file, else to the folder of
 * its docs version or blog, else to the site's folder. Other relative addresses follow the browser: they are relative
 * to the page's own path, which has no trailing slash; if there is no such page, they are tried below that path.
 */
export function createLinkResolver(input: LinkTargetsInput): LinkResolver {
  const targets = linkTargets(input);
  return { resolve: (url, from) => resolve(url, from, targets) };
}

function resolve(url: string, from: LinkOrigin, targets: LinkTargets): Resolution {
  const clean = cleanAddress(url);
  if (clean === "") return broken("The link has no URL.");
  if (clean.startsWith("#")) return { kind: "internal", path: from.path, hash: clean.slice(1), href: clean };
  if (isPathname(clean)) return { kind: "external", href: pathnameHref(targets.baseUrl, clean) };
  if (isUnsafeAddress(clean)) return broken(`A link must not run code: ${clean.slice(0, 60)}.`);
  const meant = meantUrl(clean);
  if (meant) return broken(`${clean.slice(0, 60)} is not a valid URL.`, didYouMean(meant));
  if (/^(?:file|[a-z]):/i.test(clean))
    return broken(`${clean.slice(0, 60)} is a file on one computer, which readers do not have.`);
  if (isExternalAddress(clean)) return { kind: "external", href: clean };
  const address = split(clean);
  if (address.path.startsWith("@site/")) return resolveSiteFile(address, from, targets);
  if (markdownFile.test(address.path)) return resolveDocument(address, from, targets);
  return address.path.startsWith("/")
    ? resolveAbsolute(address, targets)
    : resolveRelative(address, from, targets);
}

/** The URL that was meant by one with a scheme such as `htps`, or with one slash too few; undefined for others. */
function meantUrl(url: string): string | undefined {
  const [, scheme = "", slashes = "", rest] = /^([a-z]+):(\/*)(.*)$/is.exec(url) ?? [];
  const meant = ["https", "http"].find((known) => known === scheme.toLowerCase());
  if (meant) return slashes.length === 2 ? undefined : `${meant}://${rest}`;
  const near = slashes.length === 2 && nearest(scheme, ["https", "http"]);
  return near ? `${near}://${rest}` : undefined;
}

function split(url: string): Address {
  const hashAt = url.indexOf("#");
  const hash = hashAt < 0 ? "" : url.slice(hashAt);
  const rest = hashAt < 0 ? url : url.slice(0, hashAt);
  const queryAt = rest.indexOf("?");
  if (queryAt < 0) return { path: rest, query: "", hash };
  return { path: rest.slice(0, queryAt), query: rest.slice(queryAt), hash };
}

function internal(place: PlaceInSite, address: Address): Resolution {
  if (place.leaves) return { kind: "external", href: place.href };
  const hash = address.hash || place.hash;
  return {
    kind: "internal",
    path: place.path,
    hash: hash.slice(1),
    href: `${place.href}${address.query}${hash}`,
  };
}

/** Resolve `@site/…`, a path relative to the site's folder. */
function resolveSiteFile(address: Address, from: LinkOrigin, targets: LinkTargets): Resolution {
  const file = posix.normalize(decodePath(address.path.slice("@site/".length)));
  const place = targets.byFile(file);
  if (place) return internal(place, address);
  return markdownFile.test(file) ? brokenFile(file, address, from, targets) : { kind: "file", file };
}

/** Resolve a path that ends in `.md` or `.mdx` to the page made from that file. */
function resolveDocument(address: Address, from: LinkOrigin, targets: LinkTargets): Resolution {
  const path = decodePath(address.path);
  const candidates = path.startsWith("/") ? [] : [posix.join(posix.dirname(from.file), path)];
  if (!/^\.\.?\//.test(path))
    candidates.push(posix.join(from.root ?? "", path), posix.normalize(path.replace(/^\//, "")));
  for (const candidate of candidates) {
    const place = targets.byFile(candidate);
    if (place) return internal(place, address);
  }
  if (path.startsWith("/")) {
    // It may also be the address of a page's Markdown, or a static file.
    const staticFile = findStatic(path, address, targets);
    if (staticFile) return staticFile;
    const place = targets.byPath(path.replace(markdownFile, ""));
    if (place) return internal(place, address);
  }
  return brokenFile(candidates[0]!, address, from, targets);
}

function resolveAbsolute(address: Address, targets: LinkTargets): Resolution {
  const path = decodePath(address.path);
  const place = targets.byPath(path);
  if (place) return internal(place, address);
  const staticFile = findStatic(path, address, targets);
  if (staticFile) return staticFile;
  const isFile = fileName.test(path) && !/\.html$/i.test(path);
  const near = isFile ? targets.nearestStatic(path) : targets.nearestPath(path);
  return broken(`There is no ${isFile ? "file or page" : "page"} ${address.path}.`, didYouMean(near));
}

function resolveRelative(address: Address, from: LinkOrigin, targets: LinkTargets): Resolution {
  if (address.path === "") {
    return {
      kind: "internal",
      path: from.path,
      hash: address.hash.slice(1),
      href: address.query + address.hash,
    };
  }
  const written = decodePath(address.path);
  const path = posix.join(posix.dirname(from.path), written);
  // On sites with trailing slashes, relative links start one level further down.
  const place = targets.byPath(path) ?? targets.byPath(posix.join(from.path, written));
  if (place) return internal(place, address);
  const file = posix.join(posix.dirname(from.file), written);
  if (fileName.test(written)) return { kind: "file", file };
  const message = `There is no page ${path} (${address.path} from ${from.path}).`;
  const beside = [`${file}.md`, `${file}.mdx`, `${file}/README.md`, `${file}/index.md`, `${file}/index.mdx`];
  const found = beside.find((candidate) => targets.byFile(candidate));
  if (found) return broken(message, `Write ${relativeTo(from.file, found)}${address.hash}`);
  return broken(message, didYouMean(targets.nearestPath(path)));
}

function findStatic(path: string, { query, hash }: Address, targets: LinkTargets): Resolution | undefined {
  const found = targets.staticFile(path);
  return found && { kind: "published", path: found.file, href: found.href + query + hash };
}

function brokenFile(file: string, address: Address, from: LinkOrigin, targets: LinkTargets): Resolution {
  const message = `There is no page for ${file} (${address.path}).`;
  if (posix.basename(file).startsWith("_"))
    return broken(message, "A file whose name starts with `_` has no page. Link to one that includes it.");
  if (targets.isDraft(file))
    return broken(message, "It is a draft, which a build leaves out. Publish it, or remove the link.");
  const near = targets.nearestFile(file);
  const isRelative = !/^(?:\/|@site\/)/.test(address.path);
  return broken(message, didYouMean(near && isRelative ? relativeTo(from.file, near) : near));
}

function broken(message: string, hint?: string): Resolution {
  return { kind: "broken", message, hint };
}

function didYouMean(near: string | undefined): string | undefined {
  return near === undefined ? undefined : `Did you mean ${near}?`;
}

/** Relative path from one file to another, as an author would write it: `./x.md`, `../y/x.md`. */
function relativeTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith("../") ? path : `./${path}`;
}
