import { expect, it } from "vitest";
import type { AnswerBlock } from "./answer.ts";
import { blockText } from "./block-text.ts";
import { markdownBlocks } from "./markdown-blocks.ts";
import { markedRows } from "./marked-table.ts";

const table = (rows: number): AnswerBlock & { type: "table" } => {
  const ships = Array.from(
    { length: rows },
    (_, n) => `| [Ship ${n}](/ships/${n}) | ${n} t | ${n % 2 ? "✓" : ""} | ${n < 5 ? "✓" : "–"} |`,
  );
  const [block] = markdownBlocks(`| Ship | Weight | Sail | Motor |\n| - | - | - | - |\n${ships.join("\n")}`);
  return block as AnswerBlock & { type: "table" };
};
const naming =
  (...names: string[]) =>
  (text: string) =>
    names.includes(text) ? 1 : 0;

it("answers what a column is about with the rows that are marked there, as links", () => {
  const answer = markedRows(table(8), "can", naming("Sail"))!;
  expect(blockText(answer)).toBe("Sail: Ship 1, Ship 3, Ship 5, Ship 7");
  expect(answer.type === "paragraph" && answer.spans.at(-1)).toEqual({
    text: "Ship 7",
    kind: "link",
    to: "/ships/7",
  });
});

it("answers for several columns with the rows that have all of them", () => {
  expect(blockText(markedRows(table(8), "can", naming("Sail", "Motor"))!)).toBe(
    "Sail, Motor: Ship 1, Ship 3",
  );
});

it("leaves tables of other things, small ones, and questions about a row or about no column", () => {
  expect(markedRows(table(8), "can", naming("Weight"))).toBeUndefined();
  expect(markedRows(table(6), "can", naming("Sail"))).toBeUndefined();
  expect(markedRows(table(8), "can", naming("Sail", "Ship 3"))).toBeUndefined();
  expect(markedRows(table(8), "which", naming())).toBeUndefined();
});

it("takes “which …?” for a question about the column, whatever row its other words seem to name", () => {
  expect(blockText(markedRows(table(8), "which", naming("Sail", "Ship 2"))!)).toMatch(
    /^Sail: Ship 1, Ship 3/,
  );
});

it("takes half of a row's name for its name where yes or no is asked for", () => {
  const named = (text: string) => (text === "Sail" ? 1 : text === "Ship 3" ? 0.5 : 0);
  expect(markedRows(table(8), "can", named)).toBeUndefined();
  expect(markedRows(table(8), "topic", named)).toBeDefined();
});
