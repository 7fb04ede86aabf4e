import { defaultJavaScriptRegexConstructor } from "shiki/engine/javascript";
import { expect, it } from "vitest";
import { translateGrammars } from "./grammar-patterns.ts";
import { patternRegex, translatePattern } from "./patterns.ts";

it("makes of a pattern what Shiki's own engine makes of it", () => {
  const patterns = ["^\\s*(?<key>\\h+)\\G", "(?>a|ab)c", "\\A(?i:select)\\b", "(?<!\\w)x\\K?"];
  for (const pattern of patterns) {
    const theirs = attempt(() => defaultJavaScriptRegexConstructor(pattern, { target: "ES2024" }));
    const ours = attempt(() => patternRegex(pattern));
    expect(ours?.source).toBe(theirs?.source);
    expect(ours?.flags).toBe(theirs?.flags);
    expect(ours?.constructor.name).toBe(theirs?.constructor.name);
  }
});

it("translates the patterns of grammars as they are handed on, each once", async () => {
  const translations = await translateGrammars(["python", "sql", "yaml"]);
  const patterns = translations.map(([pattern]) => pattern);
  expect(patterns.length).toBeGreaterThan(200);
  expect(new Set(patterns).size).toBe(patterns.length);
  expect(patterns.filter((pattern) => pattern.includes("\\z"))).toEqual([]);
  for (const [pattern, translation] of translations.slice(0, 50))
    expect(translation).toEqual(translatePattern(pattern));
});

function attempt(make: () => RegExp): RegExp | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
