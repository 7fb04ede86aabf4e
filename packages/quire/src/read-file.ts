import { readFileSync, statSync } from "node:fs";

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
