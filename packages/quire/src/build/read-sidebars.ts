import { readFileSync } from "node:fs";
import path from "node:path";
import { loadModule } from "../config/load-module.ts";
import { type Problem, QuireError } from "../problem.ts";
import { packageOf } from "../unresolved-import.ts";
import { toSitePath } from "./walk.ts";
import type { Workspace } from "./workspace.ts";

/**
 * What a sidebars file holds, not yet understood.
 *
 * @param file relative to the site, or absolute; `false` for no sidebars, undefined where there is no file
 * @param stubMissing read it without packages that are not installed
 * @param problems gets a warning for each of these
 */
export async function readSidebars(
  workspace: Workspace,
  file: string | false | undefined,
  stubMissing: boolean,
  problems: Problem[],
): Promise<{ sidebars: unknown; sidebarFile?: string }> {
  if (!file) return { sidebars: file };
  const full = path.resolve(workspace.siteDir, file);
  const sidebarFile = toSitePath(full, workspace.siteDir);
  if (file.endsWith(".json")) {
    try {
      return { sidebars: JSON.parse(readFileSync(full, "utf8")), sidebarFile };
    } catch (error) {
      throw new QuireError({
        code: "sidebars-file",
        severity: "error",
        message: `The sidebars cannot be read: ${(error as Error).message}`,
        file: sidebarFile,
      });
    }
  }
  const { siteDir, cacheDir } = workspace;
  const { module, missing } = await loadModule(full, { cacheDir, root: siteDir, stubMissing });
  for (const name of missing) {
    problems.push({
      code: "docusaurus-setting",
      severity: "warning",
      message: `The sidebars take something from ${name}, which is not installed, and are read without it.`,
      file: sidebarFile,
      hint: `Install ${packageOf(name)}, if items are missing.`,
    });
  }
  return { sidebars: module.default ?? module, sidebarFile };
}
