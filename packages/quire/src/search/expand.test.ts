import { expect, test } from "vitest";
import { expandQuery } from "./expand.ts";
import { createLexicon } from "./lexicon.ts";
import { readQuery } from "./query.ts";
import { stem } from "./stem.ts";

/** Terms that may stand for the words of a query, where the index has these words. */
function termsFor(query: string, ...words: string[]): string[][] {
  const terms = new Set(words.map(stem));
  const lexicon = createLexicon(terms, new Map(words.map((word) => [word, stem(word)])));
  const { slots } = expandQuery(readQuery(query), lexicon, new Map());
  return slots.map(({ variants }) => variants.flatMap((variant) => variant.terms));
}

test("a word that is typed beyond where its stem ends finds the stem, and no other beginning", () => {
  const term = stem("configuration");
  const lexicon = createLexicon(new Set([term, "table"]), new Map());
  const found = (query: string) =>
    expandQuery(readQuery(query), lexicon, new Map()).slots[0]!.variants.flatMap(({ terms }) => terms);
  expect(found("configurati")).toEqual([term]);
  expect(found("tablexy")).toEqual([]);
});

test("neighbours may be written as one word, and one word as two", () => {
  expect(termsFor("time series ", "timeseries")).toEqual([[stem("timeseries")], [stem("timeseries")]]);
  expect(termsFor("accesstoken ", "access", "token")).toEqual([[stem("access"), stem("token")]]);
  expect(termsFor("whatsapp ", "what", "sapp")).toEqual([[]]);
});

test("a name finds the longer names that it is the end of, unless the index has it", () => {
  const found = (query: string, ...terms: string[]) =>
    expandQuery(readQuery(query), createLexicon(new Set(terms), new Map()), new Map()).slots[0]!.variants.map(
      ({ terms: [term] }) => term,
    );
  expect(found("max_workers ", "profilingmaxworkers", "table")).toEqual(["profilingmaxworkers"]);
  expect(found("max_workers ", "profilingmaxworkers", "maxworkers")).toEqual(["maxworkers"]);
  expect(found("workers ", "profilingmaxworkers")).toEqual([]);
});

test("a name that is typed in small letters is found as it is, though as a word it would have a stem", () => {
  const lexicon = createLexicon(new Set(["eventbridge", "table"]), new Map());
  const { slots } = expandQuery(readQuery("eventbridge "), lexicon, new Map());
  expect(slots[0]!.variants).toEqual([{ terms: ["eventbridge"], weight: 1 }]);
});

test("the stem of another word is only a beginning while it is typed, and a word once it is complete", () => {
  expect(stem("line")).toBe("lin");
  const weights = (query: string) => {
    const lexicon = createLexicon(
      new Set(["lin", "lineag"]),
      new Map([
        ["line", "lin"],
        ["lineage", "lineag"],
      ]),
    );
    return expandQuery(readQuery(query), lexicon, new Map()).slots[0]!.variants;
  };
  expect(weights("lin ")).toContainEqual({ terms: ["lin"], weight: 1 });
  expect(weights("lin")).not.toContainEqual({ terms: ["lin"], weight: 1 });
});

test("one word that is two is not taken for another that differs by two letters", () => {
  const correct = (...words: string[]) => {
    const lexicon = createLexicon(new Set(words.map(stem)), new Map(words.map((word) => [word, stem(word)])));
    return expandQuery(readQuery("teamarket "), lexicon, new Map()).corrected;
  };
  expect(correct("tea", "market", "teamarked")).toEqual([{ from: "teamarket", to: "teamarked" }]);
  expect(correct("tea", "market", "teomarked")).toEqual([]);
});

test("an identifier finds its parts, less than itself; where the index lacks some, the others still less", () => {
  const found = (...terms: string[]) =>
    expandQuery(readQuery("maxWorkers "), createLexicon(new Set(terms), new Map()), new Map()).slots[0]!
      .variants;
  const parts = readQuery("maxWorkers ").words[0]!.parts;
  expect(parts).toHaveLength(2);
  expect(found(...parts, "maxworkers")).toEqual([
    { terms: ["maxworkers"], weight: 1 },
    { terms: parts, weight: 0.75 },
  ]);
  expect(found(parts[1]!)).toEqual([{ terms: [parts[1]], weight: 0.35 }]);
});

test("of two reasons for the same term, the better one counts", () => {
  const synonyms = new Map([["tabl", [["tablet"]]]]);
  const lexicon = createLexicon(
    new Set(["tabl", "tablet"]),
    new Map([
      ["table", "tabl"],
      ["tablet", "tablet"],
    ]),
  );
  const { variants } = expandQuery(readQuery("table"), lexicon, synonyms).slots[0]!;
  expect(variants).toContainEqual({ terms: ["tablet"], weight: 0.8 });
});
