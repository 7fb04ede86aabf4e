import { expect, it } from "vitest";
import { countText, foundText, noteTexts, shortened } from "./texts.ts";

it("counts results", () => {
  expect([0, 1, 12].map(countText)).toEqual(["No results", "1 result", "12 results"]);
});

it("counts documents on the page of results", () => {
  expect([0, 1, 12].map(foundText)).toEqual([
    "No documents found",
    "One document found",
    "12 documents found",
  ]);
});

it("names long queries by their beginning", () => {
  expect([shortened("urn"), shortened("x".repeat(90))]).toEqual(["urn", `${"x".repeat(80)}…`]);
});

it("says which words were left out and which were read as others", () => {
  expect(noteTexts(["zebra"], [{ from: "lineaeg", to: "lineage" }])).toEqual([
    "Nothing has “lineaeg”; this is for “lineage”.",
    "No page has all of it: “zebra” was left out.",
  ]);
  expect(noteTexts(["zebra", "yak"], [])).toEqual(["No page has all of it: “zebra”, “yak” were left out."]);
  expect(noteTexts([], [])).toEqual([]);
});
