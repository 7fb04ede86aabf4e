import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "quire";
import type { z } from "zod";
import { type LoadedFile, readDataFile } from "./data-file.ts";
import { dataProblem } from "./data-problems.ts";
import { listFiles } from "./list-files.ts";

/**
 * Load a data file.
 *
 * @param file its path relative to the site
 * @param problems receives what is wrong in it, or that it cannot be read
 * @returns undefined if there are problems
 */
export function loadFile<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): LoadedFile<T> | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(siteDir, file), "utf8");
  } catch {
    problems.push(dataProblem({ file }, "This file is missing, or cannot be read."));
    return undefined;
  }
  return readDataFile(file, text, schema, problems);
}

/**
 * Recursively load all YAML and JSON files in a folder, sorted by name.
 *
 * @param folder its path relative to the site; if it does not exist, there are no files
 * @param problems receives what is wrong in the files; invalid files are left out
 */
export function loadFolder<T>(
  siteDir: string,
  folder: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): LoadedFile<T>[] {
  const names = listFiles(path.join(siteDir, folder), /\.(ya?ml|json)$/);
  const files = names.map((name) => loadFile(siteDir, `${folder}/${name}`, schema, problems));
  return files.filter((file) => file !== undefined);
}
