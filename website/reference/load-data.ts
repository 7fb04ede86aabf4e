import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "quire";
import type { z } from "zod";
import { type DataFile, readDataFile } from "./data-file.ts";
import { dataProblem } from "./data-problems.ts";
import { listFiles } from "./list-files.ts";

/**
 * Read one data file.
 *
 * @param file its path relative to the site
 * @param problems what is wrong in it, or that it cannot be read, is added here
 * @returns undefined when something is wrong
 */
export function loadFile<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): DataFile<T> | undefined {
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
 * Read every YAML and JSON file of a folder and of the folders in it, in the order of their names.
 *
 * @param folder its path relative to the site; one that does not exist holds nothing
 * @param problems what is wrong in any of the files is added here; a wrong file is left out
 */
export function loadFolder<T>(
  siteDir: string,
  folder: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): DataFile<T>[] {
  const names = listFiles(path.join(siteDir, folder), /\.(ya?ml|json)$/);
  const files = names.map((name) => loadFile(siteDir, `${folder}/${name}`, schema, problems));
  return files.filter((file) => file !== undefined);
}
