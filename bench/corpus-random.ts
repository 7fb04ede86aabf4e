/** Numbers that look random and are always the same for one seed. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** `count` of the list, none twice. */
  pickSome<T>(list: readonly T[], count: number): T[];
  chance(probability: number): boolean;
}

/**
 * Make a source of numbers from seeds: SFC32 (Chris Doty-Humphrey, PractRand), started with the seeds and
 * run a few rounds, so that neighbouring seeds have nothing in common.
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
