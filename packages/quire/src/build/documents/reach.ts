import { existsSync } from "node:fs";
import path from "node:path";
import { holds } from "../../base/file-path.ts";
import { oncePerText } from "../../base/once-per.ts";

/**
 * Whether a document may publish a file, or include its text: one in the repository of the site, or else in the site's
 * folder; a document outside that reaches as far as the folder that contains both. So a link in a document that
 * somebody else has written cannot publish a file from elsewhere on this computer.
 *
 * @param document path relative to the site
 * @param file absolute path
 */
export function isWithinReach(siteDir: string, document: string, file: string): boolean {
  let root = rootOf(siteDir);
  const from = path.resolve(siteDir, document);
  // On Windows, a document may be on another drive, which no folder here contains.
  while (!holds(root, from) && root !== path.dirname(root)) root = path.dirname(root);
  return holds(root, file);
}

const rootOf = oncePerText((siteDir) => repositoryOf(siteDir) ?? siteDir);

/** The folder that contains `.git` and a folder; undefined outside any repository. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(path.join(folder, ".git"))) return folder;
  const outer = path.dirname(folder);
  return outer === folder ? undefined : repositoryOf(outer);
}
