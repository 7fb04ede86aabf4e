import type { Problem } from "quire";
import { z } from "zod";
import { dataProblem } from "../data-problems.ts";
import { loadFolder } from "../load-data.ts";

/** Where the shared words stand, relative to the site. */
const fieldWordsFolder = "data/field-descriptions";

/** Words for a field by its path; undefined when there are none. */
export type FieldWords = (path: string) => string | undefined;

/**
 * Read the shared words for fields. Of several that fit a path, the most exact counts: one without stars before
 * one with stars, more letters before fewer.
 *
 * @param problems a path that two files have words for is added here
 */
export function loadFieldWords(siteDir: string, problems: Problem[]): FieldWords {
  const exact = new Map<string, string>();
  const byEnd = new Map<string, { test: RegExp; weight: number; words: string }[]>();
  for (const file of loadFolder(siteDir, fieldWordsFolder, z.record(z.string(), z.string()), problems)) {
    for (const [path, words] of Object.entries(file.value)) {
      if (exact.has(path)) {
        problems.push(dataProblem(file.at([path], "key"), `\`${path}\` already has words in another file.`));
      }
      exact.set(path, words);
      if (!path.includes("*")) continue;
      const end = path.slice(path.lastIndexOf(".") + 1);
      const list = byEnd.get(end) ?? [];
      list.push({ test: pathTest(path), weight: path.replaceAll("*", "").length, words });
      byEnd.set(end, list);
    }
  }
  for (const list of byEnd.values()) list.sort((a, b) => b.weight - a.weight);
  return (path) =>
    exact.get(path) ??
    byEnd.get(path.slice(path.lastIndexOf(".") + 1))?.find(({ test }) => test.test(path))?.words;
}

/** A test of paths: `*` is one part, `**` any number of parts. */
function pathTest(pattern: string): RegExp {
  const source = pattern
    .replace(/[\\^$+?()[\]{}|]/g, "\\$&")
    .split(".")
    .map((part) => (part === "**" ? "(?:[^.]+\\.)*" : `${part.replaceAll("*", "[^.]+")}\\.`))
    .join("")
    .replace(/\\\.$/, "");
  return new RegExp(`^${source}$`);
}
