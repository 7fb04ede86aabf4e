import { expect, test } from "vitest";
import type { Asked } from "./evidence.ts";
import { findAnswer } from "./find-answer.ts";
import { boatPages, smallSite } from "./fixtures/small-site.ts";
import { likeness } from "./own-questions.ts";
import { ownQuestion } from "./section-words.ts";

async function ask(text: string) {
  return (await findAnswer(smallSite(boatPages), text)).asked;
}
const none = new Float32Array(8);
type Tail = [above: ArrayLike<number>, asked: Asked];
const likenessOf = (questions: readonly string[], ...rest: Tail) =>
  likeness(questions.map(ownQuestion), ...rest);

test("the likest of the questions counts, up to the same words", async () => {
  const asked = await ask("How do I raise the anchor?");
  const { asked: same } = likenessOf(["Who sails?", "how can I raise an anchor"], none, asked);
  expect(same).toBeCloseTo(1);
  const { asked: part } = likenessOf(["How do I raise the crew's pay?"], none, asked);
  expect(part).toBeGreaterThan(0);
  expect(part).toBeLessThan(0.7);
  expect(likenessOf([], none, asked)).toEqual({
    asked: 0,
    askedSo: 0,
    askedNear: 0,
    askedAll: 0,
    phrased: 0,
    together: new Float32Array(asked.rarities.length),
    isSame: false,
    turned: 0,
  });
});

test("one with the same form is told from others", async () => {
  const asked = await ask("How do I raise the anchor?");
  expect(likenessOf(["raise the anchor"], none, asked).askedSo).toBe(0);
  expect(likenessOf(["How can I raise the anchor?"], none, asked).askedSo).toBeCloseTo(1);
});

test("the name of what is documented goes without saying, any other does not", async () => {
  const raise = await ask("How do I raise the anchor?");
  const like = (own: string, asked: Asked) => likenessOf([own], none, asked).asked;
  expect(like("How do I raise the anchor of Boat?", raise)).toBeCloseTo(1);
  expect(like("How do I raise the anchor of ships?", raise)).toBeLessThan(0.9);
});

test("several say more of it together than each does", async () => {
  const asked = await ask("Who raises the anchor?");
  const both = likenessOf(["Who sails?", "raise it", "where is the anchor"], none, asked).askedAll;
  expect(both).toBeCloseTo(1);
  expect(likenessOf(["where is the anchor"], none, asked).askedAll).toBeLessThan(both);
});

test("what the title says need not be said again", async () => {
  const asked = await ask("How do I raise the anchor?");
  const title = Float32Array.from(asked.rarities, (_, slot) => (slot === 1 ? 1 : 0));
  const without = likenessOf(["How do I raise it?"], none, asked).asked;
  expect(likenessOf(["How do I raise it?"], title, asked).asked).toBeGreaterThan(without);
});

test("three that are phrased alike count, small words too", async () => {
  const asked = await ask("Who may raise the anchor without the captain?");
  const phrased = (...questions: string[]) => likenessOf(questions, none, asked).phrased;
  const same = "who may raise an anchor without a captain";
  expect(phrased(same)).toBeCloseTo(1 / 3);
  expect(phrased(same, "Who sails?", same, same)).toBeCloseTo(1);
  expect(phrased("who may raise it without him")).toBeGreaterThan(phrased("raise it for the captain"));
});

test("one that asks the same counts besides", async () => {
  const asked = await ask("How do I raise the anchor?");
  const isSame = (own: string) => likenessOf([own], none, asked).isSame;
  expect(isSame("How can you raise anchors?")).toBe(true);
  expect(isSame("Why do I raise the anchor?")).toBe(false);
  expect(isSame("How do I raise the anchor at night?")).toBe(false);
  const scoreWith = async (own: string) => {
    const [anchors, ...others] = boatPages;
    const site = smallSite([{ ...anchors!, questions: { "Raise an anchor": [own] } }, ...others]);
    return (await findAnswer(site, "How do I raise the anchor?")).ranked[0]!.score;
  };
  const nearly = await scoreWith("How do I raise the anchor at night?");
  expect((await scoreWith("How can you raise anchors?")) - nearly).toBeGreaterThan(2);
});
