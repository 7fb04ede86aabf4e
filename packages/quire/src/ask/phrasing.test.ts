import { expect, test } from "vitest";
import { likenessOf, phrasingOf } from "./phrasing.ts";
import { sentencesIn } from "./text-words.ts";

test("small words count, but for those that most questions have, and no case does", () => {
  expect([...phrasingOf("Who may use the SNAKE_case of a crew's boat without me?")]).toEqual(
    "who may use snake_case crew's boat without me".split(" "),
  );
});

test("two questions are as alike as the words they have in common", () => {
  const alike = (one: string, other: string) => likenessOf(phrasingOf(one), sentencesIn(other));
  expect(alike("How do I raise the anchor?", "how to raise an anchor")).toBeCloseTo(1);
  expect(alike("raise anchor now please", "raise")).toBeCloseTo(0.5);
  expect(alike("raise the anchor", "the")).toBe(0);
});
