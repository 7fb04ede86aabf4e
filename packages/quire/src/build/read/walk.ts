import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { relativeFile } from "../../base/file-path.ts";
import type { Problem } from "../../base/problem.ts";

/**
 * List every file in `root`, as sorted paths relative to `base` with forward slashes. Symbolic links are
 * followed; one that leads to a folder containing it is reported and not followed. A missing root contains no
 * files. Names that start with a dot belong to the system or tools, and are skipped unless `hidden` is set.
 */
export function listFiles(root: string, base: string, problems: Problem[], hidden = false): string[] {
  const found: string[] = [];
  const enter = (folder: string, ancestors: readonly string[]) => {
    for (const entry of entriesOf(folder)) {
      const full = path.join(folder, entry.name);
      if (entry.name === "node_modules" || entry.name === ".git" || entry.name === ".DS_Store") continue;
      if (!hidden && entry.name.startsWith(".")) continue;
      if (entry.isDirectory()) enter(full, [...ancestors, full]);
      else if (entry.isFile()) found.push(relativeFile(full, base));
      else if (entry.isSymbolicLink()) follow(full, ancestors);
      else problems.push(noFile(relativeFile(full, base)));
    }
  };
  const entriesOf = (folder: string) => {
    try {
      return readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      if (!isGone(error)) problems.push(unreadable("folder", error, relativeFile(folder, base)));
      return [];
    }
  };
  const follow = (link: string, ancestors: readonly string[]) => {
    const file = relativeFile(link, base);
    try {
      const target = realpathSync(link);
      const kind = statSync(target);
      if (kind.isFile()) found.push(file);
      else if (!kind.isDirectory()) problems.push(noFile(file));
      else if (ancestors.some((folder) => realpathSync(folder) === target)) {
        problems.push({
          code: "symlink-loop",
          severity: "error",
          message: "This symbolic link leads back to a folder that contains it.",
          file,
          hint: "Remove the link, or point it to a folder that does not contain it.",
        });
      } else enter(link, [...ancestors, link]);
    } catch {
      problems.push({
        code: "symlink-loop",
        severity: "error",
        message: "The target of this symbolic link does not exist.",
        file,
        hint: "Remove the link, or create its target.",
      });
    }
  };
  if (!existsSync(root)) return [];
  enter(root, [root]);
  return found.sort();
}

/** Whether what could not be read has been deleted since it was listed. */
export function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}

/** The problem for a file or folder that the system refuses to read. */
export function unreadable(what: "file" | "folder", error: unknown, file: string): Problem {
  return {
    code: "unreadable-file",
    severity: "error",
    message: `This ${what} cannot be read: ${(error as Error).message}`,
    file,
    hint: "Check its permissions.",
  };
}

/** The problem for a file whose content is no longer what an earlier step read. */
export function changedSince(file: string): Problem {
  return {
    code: "unreadable-file",
    severity: "error",
    message: "This file has been changed or removed since it was read.",
    file,
    hint: "Build again.",
  };
}

/** Reading a pipe would block until something writes to it. */
function noFile(file: string): Problem {
  return {
    code: "unreadable-file",
    severity: "warning",
    message: "This is a pipe, socket or device. It is left out.",
    file,
    hint: "Remove it, or replace it with a file.",
  };
}
