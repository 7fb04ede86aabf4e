import { expect, test } from "vitest";
import { findAnswer } from "./answerer.ts";
import { boatPages, smallSite } from "./fixtures/small-site.ts";
import { likeness } from "./own-questions.ts";

async function ask(text: string) {
  return (await findAnswer(smallSite(boatPages), text)).asked;
}
const none = new Float32Array(8);

test("the likest of the questions counts, up to the same words", async () => {
  const asked = await ask("How do I raise the anchor?");
  const { asked: same } = likeness(["Who sails?", "how can I raise an anchor"], none, asked);
  expect(same).toBeCloseTo(1);
  const { asked: part } = likeness(["How do I raise the crew's pay?"], none, asked);
  expect(part).toBeGreaterThan(0);
  expect(part).toBeLessThan(0.7);
  expect(likeness([], none, asked)).toEqual({ asked: 0, askedSo: 0, askedNear: 0, askedAll: 0 });
});

test("one with the same form is told from others", async () => {
  const asked = await ask("How do I raise the anchor?");
  expect(likeness(["raise the anchor"], none, asked).askedSo).toBe(0);
  expect(likeness(["How can I raise the anchor?"], none, asked).askedSo).toBeCloseTo(1);
});

test("several say more of it together than each does", async () => {
  const asked = await ask("Who raises the anchor?");
  const both = likeness(["Who sails?", "raise it", "where is the anchor"], none, asked).askedAll;
  expect(both).toBeCloseTo(1);
  expect(likeness(["where is the anchor"], none, asked).askedAll).toBeLessThan(both);
});

test("what the title says need not be said again", async () => {
  const asked = await ask("How do I raise the anchor?");
  const title = Float32Array.from(asked.rarities, (_, slot) => (slot === 1 ? 1 : 0));
  const without = likeness(["How do I raise it?"], none, asked).asked;
  expect(likeness(["How do I raise it?"], title, asked).asked).toBeGreaterThan(without);
});
