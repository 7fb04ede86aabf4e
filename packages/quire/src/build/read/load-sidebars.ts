import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { relativeFile } from "../../base/file-path.ts";
import { jsonError } from "../../base/json-error.ts";
import { nearest } from "../../base/nearest.ts";
import { type Problem, QuireError } from "../../base/problem.ts";
import { stillWaiting } from "../../base/still-waiting.ts";
import { packageOf } from "../../base/unresolved-import.ts";
import type { StubMissing } from "../../config/bundle-module.ts";
import { loadModule } from "../../config/load-module.ts";
import { missingPackageOf } from "../../config/missing-module.ts";

/**
 * Load a sidebars file, without interpreting it.
 *
 * @param file relative to the site, or absolute; `false` for no sidebars, undefined if there is no file
 * @param stubMissing replace packages that are not installed, or files too, by stand-ins
 * @param problems receives a warning for each of those
 */
export async function loadSidebars(
  siteDir: string,
  file: string | false | undefined,
  stubMissing: StubMissing,
  problems: Problem[],
): Promise<{ sidebars: unknown; sidebarFile?: string }> {
  if (!file) return { sidebars: file };
  const full = path.resolve(siteDir, file);
  const sidebarFile = relativeFile(full, siteDir);
  if (!existsSync(full)) throw new QuireError(noSuchSidebars(sidebarFile, full));
  const loading = loadModule(full, { root: siteDir, stubMissing });
  const { module, missing } = await stillWaiting(loading, sidebarFile).catch((error) => {
    throw file.endsWith(".json") && error instanceof QuireError ? noJson(error) : error;
  });
  for (const name of missing) {
    const isFile = path.isAbsolute(name);
    const shown = isFile ? relativeFile(name, siteDir) : name;
    problems.push({
      code: "docusaurus-setting",
      severity: "warning",
      message: `The sidebars use \`${shown}\`, which ${isFile ? "does not exist" : "is not installed"}. They are read without it.`,
      file: sidebarFile,
      hint: isFile
        ? "If a plugin writes it, have it do so before the build."
        : `Install \`${packageOf(name)}\`, if sidebar items are missing.`,
    });
  }
  const sidebars = withoutStandIns(await ("default" in module ? module.default : module));
  const reason = jsonError(sidebars);
  if (reason !== undefined) throw new QuireError(noData(sidebarFile, reason));
  return { sidebars, sidebarFile };
}

/**
 * Sidebars with empty lists in the place of lists that come from missing modules, without such items and without
 * categories that are only that.
 */
function withoutStandIns(value: unknown, around: readonly unknown[] = []): unknown {
  if (missingPackageOf(value) !== undefined) return [];
  // What contains itself is reported later.
  if (typeof value !== "object" || value === null || around.includes(value)) return value;
  const inner = (one: unknown) => withoutStandIns(one, [...around, value]);
  if (Array.isArray(value)) return value.filter((one) => !isEmptied(one)).map(inner);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]));
}

function isEmptied(item: unknown): boolean {
  const { items, link } = Object(item);
  return (
    missingPackageOf(item) !== undefined || (missingPackageOf(items) !== undefined && link === undefined)
  );
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
