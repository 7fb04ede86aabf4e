import { decodePath } from "./address.ts";
import { type PrefixRule, stripNumberPrefixes } from "./sidebar/number-prefix.ts";

/** Location of a document's file within its version's folder. */
export interface DocLocation {
  /** Folder relative to the version's root, as on disk; "" for the root. */
  folder: string;
  /** File name without its extension, as on disk. */
  name: string;
}

/**
 * Split a path relative to a version's root: `guides/01-intro.md` has the folder `guides` and the name
 * `01-intro`.
 */
export function locate(relative: string): DocLocation {
  const slash = relative.lastIndexOf("/");
  const base = relative.slice(slash + 1);
  const dot = base.lastIndexOf(".");
  return {
    folder: slash < 0 ? "" : relative.slice(0, slash),
    name: dot > 0 ? base.slice(0, dot) : base,
  };
}

/** Whether a file is the index of its folder: `index`, `readme`, or named like the folder, ignoring case. */
export function isFolderIndex({ folder, name }: DocLocation): boolean {
  const lower = name.toLowerCase();
  if (lower === "index" || lower === "readme") return true;
  return folder !== "" && folder.slice(folder.lastIndexOf("/") + 1).toLowerCase() === lower;
}

/** Identity and address of a document within its version. */
interface DocIdentity {
  /** `guides/intro`: the folder, and the front matter id or the file name. */
  id: string;
  /** Last segment of the id. */
  baseId: string;
  /** Path relative to the version's; starts with "/" and may end with one. */
  slug: string;
  /** Number prefix of the file's name. */
  position?: number;
}

/**
 * Determine id and slug of a document, by Docusaurus' rules.
 *
 * @param prefixRule splits number prefixes, which give the order, from names
 */
export function identify(
  location: DocLocation,
  frontMatter: { id?: string; slug?: string },
  prefixRule: PrefixRule,
): DocIdentity {
  const file = prefixRule(location.name);
  const folder = location.folder && stripNumberPrefixes(location.folder, prefixRule);
  const baseId = frontMatter.id ?? file.name;
  return {
    id: folder === "" ? baseId : `${folder}/${baseId}`,
    baseId,
    slug: slugOf(location, folder === "" ? "/" : `/${folder}/`, baseId, frontMatter.slug),
    position: file.position,
  };
}

function slugOf(location: DocLocation, folder: string, baseId: string, slug: string | undefined): string {
  if (slug) return slug.startsWith("/") ? slug : folder + slug;
  return isFolderIndex(location) ? folder : folder + baseId;
}

/**
 * Join segments to a site path: one leading slash, no trailing slash, `.` and `..` resolved. Site paths are not
 * percent-encoded (that happens when an address is written), so escapes by an author are decoded. `index` and
 * `.html` are stripped from the end, as hosts serve the same file without them.
 */
export function sitePath(...pieces: string[]): string {
  const path: string[] = [];
  for (const segment of pieces.join("/").split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment === "..") path.pop();
    else path.push(decodeSegment(segment));
  }
  const last = path.pop()?.replace(/(.)\.html$/, "$1");
  if (last !== undefined && last !== "index") path.push(last);
  return `/${path.join("/")}`;
}

function decodeSegment(segment: string): string {
  const decoded = decodePath(segment);
  return decoded.includes("/") || decoded === "." || decoded === ".." ? segment : decoded;
}
