/**
 * Find the candidate that an author most likely meant: the one at the smallest edit distance (insertions,
 * deletions, substitutions, transpositions), if that is at most a third of the word's length; else one with the
 * same last path segment, as for a moved file. Of equally good ones, the first wins. Case is ignored.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  const end = lastSegment(wanted);
  let limit = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let sameEnd: string | undefined;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    const distance = editDistance(wanted, other, limit);
    if (distance <= limit) {
      best = candidate;
      if (distance === 0) return best;
      limit = distance - 1;
    } else if (sameEnd === undefined && end !== "" && lastSegment(other) === end) {
      sameEnd = candidate;
    }
  }
  return best ?? sameEnd;
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Optimal string alignment distance between two strings (Levenshtein distance with transpositions), or `limit +
 * 1` as soon as it is known to exceed `limit`. Only the diagonal band that can stay within the limit is computed,
 * so that distant candidates cost next to nothing.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (limit < 0 || Math.abs(a.length - b.length) > limit) return tooFar;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => (column <= limit ? column : tooFar));
  for (let row = 1; row <= a.length; row++) {
    const current = new Array<number>(b.length + 1).fill(tooFar);
    if (row <= limit) current[0] = row;
    const from = Math.max(1, row - limit);
    const to = Math.min(b.length, row + limit);
    let smallest = current[0]!;
    for (let column = from; column <= to; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min(
        previous[column - 1]! + (same ? 0 : 1),
        previous[column]! + 1,
        current[column - 1]! + 1,
      );
      if (
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      ) {
        cost = Math.min(cost, before[column - 2]! + 1);
      }
      if (cost > tooFar) cost = tooFar;
      current[column] = cost;
      if (cost < smallest) smallest = cost;
    }
    // A transposition refers to the row before the previous one, but a cell there within the limit implies one in
    // the previous row.
    if (smallest > limit) return tooFar;
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length]!, tooFar);
}
