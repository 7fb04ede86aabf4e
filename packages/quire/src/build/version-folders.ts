import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DocsConfig } from "../config/schema.ts";
import { QuireError } from "../problem.ts";

/** Where a version of an instance has its documents and sidebars. */
export interface VersionFolders {
  name: string;
  root: string;
  /** Sidebars file; undefined for the convention's default, false for none. */
  sidebars: string | false | undefined;
}

/**
 * The folders of an instance's versions, the current one first.
 *
 * @throws QuireError when the list of versions cannot be read, or names one without a folder
 */
export function listVersions(siteDir: string, docs: DocsConfig): VersionFolders[] {
  const prefix = docs.id === "default" ? "" : `${docs.id}_`;
  const file = `${prefix}versions.json`;
  const names = existsSync(path.join(siteDir, file)) ? readVersionNames(siteDir, file) : [];
  const current = ["ts", "js", "mjs", "cjs", "json"].map((ext) => `sidebars.${ext}`);
  const versions: VersionFolders[] = [];
  if (docs.includeCurrentVersion) {
    const found =
      docs.id === "default" ? current.find((name) => existsSync(path.join(siteDir, name))) : undefined;
    versions.push({ name: "current", root: docs.path, sidebars: docs.sidebarPath ?? found });
  }
  for (const name of names) {
    const root = `${prefix}versioned_docs/version-${name}`;
    const sidebars = `${prefix}versioned_sidebars/version-${name}-sidebars.json`;
    if (!existsSync(path.join(siteDir, root))) {
      throw new QuireError({
        code: "unknown-version",
        severity: "error",
        message: `Version ${name} has no folder ${root}.`,
        file,
        hint: `Create ${root}, or remove "${name}" from ${file}.`,
      });
    }
    versions.push({ name, root, sidebars: existsSync(path.join(siteDir, sidebars)) ? sidebars : false });
  }
  return versions.filter(({ name }) => !docs.onlyIncludeVersions || docs.onlyIncludeVersions.includes(name));
}

function readVersionNames(siteDir: string, file: string): string[] {
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
    names = JSON.parse(readFileSync(path.join(siteDir, file), "utf8"));
  } catch (error) {
    fail(`This is not JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(names) || names.some((name) => typeof name !== "string"))
    fail("This must be a list of version names.");
  return names as string[];
}
