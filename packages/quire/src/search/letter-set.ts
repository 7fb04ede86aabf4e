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
