import { expect, test } from "vitest";
import type { Section } from "../markdown/document.ts";
import { documentTerms } from "./document-terms.ts";

const section = (text: string, questions?: string[]): Section => ({
  anchor: "raise",
  path: ["Anchors", "Raise"],
  text,
  code: [],
  ...(questions && { questions }),
});
const termsOf = (sections: readonly Section[]) => {
  const { terms, levels, length } = documentTerms(sections, []);
  return { levels: Object.fromEntries(terms.split(" ").map((term, index) => [term, levels[index]])), length };
};

test("words of questions that the text has not are found, however often they are asked; others count as before", () => {
  const text = "Anchors rise.";
  const plain = termsOf([section(text)]);
  const asked = termsOf([section(text, ["pull up anchors", "Can I pull anchors?", "pull it"])]);
  expect(asked.levels).toMatchObject({ ...plain.levels, pull: "0" });
  expect(asked.length).toBe(plain.length);
});
