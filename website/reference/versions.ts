import names from "../versions.json" with { type: "json" };

/** A version of the documentation that reference pages are made for. */
export interface Version {
  /** `Next`, or its number. */
  label: string;
  /** Where its data stand, relative to the site. */
  data: string;
  /** Where its documents stand, relative to the site. */
  docs: string;
  /** The version before it; undefined for the oldest. */
  before?: Version;
}

/** All versions, the newest first. Each has data of its own: `data/next`, `data/1.1.0`. */
export const versions: readonly Version[] = linked([
  { label: "Next", data: "data/next", docs: "docs" },
  ...names.map((name) => ({ label: name, data: `data/${name}`, docs: `versioned_docs/version-${name}` })),
]);

/** Give each version the one behind it in the list, the same object as stands there. */
function linked(list: readonly Version[]): Version[] {
  const all = list.map((version) => ({ ...version }));
  for (const [index, version] of all.entries()) version.before = all[index + 1];
  return all;
}

/** What was loaded of a version, and of the version before it. */
export interface Loaded<T> {
  version: Version;
  now: T;
  before?: T;
}

/** Load something of every version, each once, and put it beside that of the version before. */
export function loadEach<T>(load: (version: Version) => T): Loaded<T>[] {
  const loaded = new Map(versions.map((version) => [version.label, load(version)]));
  return versions.map((version) => ({
    version,
    now: loaded.get(version.label)!,
    before: version.before && loaded.get(version.before.label),
  }));
}
