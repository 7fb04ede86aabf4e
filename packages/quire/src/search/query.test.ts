import { expect, test } from "vitest";
import { readQuery } from "./query.ts";

const meant = (text: string) => readQuery(text).words.map(({ typed }) => typed);

test("words that only build a sentence are left out, short forms of them too", () => {
  expect(meant("What's our own anchor, and whats the other's?")).toEqual(["anchor"]);
  expect(meant("we can’t, she doesn't, they've, and he wouldnt anchor")).toEqual(["anchor"]);
  expect(meant("that's how others raise anchors")).toEqual(["raise", "anchors"]);
});

test("a verb that has the stem of such a word means something", () => {
  expect(meant("Who owns the anchor?")).toEqual(["owns", "anchor"]);
});
