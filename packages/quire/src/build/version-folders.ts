import { existsSync } from "node:fs";
import path from "node:path";
import type { DocsConfig } from "../config/schema.ts";
import { currentSidebars, readVersionNames, versionPlaces } from "../config/version-places.ts";
import { type Problem, QuireError } from "../problem.ts";
import { placeWritten } from "./written-place.ts";

/** Location of the documents and sidebars of a version. */
export interface VersionFolders {
  name: string;
  root: string;
  /** Sidebars file; undefined for the default by convention, false for none. */
  sidebars: string | false | undefined;
}

/**
 * The folders of a docs instance's versions, the current one first.
 *
 * @throws QuireError when the list of versions cannot be read, or names one without a folder
 */
export function listVersions(siteDir: string, docs: DocsConfig): VersionFolders[] {
  const places = versionPlaces(docs.id);
  const versions: VersionFolders[] = [];
  const names = readVersionNames(siteDir, places.list);
  if (docs.includeCurrentVersion)
    versions.push({ name: "current", root: docs.path, sidebars: currentSidebars(siteDir, docs) });
  for (const name of names) {
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
  return versions.filter(({ name }) => !docs.onlyIncludeVersions || docs.onlyIncludeVersions.includes(name));
}
