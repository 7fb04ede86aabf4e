import { describe, expect, it } from "vitest";
import { type Group, readOptions } from "./options.ts";

describe("readOptions", () => {
  it("measures all but what must be named when nothing is said", () => {
    const { pages, main, only, runs } = readOptions([]);
    expect({ pages, main, runs }).toEqual({ pages: [450, 1800, 10_000], main: 1800, runs: 3 });
    expect(only.has("frozen")).toBe(true);
    expect(["budget", "profile", "docusaurus"].filter((group) => only.has(group as Group))).toEqual([]);
  });

  it("sorts the sizes and takes the largest for what needs one, where 1,800 is not among them", () => {
    expect(readOptions(["--pages", "300,100"])).toMatchObject({ pages: [100, 300], main: 300 });
  });

  it.each([
    [["--pages", "0"], "--pages: 0"],
    [["--runs", "two"], "--runs: two"],
    [["--only", "cold,hot"], "there is no hot"],
    [["--only", "docusaurus"], "--docusaurus must say"],
  ])("refuses %j", (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
