import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSynonymFile } from "./synonym-file.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "quire-synonyms-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function read(text: string) {
  writeFileSync(path.join(root, "words.yml"), text);
  return readSynonymFile(root, "words.yml");
}

/** Line and message of each problem. */
function wrong(text: string): string[] {
  return read(text).problems.map(({ line, message }) => `${line} ${message}`);
}

it("reads both forms, numbers as words", () => {
  expect(read("- [sign in, 2, login]\n- { from: [k8s], to: [8] }\n")).toEqual({
    synonyms: [["sign in", "2", "login"], { from: ["k8s"], to: ["8"] }],
    problems: [],
  });
  expect(readSynonymFile(root, undefined)).toEqual({ synonyms: [], problems: [] });
});

it("names the line of every entry that is wrong", () => {
  expect(wrong("# Words\n- [a, b]\n- { fro: [x], to: [y] }\n\n- login, SSO\n")).toEqual([
    "3 This entry is not a list of words and does not have `from` and `to`.",
    "5 This entry is not a list of words and does not have `from` and `to`.",
  ]);
});

it("says what is no list, no YAML, or not there", () => {
  expect(wrong("")).toEqual(["1 The synonyms are not a list."]);
  expect(wrong("from: [a]\n")).toEqual(["1 The synonyms are not a list."]);
  expect(wrong("- [a]\n- [b\n- c\n")).toEqual([
    expect.stringMatching(/^3 The synonyms cannot be read: Flow/),
  ]);
  expect(readSynonymFile(root, "gone.yml")).toMatchObject({
    problems: [{ message: expect.stringContaining("cannot be read") }],
  });
});
