import fc from "fast-check";
import { expect, it } from "vitest";
import { letterSet, lettersApart, slips } from "./slips.ts";

/** Every word that one slip makes of another, by its definition. */
function oneSlipFrom(word: string, letters: string): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) found.add(before + letter + after).add(before + letter + after.slice(1));
    if (after !== "") found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2));
  }
  return found;
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });

it("counts a letter more, less, another, or two in the wrong order as one slip", () => {
  expect(slips("snowflake", "snowfalke", 2)).toBe(1);
  expect(slips("token", "tokn", 2)).toBe(1);
  expect(slips("token", "tokens", 2)).toBe(1);
  expect(slips("token", "taken", 2)).toBe(1);
  expect(slips("token", "domain", 2)).toBe(3);
});

it("says one slip just where one slip makes the other word", () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const near = one === other ? 0 : oneSlipFrom(one, "abc").has(other) ? 1 : 2;
      expect(Math.min(2, slips(one, other, 1))).toBe(near);
    }),
  );
});

it("never passes over a word by its letters", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{0,9}$/), fc.stringMatching(/^[a-z]{0,9}$/), (one, other) => {
      const distance = slips(one, other, 2);
      if (distance <= 2)
        expect(lettersApart(letterSet(one), letterSet(other))).toBeLessThanOrEqual(2 * distance);
    }),
  );
});
