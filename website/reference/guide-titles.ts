import path from "node:path";
import type { DataContext, Problem } from "quire";
import { dataProblem } from "./data-problems.ts";
import type { Version } from "./versions.ts";

/**
 * Gives short titles of written documents, as the sidebar has them, read from their front matter.
 *
 * @param guide path in the version's folder of documents: `tags.md`
 * @param file the data file that names it, for the problem when there is no such document
 */
export type GuideTitle = (guide: string, file: string) => string;

/** Names of documents that have a title of their own only inside their folder, by the folder they are in. */
const folders: readonly (readonly [folder: string, prefix: string])[] = [
  ["quick-ingestion-guides/", "Quick guide"],
  ["api/tutorials/", "Tutorial"],
];

/**
 * Titles of the guides of a version, each read once.
 *
 * @param problems a guide that does not exist is added here
 */
export function guideTitles(
  frontMatter: DataContext["frontMatter"],
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
      problems.push(dataProblem({ file }, `There is no document \`${guide}\` in ${version.label}.`));
    const prefix = folders.find(([folder]) => guide.startsWith(folder))?.[1];
    const words = prefix ? `${prefix}: ${title ?? guide}` : (title ?? guide);
    known.set(guide, words);
    return words;
  };
}
