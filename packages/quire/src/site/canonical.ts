/** Chooses the canonical page among several versions of the same content. */
import type { Site, Version } from "./model.ts";

/**
 * Canonical site paths of a site's pages. A page of an archived version points to the same document in the last
 * version, and a generated list to the list at the same path there, if they still exist; all other pages point to
 * themselves. The version in development is not archived, as its pages may have content that no released page
 * has.
 *
 * @returns a function from a page's path to its canonical path
 */
export function canonicalPaths(site: Site): (path: string) => string {
  const canonical = new Map<string, string>();
  const latest = new Map(
    site.versions
      .filter(({ isLast }) => isLast)
      .map((last) => {
        const docs = last.docs.filter((doc) => !doc.unlisted).map((doc) => [doc.id, doc.path] as const);
        return [last.instance, { last, docs: new Map(docs), lists: new Set(listPaths(last)) }];
      }),
  );
  for (const version of site.versions.filter(isArchived)) {
    const now = latest.get(version.instance);
    if (!now) continue;
    for (const doc of version.docs) {
      const path = now.docs.get(doc.id);
      if (path !== undefined) canonical.set(doc.path, path);
    }
    for (const path of listPaths(version)) {
      const same = samePlace(path, version, now.last);
      if (now.lists.has(same)) canonical.set(path, same);
    }
  }
  return (path) => canonical.get(path) ?? path;
}

function isArchived(version: Version): boolean {
  return !version.isLast && version.name !== "current";
}

/** Generated pages of a version: category indexes and tags. */
function listPaths({ categoryIndexes, tagsPath, tags }: Version): string[] {
  const ofTags = tags.length > 0 ? [tagsPath, ...tags.map(({ tag }) => tag.path)] : [];
  return [...categoryIndexes.map(({ path }) => path), ...ofTags];
}

/** The corresponding site path below another version's root, whether or not there is such a page. */
export function samePlace(path: string, from: Pick<Version, "path">, to: Pick<Version, "path">): string {
  const rest = from.path === "/" ? path : path.slice(from.path.length);
  return to.path === "/" ? rest : to.path + rest;
}
