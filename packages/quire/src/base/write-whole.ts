import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Write a file atomically, even if another thread or process writes the same one: to a temporary file, which is then
 * renamed. Its folder is created as needed.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
