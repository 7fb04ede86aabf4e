import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type Problem, QuireError } from "../../base/problem.ts";
import type { DocsConfig } from "../../config/docs-schema.ts";
import { currentSidebars, readVersionNames, versionPlaces } from "../../config/version-places.ts";
import { isIncluded } from "../../site/versions.ts";
import { placeWritten } from "./written-place.ts";

/** Location of the documents and sidebars of a version. */
export interface VersionFolders {
  name: string;
  root: string;
  /** Sidebars file; undefined for the default by convention, false for none. */
  sidebars: string | false | undefined;
}

/**
 * Names of all versions of a docs instance, including those that the settings leave out, the current one first.
 *
 * @param problems receives what is wrong with the list; the versions are then those that have a folder, the highest
 *   first, so that their documents are checked all the same
 */
export function versionNames(siteDir: string, { id }: DocsConfig, problems: Problem[]): string[] {
  const { list, docs, docsFolder } = versionPlaces(id);
  try {
    return ["current", ...readVersionNames(siteDir, list)];
  } catch (error) {
    if (!(error instanceof QuireError)) throw error;
    problems.push(...error.problems);
    const start = path.posix.basename(docs(""));
    const folder = path.join(siteDir, docsFolder);
    const folders = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(start)) : [];
    const names = folders.map((name) => name.slice(start.length));
    return ["current", ...names.sort((a, b) => b.localeCompare(a, "en", { numeric: true }))];
  }
}

/** Folder of a version's documents, relative to the site. */
export function versionRoot({ id, path: folder }: DocsConfig, name: string): string {
  return name === "current" ? folder : versionPlaces(id).docs(name);
}

/**
 * The folders of those versions of a docs instance that are part of the site.
 *
 * @param names of all its versions
 * @param problems receives an error for each without a folder, which is optional for the current version
 */
export function listVersions(
  siteDir: string,
  docs: DocsConfig,
  names: readonly string[],
  problems: Problem[],
): VersionFolders[] {
  return names
    .filter((name) => isIncluded(docs, name))
    .map((name) => {
      const root = versionRoot(docs, name);
      if (name === "current") return { name, root, sidebars: currentSidebars(siteDir, docs) };
      const { list, sidebars } = versionPlaces(docs.id);
      if (!existsSync(path.join(siteDir, root)))
        problems.push(...placeWritten([noFolder(name, root, list)], siteDir));
      const file = sidebars(name);
      return { name, root, sidebars: existsSync(path.join(siteDir, file)) && file };
    });
}

function noFolder(name: string, root: string, list: string): Problem {
  return {
    code: "unknown-version",
    severity: "error",
    message: `Version ${name} has no folder ${root}.`,
    file: list,
    written: { value: name },
    hint: `Create ${root}, or remove "${name}" from ${list}.`,
  };
}
