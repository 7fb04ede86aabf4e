import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Recursively list the files in a folder, as sorted relative paths.
 *
 * @param folder may not exist, in which case there are no files
 * @param ending pattern for the extension
 */
export function listFiles(folder: string, ending: RegExp): string[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
  return names
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => ending.test(name))
    .sort();
}
