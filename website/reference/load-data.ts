import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "quire";
import type { z } from "zod";
import { type DataFile, readDataFile } from "./data-file.ts";
import { dataProblem } from "./data-problems.ts";

const dataFile = /\.(ya?ml|json)$/;

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
  const files = listData(siteDir, folder).map((file) => loadFile(siteDir, file, schema, problems));
  return files.filter((file) => file !== undefined);
}

/** Paths, relative to the site, of the data files of a folder, sorted by their bytes. */
function listData(siteDir: string, folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(path.join(siteDir, folder), { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
  return names
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => dataFile.test(name))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => `${folder}/${name}`);
}
