/** Like `nearest`, for so many candidates that comparing with each would take too long for every broken link. */

import { posix } from "node:path";
import { addTo } from "../base/groups.ts";
import { nearest } from "../base/nearest.ts";
import { oncePerText } from "../base/once-per.ts";

/** Maximum number of candidates for which the edit distance is computed. */
const MAX_COMPARED = 40;
/** Trigrams in more candidates than this are ignored. */
const MAX_CANDIDATES = 1_000;

/**
 * Create a search for the path most similar to a given one. Pages keep their name when they are moved, so
 * candidates with the same name are preferred; otherwise, those that share the most trigrams are compared. The
 * index is built on the first call, and results are cached, as a broken link often occurs many times.
 *
 * @param candidates returns all paths; called at most once
 */
export function closestIndex(candidates: () => Iterable<string>): (word: string) => string | undefined {
  let index: Index | undefined;
  return oncePerText((word) => {
    index ??= makeIndex([...candidates()]);
    return search(word, index);
  });
}

interface Index {
  all: string[];
  byName: Map<string, string[]>;
  /** Indices of the candidates that contain each trigram. */
  byLetters: Map<string, number[]>;
}

function makeIndex(all: string[]): Index {
  const byName = new Map<string, string[]>();
  const byLetters = new Map<string, number[]>();
  all.forEach((candidate, number) => {
    addTo(byName, nameOf(candidate), candidate);
    for (const letters of triples(candidate)) addTo(byLetters, letters, number);
  });
  return { all, byName, byLetters };
}

function search(word: string, { all, byName, byLetters }: Index): string | undefined {
  const same = byName.get(nameOf(word));
  if (same) return nearest(word, same) ?? same[0];
  if (all.length <= MAX_COMPARED) return nearest(word, all);
  const shared = new Map<number, number>();
  for (const letters of triples(word)) {
    const numbers = byLetters.get(letters) ?? [];
    if (numbers.length > MAX_CANDIDATES) continue;
    for (const number of numbers) shared.set(number, (shared.get(number) ?? 0) + 1);
  }
  const best = [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_COMPARED);
  return nearest(
    word,
    best.map(([number]) => all[number]!),
  );
}

function triples(path: string): Set<string> {
  const text = path.toLowerCase();
  const found = new Set<string>();
  for (let at = 0; at + 3 <= text.length; at++) found.add(text.slice(at, at + 3));
  return found;
}

/** The last segment in lower case without its extension; for the index of a folder, the name of the folder. */
function nameOf(path: string): string {
  const bare = path.toLowerCase().replace(/\.[a-z]+$/, "");
  return posix.basename(bare.replace(/\/(?:index|readme)$/, ""));
}
