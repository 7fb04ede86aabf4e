import { canonicalPaths, samePlace } from "../site/canonical.ts";
import type { Site, Version } from "../site/model.ts";
import type { PageRoute } from "../site/page-route.ts";
import type { PageVersion } from "../theme/version-banner.tsx";
import type { VersionChoice } from "../theme/version-menu.tsx";

/** Finds the counterparts of a page in other versions. */
export interface VersionLinks {
  /** All versions of all docs instances, each with the path of the page's counterpart. */
  choices(route: PageRoute): VersionChoice[];
  /** The version of the page, as shown on it; undefined for pages of no version. */
  pageVersion(route: PageRoute): PageVersion | undefined;
  /** Canonical site path of the page: the same document in the latest version. */
  canonicalPath(route: PageRoute): string;
}

/** Index the documents of all versions by id. */
export function createVersionLinks(site: Site): VersionLinks {
  const docs = new Map<Version, Map<string, string>>(
    site.versions.map((version) => [version, new Map(version.docs.map((doc) => [doc.id, doc.path]))]),
  );
  const indexes = new Map<Version, Set<string>>(
    site.versions.map((version) => [version, new Set(version.categoryIndexes.map(({ path }) => path))]),
  );
  const counterpart = (route: PageRoute, version: Version): string | undefined => {
    if (route.kind === "doc") return docs.get(version)?.get(route.doc.id);
    if (route.kind === "category-index") {
      const path = samePlace(route.path, route.version, version);
      return indexes.get(version)?.has(path) ? path : undefined;
    }
    return undefined;
  };
  const canonical = canonicalPaths(site);
  const latestOf = (version: Version) =>
    site.versions.find((other) => other.instance === version.instance && other.isLast);

  return {
    choices: (route) =>
      site.versions.map((version) => ({
        label: version.label,
        name: version.name,
        instance: version.instance,
        path: counterpart(route, version) ?? version.mainPath,
        active: "version" in route && route.version === version,
        isLast: version.isLast,
      })),
    pageVersion(route) {
      if (!("version" in route)) return undefined;
      const { label, badge, banner } = route.version;
      const latest = latestOf(route.version);
      return {
        label,
        badge,
        banner,
        latestPath: latest && (counterpart(route, latest) ?? latest.mainPath),
        latestLabel: latest?.label,
      };
    },
    canonicalPath: (route) => canonical(route.path),
  };
}
