import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readQuestions } from "./ask-questions.ts";
import { readQueries } from "./search-queries.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quire-graded-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("names every query that is not as it must be", () => {
  writeFileSync(join(folder, "queries.yml"), '- q: tea\n  kind: task\n  answers:\n    "/tea": 2\n');
  writeFileSync(join(folder, "fresh-queries.yml"), "- q: cup\n  kind: task\n  anwers:\n    /cup: 3\n");
  expect(() => readQueries(folder)).toThrow(/^Entry 1 \(cup\) of .*fresh-queries\.yml: answers .*anwers/);
  writeFileSync(join(folder, "fresh-queries.yml"), "- q: cup\n  kind: task\n  answers:\n    /cup: 3\n");
  expect(() => readQueries(folder)).toThrow(/answers\./);
  writeFileSync(join(folder, "fresh-queries.yml"), "[]\n");
  expect(readQueries(folder)).toMatchObject([{ q: "tea", isFresh: false, answers: { "/tea": 2 } }]);
});

it("names every question that is not as it must be", () => {
  const file = join(folder, "questions.yml");
  writeFileSync(file, "- q: How?\n  kind: how\n  answers: /how\n- kind: what\n");
  expect(() => readQuestions(file, () => true)).toThrow(
    /Entry 1 \(How\?\).*answers[\s\S]*Entry 2 \(without q\)/,
  );
});

it("reads those of the website", () => {
  const website = join(import.meta.dirname, "../website");
  expect(readQueries(join(website, "search")).length).toBeGreaterThan(300);
  expect(readQuestions(join(website, "ask/questions.yml"), () => true).questions.length).toBeGreaterThan(600);
});
