import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DataContext, Problem } from "quire";
import { dataProblem, type Place } from "./data-problems.ts";
import type { Version } from "./versions.ts";

/**
 * Returns the short title of a guide as in the sidebar, from its front matter.
 *
 * @param guide path relative to the documents of the version: `tags.md`
 * @param file the data file that refers to it, for reporting a guide that does not exist
 */
export type GuideTitle = (guide: string, file: string) => string;

/** Prefixes for titles that are ambiguous outside their folder. */
const folders: readonly (readonly [folder: string, prefix: string])[] = [
  ["quick-ingestion-guides/", "Quick guide"],
  ["api/tutorials/", "Tutorial"],
];

/**
 * Titles of the guides of a version, each read once.
 *
 * @param problems receives guides that do not exist
 */
export function guideTitles(
  { siteDir, frontMatter }: Pick<DataContext, "siteDir" | "frontMatter">,
  version: Version,
  problems: Problem[],
): GuideTitle {
  const known = new Map<string, string>();
  return (guide, file) => {
    const kept = known.get(guide);
    if (kept) return kept;
    const own = frontMatter(`${version.docs}/${guide}`);
    const title = own && String(own.sidebar_label ?? own.title ?? path.basename(guide));
    if (title === undefined)
      problems.push(
        dataProblem(placeOf(guide, siteDir, file), `There is no document \`${guide}\` in ${version.label}.`),
      );
    const prefix = folders.find(([folder]) => guide.startsWith(folder))?.[1];
    const words = prefix ? `${prefix}: ${title ?? guide}` : (title ?? guide);
    known.set(guide, words);
    return words;
  };
}

/** First position in a data file at which a guide is named. */
function placeOf(guide: string, siteDir: string, file: string): Place {
  const at = path.join(siteDir, file);
  const lines = existsSync(at) ? readFileSync(at, "utf8").split("\n") : [];
  const index = lines.findIndex((line) => line.includes(guide));
  return index < 0 ? { file } : { file, line: index + 1, column: lines[index]!.indexOf(guide) + 1 };
}
