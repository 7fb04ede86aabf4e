import { readFileSync, type Stats, statSync } from "node:fs";

/**
 * What a file of the site holds, by a name that someone wrote.
 *
 * @throws when it cannot be read, or is no file: from a pipe it would be waited for without end
 */
export function readBytes(file: string): Buffer {
  if (!statSync(file).isFile()) throw new Error("it is no file");
  return readFileSync(file);
}

/** As `readBytes`, as text without its byte order mark. */
export function readText(file: string): string {
  return readBytes(file)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
}

/**
 * What the system says of a file or folder, by a name that someone wrote; undefined where there is none, also where
 * the name goes on below a file (`logo.svg/large`).
 *
 * @throws when the system refuses to say
 */
export function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
    throw error;
  }
}
