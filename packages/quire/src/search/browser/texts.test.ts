import { expect, it } from "vitest";
import { countText, noteTexts } from "./texts.ts";

it("counts results", () => {
  expect([0, 1, 12].map(countText)).toEqual(["No results", "1 result", "12 results"]);
});

it("says which words were left out and which were read as others", () => {
  expect(noteTexts(["zebra"], [{ from: "lineaeg", to: "lineage" }])).toEqual([
    "Nothing has “lineaeg”; this is for “lineage”.",
    "No page has all of it: “zebra” was left out.",
  ]);
  expect(noteTexts([], [])).toEqual([]);
});
