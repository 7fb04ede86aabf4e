import { existsSync } from "node:fs";
import path from "node:path";
import { type Problem, QuireError } from "../../base/problem.ts";
import type { DocsConfig } from "../../config/docs-schema.ts";
import { currentSidebars, readVersionNames, versionPlaces } from "../../config/version-places.ts";
import { placeWritten } from "./written-place.ts";

/** Location of the documents and sidebars of a version. */
export interface VersionFolders {
  name: string;
  root: string;
  /** Sidebars file; undefined for the default by convention, false for none. */
  sidebars: string | false | undefined;
}

/** Names of all versions of a docs instance, including those that the settings leave out, the current one first. */
export function versionNames(siteDir: string, { id }: DocsConfig): string[] {
  return ["current", ...readVersionNames(siteDir, versionPlaces(id).list)];
}

/**
 * The folders of the versions of a docs instance that are part of the site, the current one first.
 *
 * @throws QuireError when the list of versions cannot be read, or names one without a folder
 */
export function listVersions(siteDir: string, docs: DocsConfig): VersionFolders[] {
  const places = versionPlaces(docs.id);
  const versions: VersionFolders[] = [];
  for (const name of versionNames(siteDir, docs)) {
    if (docs.onlyIncludeVersions?.includes(name) === false) continue;
    if (name === "current") {
      if (docs.includeCurrentVersion)
        versions.push({ name, root: docs.path, sidebars: currentSidebars(siteDir, docs) });
      continue;
    }
    const root = places.docs(name);
    const sidebars = places.sidebars(name);
    if (!existsSync(path.join(siteDir, root))) {
      const problem: Problem = {
        code: "unknown-version",
        severity: "error",
        message: `Version ${name} has no folder ${root}.`,
        file: places.list,
        written: { value: name },
        hint: `Create ${root}, or remove "${name}" from ${places.list}.`,
      };
      throw new QuireError(placeWritten([problem], siteDir));
    }
    versions.push({ name, root, sidebars: existsSync(path.join(siteDir, sidebars)) ? sidebars : false });
  }
  return versions;
}
