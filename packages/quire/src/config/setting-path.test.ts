import { expect, it } from "vitest";
import { settingPath, shown, valueAt } from "./setting-path.ts";

it("writes the path of a setting as one would in JavaScript", () => {
  expect(settingPath(["docs", 0, "versions", "1.0", "label"])).toBe('docs[0].versions["1.0"].label');
  expect(settingPath(["@acme"])).toBe('["@acme"]');
});

it("finds the value of a setting, also where there is none", () => {
  expect(valueAt({ docs: [{ path: "a" }] }, ["docs", 0, "path"])).toBe("a");
  expect(valueAt({ docs: false }, ["docs", 0, "path"])).toBeUndefined();
});

it("shows a value as it is written, and long texts cut", () => {
  expect(["a", [], [1], () => 1, {}, null, 3].map(shown)).toEqual([
    ...['"a"', "an empty list", "a list", "a function", "an object", "null", "3"],
  ]);
  expect(shown("a".repeat(60))).toBe(`"${"a".repeat(60)}"`);
  expect(shown("a".repeat(61))).toBe(`"${"a".repeat(59)}…"`);
});
