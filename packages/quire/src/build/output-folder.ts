import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
} from "node:fs";
import path from "node:path";
import { holds } from "../config/output-place.ts";
import { QuireError } from "../problem.ts";
import type { OutputFile } from "./output-writer.ts";
import type { Workspace } from "./workspace.ts";

/** Where a build is put together before it becomes the output; on the same disk as the output. */
export function stagingFolder({ outDir }: Pick<Workspace, "outDir">): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}-next`);
}

/** Where the site that is being replaced stands for a moment. */
export function previousFolder({ outDir }: Pick<Workspace, "outDir">): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}-previous`);
}

/**
 * Start an empty staging folder. If a build was killed between the two steps of a swap, the site it was
 * about to replace is put back first.
 *
 * @throws QuireError when the place of the output cannot be written to, or holds what a build must not delete
 */
export function openStaging(workspace: Workspace): string {
  const staging = stagingFolder(workspace);
  const previous = previousFolder(workspace);
  try {
    if (existsSync(workspace.outDir)) checkOutput(workspace);
    else if (existsSync(previous)) renameSync(previous, workspace.outDir);
    rmSync(previous, { recursive: true, force: true });
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { recursive: true });
    return staging;
  } catch (error) {
    throw error instanceof QuireError ? error : unwritable(workspace, (error as Error).message);
  }
}

/** @throws QuireError when the output must not be replaced: nothing but a built site may be */
function checkOutput(workspace: Workspace): void {
  const { siteDir, outDir } = workspace;
  if (!statSync(outDir).isDirectory()) throw unwritable(workspace, "it exists and is not a folder");
  // What a link of the site leads to stays.
  if (holds(siteDir, outDir) && lstatSync(outDir).isSymbolicLink()) return;
  const names = readdirSync(outDir).filter((name) => !NOTHING.includes(name));
  if (names.length === 0 || names.includes("404.html")) return;
  throw unwritable(
    workspace,
    "it holds other files than those of a built site, which a build would delete",
    "Set another outDir, or remove the folder, if nothing in it is needed.",
  );
}

/** Files of a folder that is empty all the same. */
const NOTHING = [".gitkeep", ".DS_Store"];

function unwritable({ outDir }: Workspace, reason: string, hint?: string): QuireError {
  return new QuireError({
    code: "output",
    severity: "error",
    message: `The output folder ${outDir} cannot be written: ${reason}.`,
    hint: hint ?? "Check its permissions, or set another outDir.",
  });
}

/** Put the staged site in the place of the output, whole, and remove what was there. */
export function swapIn(workspace: Workspace): void {
  const staging = stagingFolder(workspace);
  const previous = previousFolder(workspace);
  const before = lstatSync(workspace.outDir, { throwIfNoEntry: false });
  if (before) renameSync(workspace.outDir, previous);
  renameSync(staging, workspace.outDir);
  // What a link leads to is not the build's.
  if (before?.isDirectory()) removeFolder(previous);
  else if (before) unlinkSync(previous);
}

/** Remove a folder with all in it, in half the time of Node's own, which asks of every name once more what it is. */
function removeFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inner = path.join(folder, entry.name);
    if (entry.isDirectory()) removeFolder(inner);
    else unlinkSync(inner);
  }
  rmdirSync(folder);
}

/** Remove what a failed build has staged; the output stays as it was. */
export function dropStaging(workspace: Workspace): void {
  const staging = stagingFolder(workspace);
  // Below a file there is none, and asking to remove it would fail.
  if (existsSync(staging)) rmSync(staging, { recursive: true, force: true });
}

/** Whether the files stand in the output as a build left them, none touched after it finished (ms since 1970). */
export function isIntact(outDir: string, files: readonly OutputFile[], finished: number): boolean {
  return files.every(({ name, size }) => {
    const stat = statSync(path.join(outDir, name), { throwIfNoEntry: false });
    return stat !== undefined && stat.size === size && stat.mtimeMs <= finished;
  });
}
