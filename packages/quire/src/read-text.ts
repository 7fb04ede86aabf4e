import { readFileSync, statSync } from "node:fs";

/**
 * The text of a file, without its byte order mark.
 *
 * @throws when it cannot be read, or is no file: from a pipe it would be waited for without end
 */
export function readText(file: string): string {
  if (!statSync(file).isFile()) throw new Error("it is no file");
  return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
}
