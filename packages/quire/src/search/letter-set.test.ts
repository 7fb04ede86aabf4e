import fc from "fast-check";
import { expect, it } from "vitest";
import { editDistance } from "../base/nearest.ts";
import { letterSet, lettersApart } from "./letter-set.ts";

it("never passes over a word by its letters", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{0,9}$/), fc.stringMatching(/^[a-z]{0,9}$/), (one, other) => {
      const distance = editDistance(one, other, 2);
      if (distance <= 2)
        expect(lettersApart(letterSet(one), letterSet(other))).toBeLessThanOrEqual(2 * distance);
    }),
  );
});
