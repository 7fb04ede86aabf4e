import { existsSync } from "node:fs";
import path from "node:path";
import { jsonErrorOffset } from "../base/json-error.ts";
import { messageOf, positionAt, QuireError } from "../base/problem.ts";
import { readText } from "../base/read-file.ts";
import type { DocsConfig } from "./docs-schema.ts";

/** Locations of the versions of a docs instance, relative to the site's folder. */
interface VersionPlaces {
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
  const text = readText(full);
  const fail = (message: string, offset: number): never => {
    throw new QuireError({
      code: "versions-file",
      severity: "error",
      message,
      file,
      ...positionAt(text, offset),
      hint: 'Write names in quotes, with commas between them: `["1.1.0", "1.0.0"]`.',
    });
  };
  let names: unknown;
  try {
    names = JSON.parse(text);
  } catch (error) {
    const [said] = messageOf(error).split(/ in JSON\b|, "|\n/);
    return fail(`This is not valid JSON: ${said}.`, jsonErrorOffset(error, text));
  }
  if (!Array.isArray(names) || names.some((name) => typeof name !== "string"))
    return fail("This must be a list of version names.", Math.max(0, text.search(UNQUOTED)));
  const twice = (names as string[]).find((name, index, all) => all.indexOf(name) < index);
  if (twice !== undefined)
    fail(`It contains the version ${twice} twice.`, Math.max(0, text.lastIndexOf(JSON.stringify(twice))));
  return names as string[];
}

/** The first entry of a list that is not in quotes. */
const UNQUOTED = /(?<=[[,]\s*)[^\s"[\],]/;

/** The sidebars file of the current version; false for no sidebars, undefined for generated ones. */
export function currentSidebars(
  siteDir: string,
  { id, sidebarPath }: Pick<DocsConfig, "id" | "sidebarPath">,
): string | false | undefined {
  if (sidebarPath !== undefined || id !== "default") return sidebarPath;
  const names = ["ts", "js", "mjs", "cjs", "json"].map((ending) => `sidebars.${ending}`);
  return names.find((name) => existsSync(path.join(siteDir, name)));
}
