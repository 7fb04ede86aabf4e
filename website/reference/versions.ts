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
export const versions: readonly Version[] = [
  { label: "Next", data: "data/next", docs: "docs" },
  ...names.map((name) => ({ label: name, data: `data/${name}`, docs: `versioned_docs/version-${name}` })),
].map((version, index, all) => ({ ...version, before: all[index + 1] }));
