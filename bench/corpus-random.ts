/** A pseudo-random number generator, deterministic for each seed. */
export interface Random {
  /** An integer from 0 to `limit`, exclusive. */
  below(limit: number): number;
  /** An integer from `least` to `most`, inclusive. */
  between(least: number, most: number): number;
  /** An element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** `count` distinct elements of a list. */
  pickSome<T>(list: readonly T[], count: number): T[];
  chance(probability: number): boolean;
}

/**
 * Create a generator from seeds: SFC32 (Chris Doty-Humphrey, PractRand), run for a few rounds so that similar
 * seeds yield unrelated numbers.
 */
export function seededRandom(...seeds: number[]): Random {
  let a = seeds[0]! | 0;
  let b = (seeds[1] ?? 0) | 0;
  let c = (seeds[2] ?? 0) | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let round = 0; round < 15; round++) next();
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    pick,
    pickSome: (list, count) => {
      const left = [...list];
      return Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(below(left.length), 1)[0]!,
      );
    },
    chance: (probability) => next() / 2 ** 32 < probability,
  };
}
