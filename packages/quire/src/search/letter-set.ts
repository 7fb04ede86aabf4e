/**
 * A bit set of the letters in a word. An edit (inserting, deleting, replacing or swapping letters) changes at most two
 * of them, so that words whose sets differ in more than twice as many letters are further apart than that many edits.
 */
export function letterSet(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/** Number of letters that are in exactly one of two sets. */
export function lettersApart(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  while (bits !== 0) {
    bits &= bits - 1;
    count++;
  }
  return count;
}
