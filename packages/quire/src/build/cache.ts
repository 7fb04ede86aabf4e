import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentHash } from "./workspace.ts";

/**
 * Read a value from the cache. Undefined if the entry is missing, truncated or altered: each one includes the
 * hash of its content.
 */
export function readEntry<T>(file: string): T | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
  const end = text.indexOf("\n");
  const payload = text.slice(end + 1);
  if (end < 0 || text.slice(0, end) !== contentHash(payload)) return undefined;
  return JSON.parse(payload) as T;
}

/** Write a JSON value to the cache atomically: to a temporary file, which is then renamed. */
export function writeEntry(file: string, value: unknown): void {
  const payload = JSON.stringify(value);
  const temporary = `${file}.${process.pid}.${Math.trunc(performance.now() * 1000)}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(temporary, `${contentHash(payload)}\n${payload}`);
  renameSync(temporary, file);
}
