import { expect, test } from "vitest";
import { asksTheSame, gistOf, phrasingLikeness, phrasingOf, turnedIn, turnsOf } from "./phrasing.ts";
import { sentencesIn } from "./text-words.ts";

const phrasing = (question: string) => phrasingOf(sentencesIn(question));

test("small words count, but for those that most questions have, and no case does", () => {
  expect(phrasing("Who may use the SNAKE_case of a crew's boat without me?")).toEqual(
    "who may use snake_case crew's boat without me".split(" "),
  );
});

test("two questions are as alike as the words they have in common", () => {
  const alike = (one: string, other: string) => phrasingLikeness(new Set(phrasing(one)), phrasing(other));
  expect(alike("How do I raise the anchor?", "how to raise an anchor")).toBeCloseTo(1);
  expect(alike("raise anchor now please", "raise")).toBeCloseTo(0.5);
  expect(alike("raise the anchor", "the")).toBe(0);
});

test("two questions ask the same in the same words, but for those that build the sentence", () => {
  const same = (one: string, other: string) => asksTheSame(gistOf(one), gistOf(other));
  expect(same("How do I raise an anchor?", "how can you raise the anchors")).toBe(true);
  expect(same("How do I raise an anchor?", "Why do I raise an anchor?")).toBe(false);
  expect(same("How do I raise an anchor?", "How do I raise an anchor at night?")).toBe(false);
  expect(same("Is an anchor required?", "What is required for an anchor?")).toBe(false);
  expect(same("What is it?", "What is that?")).toBe(false);
});

test("a text turns a question as far as it has its words for that, whatever says the same", () => {
  const turned = (text: string, question: string) =>
    turnedIn(sentencesIn(text), turnsOf(sentencesIn(question)));
  expect(turned("Sail with no anchor", "only without an anchor")).toBe(0.5);
  expect(turned("Turn OFF the radio", "radio off")).toBe(1);
  expect(turned("Sail without an anchor", "Sail with an anchor")).toBe(0);
});
