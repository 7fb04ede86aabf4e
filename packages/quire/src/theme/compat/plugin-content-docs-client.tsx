import { useContext } from "react";
import { oncePer } from "../../base/once-per.ts";
import { RenderedRoute } from "../../render/rendered-route.ts";
import { type SiteFacts, type SiteVersion, siteFacts } from "../../render/site-facts.ts";
import type { Site } from "../../site/model.ts";
import { PagePath } from "../page-path.ts";

export * from "./docs-hooks.ts";
export { useDoc, useDocsVersion } from "./use-doc.ts";

/**
 * The versions of all docs instances; their paths include the base path, as all that components are given. Made once,
 * as components compare them: `versions.filter((one) => one !== latest)`.
 */
const versionsOf = oncePer(({ versions = [] }: SiteFacts): SiteVersion[] =>
  versions.map((version) => ({ ...version, path: full(version.path) })),
);

/** A version with its documents and the generated pages of its categories. */
interface ListedVersion extends SiteVersion {
  docs?: { id: string; path: string; sidebar?: string }[];
}

/** The same with their documents, which are only known where pages are drawn. */
const listedVersions = oncePer(({ versions: listed }: Site): ListedVersion[] =>
  versionsOf(siteFacts()).map((version) => {
    const {
      docs = [],
      categoryIndexes = [],
      path = "",
    } = listed.find(({ instance, name }) => instance === version.instance && name === version.name) ?? {};
    const indexes = categoryIndexes.map((index) => ({ ...index, id: index.path.slice(path.length) }));
    return {
      ...version,
      docs: [...docs, ...indexes].map(({ id, path, sidebar }) => ({ id, path: full(path), sidebar })),
    };
  }),
);

function useAllVersions(): ListedVersion[] {
  const site = useContext(RenderedRoute)?.site;
  return site ? listedVersions(site) : versionsOf(siteFacts());
}

/** A site path with the base path. */
function full(path: string): string {
  return siteFacts().config.baseUrl + path.slice(1);
}

/** The versions of a docs instance, the current one first, then newest first. */
export function useVersions(instance = "default"): ListedVersion[] {
  return useAllVersions().filter((version) => version.instance === instance);
}

/** The version that is read by default. */
export function useLatestVersion(instance = "default"): ListedVersion | undefined {
  const versions = useVersions(instance);
  return versions.find(({ isLast }) => isLast) ?? versions[0];
}

/** The version of the current page. */
export function useActiveVersion(instance = "default"): ListedVersion | undefined {
  return useInnermost(useVersions(instance));
}

/** The docs instance of the current page, with its versions. */
export function useActivePlugin() {
  const version = useInnermost(useAllVersions());
  const all = useAllDocsData();
  return version && { pluginId: version.instance, pluginData: all[version.instance] };
}

/** The version whose pages are around the current one. */
function useInnermost(versions: readonly ListedVersion[]): ListedVersion | undefined {
  const page = full(useContext(PagePath));
  return versions
    .filter(({ path }) => page === path || page.startsWith(path.endsWith("/") ? path : `${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Version and document of an instance shown on the current page, and the same document in other versions. */
export function useActiveDocContext(instance = "default") {
  const activeVersion = useActiveVersion(instance);
  const page = useContext(RenderedRoute);
  const doc = page?.route.kind === "doc" && page.route.doc.instance === instance ? page.route.doc : undefined;
  const alternates = (doc ? page!.site.versions : [])
    .filter((version) => version.instance === instance)
    .flatMap((version) => version.docs.find(({ id }) => id === doc!.id) ?? []);
  return {
    activeVersion,
    activeDoc: doc && { id: doc.id, path: full(doc.path), sidebar: doc.sidebar },
    alternateDocVersions: Object.fromEntries(
      alternates.map(({ version, id, path }) => [version, { id, path: full(path) }]),
    ),
  };
}

/** All docs instances with their versions, by id. */
export function useAllDocsData(): Record<string, { path: string; versions: ListedVersion[] }> {
  const all = useAllVersions();
  const instances = [...new Set(all.map(({ instance }) => instance))];
  return Object.fromEntries(
    instances.map((instance) => {
      const versions = all.filter((version) => version.instance === instance);
      return [instance, { path: (versions.find(({ isLast }) => isLast) ?? versions[0]!).path, versions }];
    }),
  );
}

/** A docs instance with its versions. */
export function useDocsData(instance = "default") {
  return useAllDocsData()[instance];
}
