import { existsSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, unlinkSync } from "node:fs";
import path from "node:path";
import type { Workspace } from "../workspace.ts";

/**
 * The output before the current one. A build starts from it instead of linking every unchanged file into an empty
 * folder: only what the last two builds changed has to be changed in it.
 */
export interface KeptOutput {
  /** Its folders, as they were when it was complete. */
  folders: FolderStamps;
  /** Files that differ between it and the current output. */
  replaced: string[];
}

/**
 * Inode and modification time of folders, by path. They change when a file in the folder is added, removed or replaced;
 * a file that is changed in place is the same file in both outputs, and found out there.
 */
export type FolderStamps = Record<string, string>;

const keptFolder = ({ stateDir }: Workspace) => path.join(stateDir, "previous-output");

/** Keep an output that has just been replaced, or remove it if it is on another disk than the cache. */
export function keepOutput(workspace: Workspace, folder: string): void {
  const kept = keptFolder(workspace);
  if (existsSync(kept)) removeFolder(kept);
  try {
    renameSync(folder, kept);
  } catch {
    removeFolder(folder);
  }
}

/**
 * Move the kept output to where the next one is assembled, without the files that have been replaced since.
 *
 * @returns those files; undefined if it is gone, not as it was left, or cannot be moved
 */
export function takeKept(
  workspace: Workspace,
  { folders, replaced }: KeptOutput,
  staging: string,
): ReadonlySet<string> | undefined {
  const kept = keptFolder(workspace);
  const isSame = Object.entries(folders).every(
    ([folder, stamp]) => stampOf(path.join(kept, folder)) === stamp,
  );
  if (!isSame || Object.keys(folders).length === 0) return undefined;
  try {
    renameSync(kept, staging);
  } catch {
    return undefined;
  }
  removeFiles(staging, replaced);
  return new Set(replaced);
}

/** Remove files from a folder, and the folders that are empty then. */
export function removeFiles(folder: string, names: Iterable<string>): void {
  for (const name of names) {
    rmSync(path.join(folder, name), { force: true });
    try {
      for (let parent = path.dirname(name); parent !== "."; parent = path.dirname(parent))
        rmdirSync(path.join(folder, parent));
    } catch {
      // It is not empty.
    }
  }
}

/** The stamps of all folders in an output that has these files. */
export function stampFolders(outDir: string, names: Iterable<string>): FolderStamps {
  const stamps: FolderStamps = {};
  for (const name of names) {
    for (let folder = path.dirname(name); !(folder in stamps); folder = path.dirname(folder))
      stamps[folder] = stampOf(path.join(outDir, folder)) ?? "";
  }
  return stamps;
}

function stampOf(folder: string): string | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeMs}`;
}

/** Remove a folder recursively, in half the time of Node's `rm`, which looks up the type of each entry again. */
function removeFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inner = path.join(folder, entry.name);
    if (entry.isDirectory()) removeFolder(inner);
    else unlinkSync(inner);
  }
  rmdirSync(folder);
}
