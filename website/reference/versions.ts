import names from "../versions.json" with { type: "json" };

/** A version of the documentation that has reference pages. */
export interface Version {
  /** `Next`, or the version number. */
  label: string;
  /** Folder of its data, relative to the site. */
  data: string;
  /** Folder of its documents, relative to the site. */
  docs: string;
  /** URL path of its documents. */
  path: string;
  /** The previous version; undefined for the oldest. */
  before?: Version;
}

/** All versions, newest first. Each has its own data: `data/next`, `data/1.1.0`. */
export const versions: readonly Version[] = linked([
  { label: "Next", data: "data/next", docs: "docs", path: "/docs" },
  ...names.map((name) => ({
    label: name,
    data: `data/${name}`,
    docs: `versioned_docs/version-${name}`,
    path: `/docs/${name}`,
  })),
]);

/** Link each version to the next one in the list. */
function linked(list: readonly Version[]): Version[] {
  const all = list.map((version) => ({ ...version }));
  for (const [index, version] of all.entries()) version.before = all[index + 1];
  return all;
}

/** Data of a version, and of the previous one. */
export interface Loaded<T> {
  version: Version;
  now: T;
  before?: T;
}

/** Load the data of every version, each once, together with that of the previous one. */
export function loadEach<T>(load: (version: Version) => T): Loaded<T>[] {
  const loaded = new Map(versions.map((version) => [version.label, load(version)]));
  return versions.map((version) => ({
    version,
    now: loaded.get(version.label)!,
    before: version.before && loaded.get(version.before.label),
  }));
}
