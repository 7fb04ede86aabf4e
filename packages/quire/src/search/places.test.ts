import { expect, test } from "vitest";
import type { SectionText } from "./api.ts";
import type { Slot } from "./expand.ts";
import { createMarker } from "./marks.ts";
import { findPlaces } from "./places.ts";

const slot = (typed: string): Slot => ({
  word: { typed, term: typed, parts: [], isName: false, isStop: false, isWeak: false },
  variants: [{ terms: [typed], weight: 1 }],
  isWeak: false,
  phrases: [],
});

/** Anchors of the places that answer a query best, the best first. */
const placesOf = (query: string, sections: SectionText[], title = "Page") => {
  const slots = query.split(" ").map(slot);
  const rarities = slots.map(() => 1);
  return findPlaces(title, sections, createMarker(slots), rarities).map(({ anchor }) => anchor);
};
const section = (anchor: string, heading: string, text = ""): SectionText => ({
  anchor,
  headings: [heading],
  text,
});

test("of two headings with the same of the query, the one that says nothing else comes first", () => {
  const sections = [section("more", "Cups of the north and lids"), section("cups", "Cups")];
  expect(placesOf("cup", sections)).toEqual(["cups", "more"]);
});

test("a word counts more in a heading than in the text, and what has none of the query is no place", () => {
  const sections = [section("text", "Lids", "A cup."), section("none", "Rims"), section("cup", "A cup")];
  expect(placesOf("cup", sections)).toEqual(["cup", "text"]);
});

test("words that follow each other in the text count more than the same apart", () => {
  const apart = `A cup. ${"Nothing of either. ".repeat(3)}A lid.`;
  const sections = [section("apart", "A", apart), section("near", "B", "A cup lid.")];
  expect(placesOf("cup lid", sections)).toEqual(["near", "apart"]);
});

test("whoever names the page finds what it is about first, not a section that repeats the name", () => {
  const introduction: SectionText = { anchor: "", headings: [], text: "What holds tea." };
  const sections = [introduction, section("broken", "When a cup breaks", "A cup. A cup. A cup.")];
  expect(placesOf("cup", sections, "Cups of the north")).toEqual(["", "broken"]);
  expect(placesOf("cup breaks", sections, "Cups of the north")).toEqual(["broken"]);
});
