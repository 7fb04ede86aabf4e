import { expect, test } from "vitest";
import type { Slot } from "./expand.ts";
import { createMarker, markText } from "./marks.ts";

const slot = (typed: string, ...variants: string[][]): Slot => ({
  word: { typed, term: typed, parts: [], isName: false, isStop: false, isWeak: false },
  variants: variants.map((terms) => ({ terms, weight: 1 })),
  isWeak: false,
  phrases: [],
});

const marked = (text: string, ...slots: Slot[]) =>
  markText(text, createMarker(slots)).matches.map(([start, end]) => text.slice(start, end));

test("a word is marked wherever it stands, in every form of it", () => {
  expect(marked("Charts turn: the chart room, Chart-Room", slot("chart", ["chart"]))).toEqual([
    "Charts",
    "chart",
    "Chart-Room",
  ]);
});

test("words that stand for another only together are marked where they stand together", () => {
  const lineage = slot("lineage", ["lineag"], ["data", "flow"]);
  expect(marked("The data flow of DataHub: data, a flow in DataFlow and lineage", lineage)).toEqual([
    "data",
    "flow",
    "DataFlow",
    "lineage",
  ]);
});
