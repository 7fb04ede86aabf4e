import { existsSync } from "node:fs";
import path from "node:path";
import { messageOf, QuireError } from "../base/problem.ts";
import { readText } from "../base/read-file.ts";
import type { DocsConfig } from "./docs-schema.ts";

/** Locations of the versions of a docs instance, relative to the site's folder. */
export interface VersionPlaces {
  /** The file with their names. */
  list: string;
  docsFolder: string;
  sidebarsFolder: string;
  /** Folder of a version's documents. */
  docs(name: string): string;
  /** Sidebars file of a version. */
  sidebars(name: string): string;
}

/** @param id of the docs instance */
export function versionPlaces(id: string): VersionPlaces {
  const prefix = id === "default" ? "" : `${id}_`;
  const docsFolder = `${prefix}versioned_docs`;
  const sidebarsFolder = `${prefix}versioned_sidebars`;
  return {
    list: `${prefix}versions.json`,
    docsFolder,
    sidebarsFolder,
    docs: (name) => `${docsFolder}/version-${name}`,
    sidebars: (name) => `${sidebarsFolder}/version-${name}-sidebars.json`,
  };
}

/**
 * Read the list of versions from a file; empty if there is no such file.
 *
 * @throws QuireError `versions-file`
 */
export function readVersionNames(siteDir: string, file: string): string[] {
  const full = path.join(siteDir, file);
  if (!existsSync(full)) return [];
  const fail = (message: string): never => {
    throw new QuireError({
      code: "versions-file",
      severity: "error",
      message,
      file,
      hint: 'Write ["1.1.0", "1.0.0"].',
    });
  };
  let names: unknown;
  try {
    names = JSON.parse(readText(full));
  } catch (error) {
    fail(`This is not valid JSON: ${messageOf(error)}`);
  }
  if (!Array.isArray(names) || names.some((name) => typeof name !== "string"))
    fail("This must be a list of version names.");
  const twice = (names as string[]).find((name, index, all) => all.indexOf(name) < index);
  if (twice !== undefined) fail(`It contains the version ${twice} twice.`);
  return names as string[];
}

/** The sidebars file of the current version; false for no sidebars, undefined for generated ones. */
export function currentSidebars(
  siteDir: string,
  { id, sidebarPath }: Pick<DocsConfig, "id" | "sidebarPath">,
): string | false | undefined {
  if (sidebarPath !== undefined || id !== "default") return sidebarPath;
  const names = ["ts", "js", "mjs", "cjs", "json"].map((ending) => `sidebars.${ending}`);
  return names.find((name) => existsSync(path.join(siteDir, name)));
}
