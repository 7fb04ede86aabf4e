import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Paths of the files in a folder and in the folders in it, relative to it, sorted by their bytes.
 *
 * @param folder one that does not exist holds nothing
 * @param ending of the files that are wanted
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
    .sort((a, b) => (a < b ? -1 : 1));
}
