import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { isFolder } from "../../base/read-file.ts";

/** Codes of errors by which the system says that a folder cannot be renamed, although its content can be replaced. */
const STUCK = ["EBUSY", "EXDEV"];

/** Whether a folder could not be renamed because it is a mount point, or part of a layer of a container's image. */
export function isStuck(error: unknown): boolean {
  return STUCK.includes((error as NodeJS.ErrnoException).code ?? "");
}

/**
 * Give a folder the content of another, file by file, and remove what the other lacks. Files keep their times.
 *
 * @param next the other folder, whose files are moved
 */
export function replaceContent(folder: string, next: string): void {
  const entries = readdirSync(next, { withFileTypes: true });
  for (const entry of entries) {
    const from = path.join(next, entry.name);
    const to = path.join(folder, entry.name);
    if (entry.isDirectory() !== isFolder(to)) rmSync(to, { recursive: true, force: true });
    if (entry.isDirectory()) {
      mkdirSync(to, { recursive: true });
      replaceContent(to, from);
    } else move(from, to);
  }
  const names = new Set(entries.map(({ name }) => name));
  for (const name of readdirSync(folder))
    if (!names.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isStuck(error)) throw error;
    const { atime, mtime } = statSync(from);
    copyFileSync(from, to);
    utimesSync(to, atime, mtime);
  }
}
