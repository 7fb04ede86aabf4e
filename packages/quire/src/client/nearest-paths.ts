import { editDistance } from "../nearest.ts";

/** Fewer points than this, and a path has nothing to do with the one that was wanted. */
const LEAST = 0.8;

/**
 * Paths of a site that a reader may have meant by one that is not there, the likeliest first. Counted are
 * how alike the last segments are, 0 to 2, which share of the words in both paths they have in common, 0 to 1,
 * and whether one stands right below the other.
 *
 * @param count how many at most
 */
export function nearestPaths(wanted: string, paths: Iterable<string>, count: number): string[] {
  const words = wordsOf(wanted);
  const end = lastSegment(wanted);
  const folder = folderOf(wanted);
  const scored: [path: string, score: number][] = [];
  for (const path of new Set(paths)) {
    const others = wordsOf(path);
    const common = [...others].filter((word) => words.has(word)).length;
    const shared = common / Math.max(1, new Set([...words, ...others]).size);
    const isBelow = folderOf(path) === wanted.replace(/\/+$/, "");
    // What has but one segment is above most of the site.
    const isAbove = path === folder && folder.lastIndexOf("/") > 0;
    const score = 2 * likeness(end, lastSegment(path)) + shared + Number(isBelow || isAbove);
    if (score >= LEAST) scored.push([path, score]);
  }
  return scored
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, count)
    .map(([path]) => path);
}

/** 1 for the same, 0 when more than half would have to change. */
function likeness(a: string, b: string): number {
  const most = Math.floor(Math.max(a.length, b.length) / 2);
  const distance = editDistance(a, b, most);
  return distance > most || most === 0 ? Number(a === b) : 1 - distance / (most + 1);
}

/** The path above; of one with a single segment the empty text. */
function folderOf(path: string): string {
  return path.replace(/\/[^/]*\/*$/, "");
}

function lastSegment(path: string): string {
  return path.replace(/\/+$/, "").split("/").at(-1)!.toLowerCase();
}

function wordsOf(path: string): Set<string> {
  return new Set(path.toLowerCase().match(/[a-z\d]+/g));
}
