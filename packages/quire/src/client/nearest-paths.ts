import { editDistance } from "../base/nearest.ts";

/** Minimum score for a path to be suggested. */
const MIN_SCORE = 0.8;

/**
 * Find existing paths similar to one that does not exist, best first, and equally similar ones in their own order.
 * The score adds up the similarity of the last segments (0 to 2), the share of words that both paths have in common
 * (0 to 1), and a bonus if one path is directly below the other.
 *
 * @param paths without duplicates
 * @param count maximum number of results
 */
export function nearestPaths(wanted: string, paths: Iterable<string>, count: number): string[] {
  const words = wordsOf(wanted);
  const end = lastSegment(wanted);
  const folder = folderOf(wanted);
  const scored: [path: string, score: number][] = [];
  for (const path of paths) {
    const others = wordsOf(path);
    const common = [...others].filter((word) => words.has(word)).length;
    const shared = common / Math.max(1, new Set([...words, ...others]).size);
    const isBelow = folderOf(path) === wanted.replace(/\/+$/, "");
    // A path with a single segment is above most of the site.
    const isAbove = path === folder && folder.lastIndexOf("/") > 0;
    const score = 2 * likeness(end, lastSegment(path)) + shared + Number(isBelow || isAbove);
    if (score >= MIN_SCORE) scored.push([path, score]);
  }
  return scored
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([path]) => path);
}

/** 1 for equal words, 0 if more than half of the letters differ. */
function likeness(a: string, b: string): number {
  const most = Math.floor(Math.max(a.length, b.length) / 2);
  const distance = editDistance(a, b, most);
  return distance > most || most === 0 ? Number(a === b) : 1 - distance / (most + 1);
}

/** The parent path; "" for a single segment. */
function folderOf(path: string): string {
  return path.replace(/\/[^/]*\/*$/, "");
}

function lastSegment(path: string): string {
  return path.replace(/\/+$/, "").split("/").at(-1)!.toLowerCase();
}

function wordsOf(path: string): Set<string> {
  return new Set(path.toLowerCase().match(/[a-z\d]+/g));
}
