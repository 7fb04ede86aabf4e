import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, nearest } from "./nearest.ts";

test.each([
  ["guides/intor", ["guides/outro", "guides/intro"], "guides/intro"],
  ["Guides/Intro", ["guides/intro"], "guides/intro"],
  ["doc", ["docs", "ref"], "docs"],
  ["old/place/quickstart", ["a", "new/quickstart"], "new/quickstart"],
  ["zebra", ["apple", "pear"], undefined],
  ["abcdef", ["abcxyf", "abcxyz"], "abcxyf"],
  ["abcdef", ["abcxyz"], undefined],
  // Slashes at the end are no segment that two paths share.
  ["old/place/", ["some/where/else/"], undefined],
  ["", ["apple"], undefined],
  ["x", [], undefined],
])("nearest to %s of %j is %s", (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

/** The same distance by the whole table. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const costs = [
        table[row - 1]![column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1),
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
      ];
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        costs.push(table[row - 2]![column - 2]! + 1);
      }
      table[row]![column] = Math.min(...costs);
    }
  }
  return table[a.length]![b.length]!;
}

test("the band gives the same distance as the whole table, up to the limit", () => {
  const word = fc.stringMatching(/^[ab/]{0,9}$/);
  fc.assert(
    fc.property(word, word, fc.nat(9), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(plainDistance(a, b), limit + 1));
    }),
    { numRuns: 2000 },
  );
});
