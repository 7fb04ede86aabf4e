/**
 * The candidate an author most likely meant by a word that names nothing: the one at the smallest edit
 * distance (insertions, deletions, substitutions, neighbouring letters swapped) if no more than a third of
 * the word would change; else one that ends in the same path segment, which is what a moved file leaves.
 * Of equals the first wins. Case does not count.
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
 * Optimal string alignment distance between two strings (Levenshtein with swaps of neighbours), or
 * `limit + 1` as soon as it is known to be more than `limit`. Only the diagonal band that can stay under
 * the limit is filled in, so that a far candidate costs next to nothing.
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
    // A swap reaches back two rows, but what is one step from the row before the last would be near in the last, too.
    if (smallest > limit) return tooFar;
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length]!, tooFar);
}
