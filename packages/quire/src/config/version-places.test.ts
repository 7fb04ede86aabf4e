import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { QuireError } from "../base/problem.ts";
import { readVersionNames } from "./version-places.ts";

const folder = mkdtempSync(path.join(tmpdir(), "quire-versions-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  writeFileSync(path.join(folder, "versions.json"), text);
  try {
    return readVersionNames(folder, "versions.json");
  } catch (error) {
    const [{ message, line, column }] = (error as QuireError).problems as [QuireError["problems"][number]];
    return `${line}:${column} ${message}`;
  }
}

test.each([
  ['["1.0"]\n', ["1.0"]],
  [
    '[\n  "1.0",\n  "0.9"\n  "0.8"\n]\n',
    "4:3 This is not valid JSON: Expected ',' or ']' after array element.",
  ],
  ['[\n  // the latest\n  "1.0"\n]\n', "2:3 This is not valid JSON: Unexpected token '/'."],
  ["[\n  '1.0'\n]\n", "2:3 This is not valid JSON: Unexpected token '''."],
  ['[\n  "1.0"\n', /^3:1 This is not valid JSON: /],
  ["", "1:1 This is not valid JSON: Unexpected end of JSON input."],
  ['[\n  "1.0",\n  0.9\n]\n', "3:3 This must be a list of version names."],
  ['{\n  "1.0": true\n}\n', "1:1 This must be a list of version names."],
  ['[\n  "1.0",\n  "1.0"\n]\n', "3:3 It contains the version 1.0 twice."],
])("%j", (text, expected) => {
  if (expected instanceof RegExp) expect(read(text)).toMatch(expected);
  else expect(read(text)).toEqual(expected);
});
