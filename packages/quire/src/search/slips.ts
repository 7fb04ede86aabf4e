/**
 * Whether `to` comes from `from` by at most `most` slips: a letter too many, too few, another one, or two
 * neighbours in the wrong order (Damerau's distance, of which no part is changed twice).
 *
 * @returns the number of slips, or `most + 1` when there are more
 */
export function slips(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last: number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(last[column]! + 1, now[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        cost = Math.min(cost, before[column - 2]! + 1);
      now.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = now;
  }
  return Math.min(last[to.length]!, most + 1);
}

/** Which letters a word has, one bit each: words with few letters in common need not be compared further. */
export function letterSet(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/** How many letters one word has and the other has not, given their sets. */
export function lettersApart(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  while (bits !== 0) {
    bits &= bits - 1;
    count++;
  }
  return count;
}
