import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { relativeFile } from "../../base/file-path.ts";
import { jsonError } from "../../base/json-error.ts";
import { nearest } from "../../base/nearest.ts";
import { type Problem, QuireError } from "../../base/problem.ts";
import { stillWaiting } from "../../base/still-waiting.ts";
import { packageOf } from "../../base/unresolved-import.ts";
import { loadModule } from "../../config/load-module.ts";
import type { Workspace } from "../workspace.ts";

/**
 * Load a sidebars file, without interpreting it.
 *
 * @param file relative to the site, or absolute; `false` for no sidebars, undefined if there is no file
 * @param stubMissing replace packages that are not installed by stand-ins
 * @param problems receives a warning for each of those
 */
export async function readSidebars(
  workspace: Workspace,
  file: string | false | undefined,
  stubMissing: boolean,
  problems: Problem[],
): Promise<{ sidebars: unknown; sidebarFile?: string }> {
  if (!file) return { sidebars: file };
  const full = path.resolve(workspace.siteDir, file);
  const sidebarFile = relativeFile(full, workspace.siteDir);
  if (!existsSync(full)) throw new QuireError(noSuchSidebars(sidebarFile, full));
  const { siteDir, cacheDir } = workspace;
  const loading = loadModule(full, { cacheDir, root: siteDir, stubMissing });
  const { module, missing } = await stillWaiting(loading, sidebarFile).catch((error) => {
    throw file.endsWith(".json") && error instanceof QuireError ? noJson(error) : error;
  });
  for (const name of missing) {
    problems.push({
      code: "docusaurus-setting",
      severity: "warning",
      message: `The sidebars use \`${name}\`, which is not installed. They are read without it.`,
      file: sidebarFile,
      hint: `Install \`${packageOf(name)}\`, if sidebar items are missing.`,
    });
  }
  const sidebars = await ("default" in module ? module.default : module);
  const reason = jsonError(sidebars);
  if (reason !== undefined) throw new QuireError(noData(sidebarFile, reason));
  return { sidebars, sidebarFile };
}

/** Sidebars are part of keys and are posted between threads. */
function noData(file: string, reason: string): Problem {
  return {
    code: "sidebar",
    severity: "error",
    message: `The sidebars cannot be written as JSON: ${reason}.`,
    file,
    hint: "Use plain values, and no item that contains itself.",
  };
}

function noSuchSidebars(file: string, full: string): Problem {
  const folder = path.dirname(full);
  const near = nearest(path.basename(full), existsSync(folder) ? readdirSync(folder) : []);
  return {
    code: "module-import",
    severity: "error",
    message: `The file "${file}" in \`sidebarPath\` does not exist.`,
    hint: near
      ? `Did you mean ${path.posix.join(path.posix.dirname(file), near)}?`
      : "Check the path, or remove the setting to generate the sidebar from the folders.",
  };
}

function noJson({ problems }: QuireError): QuireError {
  return new QuireError(problems.map((problem) => ({ ...problem, code: "sidebars-file" })));
}
