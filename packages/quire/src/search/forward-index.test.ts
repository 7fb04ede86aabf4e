import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ForwardIndex, type Indexable, indexForward, invert } from "./forward-index.ts";

const document = fc
  .uniqueArray(fc.constantFrom("alpha", "beta", "gamma", "delta", "eps", "zeta"), { maxLength: 6 })
  .chain((words) =>
    fc
      .array(fc.constantFrom("0", "1", "2", "3"), { minLength: words.length, maxLength: words.length })
      .map((levels) => ({ terms: words.join(" "), levels: levels.join("") })),
  );

/** What an index says of each document: its terms with their levels. */
const told = ({ terms, entries, ends }: ForwardIndex): Record<string, number>[] =>
  [...ends].map((end, document) =>
    Object.fromEntries(
      [...entries.subarray(document === 0 ? 0 : ends[document - 1], end)].map((entry) => [
        terms[entry >> 2]!,
        entry & 3,
      ]),
    ),
  );

describe("an index of documents", () => {
  it("lists the terms of each with their levels, and its terms in order", () => {
    const index = indexForward([
      { terms: "b a", levels: "20" },
      { terms: "", levels: "" },
      { terms: "c b", levels: "13" },
    ]);
    expect(index.terms).toEqual(["a", "b", "c"]);
    expect(told(index)).toEqual([{ b: 2, a: 0 }, {}, { c: 1, b: 3 }]);
  });

  it("is inverted to the documents of each term, in ascending order", () => {
    const index = indexForward([
      { terms: "b a", levels: "20" },
      { terms: "c b", levels: "13" },
    ]);
    const { starts, entries } = invert(index);
    expect([...starts]).toEqual([0, 1, 3, 4]);
    expect([...entries]).toEqual([0, 0 * 4 + 2, 1 * 4 + 3, 1 * 4 + 1]);
  });

  it("is the same whether documents are taken over from an earlier one or indexed again", () => {
    fc.assert(
      fc.property(fc.array(document), fc.array(fc.tuple(fc.nat(9), document)), (before, changes) => {
        const earlier = indexForward(before);
        // Some documents stay, in another order; others are new.
        const after = changes.map(([number, fresh]) =>
          number < before.length ? { kept: number, whole: before[number]! } : { whole: fresh },
        );
        const mixed: Indexable[] = after.map(({ kept, whole }) =>
          kept === undefined ? whole : { document: kept },
        );
        expect(indexForward(mixed, earlier)).toEqual(indexForward(after.map(({ whole }) => whole)));
      }),
    );
  });
});
