import { readFileSync, type Stats, statSync } from "node:fs";

/**
 * Read a file of the site by a name from user input.
 *
 * @throws when it cannot be read or is not a regular file: reading a pipe would block
 */
export function readBytes(file: string): Buffer {
  if (!statSync(file).isFile()) throw new Error("it is not a file");
  return readFileSync(file);
}

/** Like `readBytes`, but as text without a byte order mark. */
export function readText(file: string): string {
  return readBytes(file)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
}

/** The same; undefined if it cannot be read. */
export function textIfAny(file: string): string | undefined {
  try {
    return readText(file);
  } catch {
    return undefined;
  }
}

/**
 * Like `statSync`, by a name from user input; undefined if there is no such file, including when the path
 * continues below a file (`logo.svg/large`).
 *
 * @throws when the system denies access
 */
export function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
    throw error;
  }
}

/** File systems note as the time of a change that of the last tick of their clock, at most this many milliseconds ago. */
const TICK_MS = 10;

/** Whether a file or folder may have been written after a time, in milliseconds since 1970. */
export function isWrittenSince(file: string, time: number): boolean {
  const stat = statOf(file);
  return stat !== undefined && stat.ctimeMs > time - TICK_MS;
}

/** Whether there is a file, or something that leads to one, with a name from user input. */
export function isFile(file: string): boolean {
  return statOf(file)?.isFile() ?? false;
}

/** The same for folders. */
export function isFolder(file: string): boolean {
  return statOf(file)?.isDirectory() ?? false;
}
