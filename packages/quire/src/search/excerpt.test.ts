import { expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";

it("parts cells and blocks that end no sentence, and marks words where they stand", () => {
  const text = "Fields Name \t Meaning \n hops \t the distance \n direction \t up or down. What follows.";
  const marker = (word: string) => ({ slots: word === "direction" ? [0] : [], parts: [] });
  const { text: shown, matches } = excerptOf(text, marker, [1]);
  expect(shown).toBe("Fields Name · Meaning · hops · the distance · direction · up or down. What follows.");
  expect(matches.map(([start, end]) => shown.slice(start, end))).toEqual(["direction"]);
});
