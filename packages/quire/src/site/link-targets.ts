/** Everything a link of a site can point to, indexed by path and by file. */
import { decodePath, hrefOf, isExternalAddress } from "./address.ts";
import { closestIndex } from "./closest.ts";
import type { Site } from "./model.ts";
import { listRoutes } from "./routes.ts";

/** A page that a link can point to. */
export interface PlaceInSite {
  /** Site path. */
  path: string;
  /** Path with the base path, percent-encoded; of a place outside the site its URL. */
  href: string;
  /** Fragment with `#` that a redirect adds, or "". */
  hash: string;
  /** A redirect leads from here out of the site. */
  leaves?: true;
}

/** Finds the pages that links can point to. */
export interface LinkTargets {
  /**
   * The page at a decoded absolute path: as written, without a base path in front, and each of the two
   * without a trailing slash, `.html` or `/index`.
   */
  byPath(path: string): PlaceInSite | undefined;
  /** The page made from a file, by its path relative to the site's folder. */
  byFile(file: string): PlaceInSite | undefined;
  /** Folder of a docs version relative to the site's folder; "" when there is none. */
  rootOf(instance: string | undefined, version: string | undefined): string;
  /** The existing path most like this one; takes time in proportion to the site. */
  nearestPath(path: string): string | undefined;
  /** The file with a page most like this one. */
  nearestFile(file: string): string | undefined;
}

/** Index the pages and redirects of a site. `baseUrl` starts and ends with a slash. */
export function linkTargets(site: Site, baseUrl: string): LinkTargets {
  const place = (path: string): PlaceInSite => ({ path, href: hrefOf(baseUrl, path), hash: "" });
  const paths = new Map<string, PlaceInSite>();
  const files = new Map<string, PlaceInSite>();
  for (const route of listRoutes(site)) {
    const key = decodePath(route.path);
    const known = paths.get(key) ?? place(route.path);
    paths.set(key, known);
    if (route.file && !files.has(route.file)) files.set(route.file, place(route.path));
  }
  addRedirects(site, paths, place);
  const roots = new Map(site.versions.map(({ instance, name, root }) => [`${instance}/${name}`, root]));
  const pathIndex = closestIndex(() => paths.keys());
  const fileIndex = closestIndex(() => files.keys());
  return {
    byPath: (path) => findPath(path, paths, baseUrl),
    // Accents may be letters of their own in the names of files, and no author sees whether they are.
    byFile: (file) => files.get(file) ?? files.get(file.normalize("NFC")) ?? files.get(file.normalize("NFD")),
    rootOf: (instance, version) => roots.get(`${instance}/${version}`) ?? "",
    nearestPath: pathIndex,
    nearestFile: fileIndex,
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

/** A link to a redirected path goes where the redirect leads, so that no reader takes the detour. */
function addRedirects(
  site: Site,
  paths: Map<string, PlaceInSite>,
  place: (path: string) => PlaceInSite,
): void {
  const targets = new Map(site.redirects.map((redirect) => [redirect.from, redirect.to]));
  for (const { from } of site.redirects) {
    if (paths.has(decodePath(from))) continue;
    let to = from;
    let hash = "";
    // A loop is reported with the redirects; here it only must not hang.
    for (let hops = 0; hops < 10 && targets.has(to); hops++) {
      const target = targets.get(to)!;
      if (isExternalAddress(target)) {
        to = target;
        break;
      }
      const hashAt = target.indexOf("#");
      if (hashAt >= 0) hash = target.slice(hashAt);
      to = hashAt < 0 ? target : target.slice(0, hashAt);
    }
    paths.set(
      decodePath(from),
      isExternalAddress(to) ? { path: from, href: to, hash: "", leaves: true } : { ...place(to), hash },
    );
  }
}
