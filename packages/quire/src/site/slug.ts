import { decodePath } from "./address.ts";
import { splitNumberPrefix, stripNumberPrefixes } from "./number-prefix.ts";

/** Where a document's file stands inside its version's folder. */
export interface DocLocation {
  /** Folder relative to the version's root as written on disk, "" for the root. */
  folder: string;
  /** File name without its extension, as written on disk. */
  name: string;
}

/** Split a path relative to a version's root: `guides/01-intro.md` gives folder `guides`, name `01-intro`. */
export function locate(relative: string): DocLocation {
  const slash = relative.lastIndexOf("/");
  const base = relative.slice(slash + 1);
  const dot = base.lastIndexOf(".");
  return {
    folder: slash < 0 ? "" : relative.slice(0, slash),
    name: dot > 0 ? base.slice(0, dot) : base,
  };
}

/** Whether a file speaks for its folder: `index`, `readme`, or named like the folder; case does not count. */
export function isFolderIndex({ folder, name }: DocLocation): boolean {
  const lower = name.toLowerCase();
  if (lower === "index" || lower === "readme") return true;
  return folder !== "" && folder.slice(folder.lastIndexOf("/") + 1).toLowerCase() === lower;
}

/** What identity and address a document has within its version. */
export interface DocIdentity {
  /** `guides/intro`: folder and front matter id or file name. */
  id: string;
  /** Last segment of the id. */
  baseId: string;
  /** Path under the version's path; starts with "/", may end with one. */
  slug: string;
  /** Number in front of the file's name. */
  position?: number;
}

/**
 * Id and slug of a document by Docusaurus' rules.
 *
 * @param numberPrefixes whether numbers in front of names are order, not name
 */
export function identify(
  location: DocLocation,
  frontMatter: { id?: string; slug?: string },
  numberPrefixes: boolean,
): DocIdentity {
  const file = numberPrefixes ? splitNumberPrefix(location.name) : { name: location.name };
  const folder = numberPrefixes ? stripNumberPrefixes(location.folder) : location.folder;
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
 * Join pieces to a site path: one leading slash, none at the end, `.` and `..` resolved. Site paths are
 * not percent-encoded (what writes an address does that), so what an author has encoded is decoded here.
 * None ends with `index` or `.html`: hosts give that file for the folder it is in, or for the name without its ending.
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
