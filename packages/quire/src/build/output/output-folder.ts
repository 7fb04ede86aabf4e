import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from "node:fs";
import path from "node:path";
import { holds } from "../../base/file-path.ts";
import { QuireError } from "../../base/problem.ts";
import type { Workspace } from "../workspace.ts";
import { type KeptOutput, keepOutput, removeFiles, takeKept } from "./kept-output.ts";
import type { OutputFile } from "./output-writer.ts";
import { isStuck, replaceContent } from "./replace-content.ts";

/** The folder in which the output is assembled, on the same disk as the output. */
export function stagingFolder({ outDir }: Pick<Workspace, "outDir">): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}-next`);
}

/** The temporary location of the previous output during the swap. */
export function previousFolder({ outDir }: Pick<Workspace, "outDir">): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}-previous`);
}

/** The folder in which the next output is assembled. */
export interface Staging {
  folder: string;
  /** Whether a file of the current output is in it already. */
  holds(name: string): boolean;
  /** Remove files of the current output that the next one lacks. */
  remove(names: Iterable<string>): void;
}

/**
 * Create a staging folder. If an earlier build was killed in the middle of the swap, the previous output is restored
 * first.
 *
 * @param kept describes the output before the current one, to start from; without it, staging starts empty
 * @throws QuireError when the output cannot be written to, or contains files that a build must not delete
 */
export function openStaging(workspace: Workspace, kept?: KeptOutput): Staging {
  const staging = stagingFolder(workspace);
  const previous = previousFolder(workspace);
  try {
    if (existsSync(workspace.outDir)) checkOutput(workspace);
    else if (existsSync(previous)) renameSync(previous, workspace.outDir);
    rmSync(previous, { recursive: true, force: true });
    rmSync(staging, { recursive: true, force: true });
    const replaced = kept && takeKept(workspace, kept, staging);
    mkdirSync(staging, { recursive: true });
    return {
      folder: staging,
      holds: (name) => replaced !== undefined && !replaced.has(name),
      remove: (names) => replaced && removeFiles(staging, names),
    };
  } catch (error) {
    throw error instanceof QuireError ? error : unwritable(workspace, (error as Error).message);
  }
}

/** @throws QuireError when the output folder must not be replaced, as it contains anything but a built site */
function checkOutput(workspace: Workspace): void {
  const { siteDir, outDir } = workspace;
  if (!statSync(outDir).isDirectory()) throw unwritable(workspace, "it is not a folder");
  // The target of a symbolic link in the site is left alone.
  if (holds(siteDir, outDir) && lstatSync(outDir).isSymbolicLink()) return;
  const names = readdirSync(outDir).filter((name) => !NOTHING.includes(name));
  if (names.length === 0 || names.includes("404.html")) return;
  throw unwritable(
    workspace,
    "it contains files that are not part of a built site, and a build would delete them",
    "Set another `outDir`, or remove the folder if you do not need its files.",
  );
}

/** Files in folders that count as empty. */
const NOTHING = [".gitkeep", ".DS_Store"];

function unwritable({ outDir }: Workspace, reason: string, hint?: string): QuireError {
  return new QuireError({
    code: "output",
    severity: "error",
    message: `The output folder ${outDir} cannot be written: ${reason}.`,
    hint: hint ?? "Check its permissions, or set another `outDir`.",
  });
}

/**
 * Replace the output by the staged site, and keep the previous output for the next build. If the output cannot be
 * renamed, it is replaced file by file.
 */
export function swapIn(workspace: Workspace): void {
  const staging = stagingFolder(workspace);
  const previous = previousFolder(workspace);
  const before = lstatSync(workspace.outDir, { throwIfNoEntry: false });
  try {
    if (before) renameSync(workspace.outDir, previous);
  } catch (error) {
    if (!isStuck(error)) throw error;
    replaceContent(workspace.outDir, staging);
    return;
  }
  renameSync(staging, workspace.outDir);
  // The target of a link does not belong to the build.
  if (before?.isDirectory()) keepOutput(workspace, previous);
  else if (before) unlinkSync(previous);
}

/** Remove what a failed build has staged; the output is left as it was. */
export function dropStaging(workspace: Workspace): void {
  const staging = stagingFolder(workspace);
  // If the parent is a file, there is no staging folder, and removing it would fail.
  if (existsSync(staging)) rmSync(staging, { recursive: true, force: true });
}

/** Note the times of files that a build has written, by which the next one knows them. */
export function noteTimes(outDir: string, files: readonly OutputFile[]): void {
  for (const file of files) file.time = Math.trunc(statSync(path.join(outDir, file.name)).mtimeMs);
}

/**
 * Whether files in the output are as a build left them, by size and time. Some programs that copy or archive files keep
 * only the seconds of their times.
 */
export function isIntact(outDir: string, files: readonly OutputFile[]): boolean {
  return files.every(({ name, size, time = Number.NaN }) => {
    // Joined by hand, as a site has thousands of files and names need no normalizing.
    const stat = statSync(outDir + path.sep + name, { throwIfNoEntry: false });
    if (stat?.size !== size) return false;
    return Math.abs(stat.mtimeMs - time) < 1 || stat.mtimeMs === time - (time % 1000);
  });
}
