import { expect, it } from "vitest";
import { asciiSource } from "./ascii-pattern.ts";

it.each([
  ["a\\.(?<name>b)\\k<name>{2}", "a\\.(?<name>b)\\k<name>{2}"],
  ["\\p{space}+\\P{space}", "\\s+\\S"],
  ["[\\p{L}\\p{M}\\p{N}\\p{Pc}]", "\\w"],
  ["[^\\p{L}\\p{M}\\p{N}\\p{Pc}]", "\\W"],
  ["\\p{Alpha}[\\p{Nd}\\.]", "[A-Za-z][\\x2e0-9]"],
  ["\\[[^\\n\\]]", "\\[[^\\x0a\\x5d]"],
  ["[[a-f]&&[^b-e]][[a][b][c][d]]", "[af][a-d]"],
  ["\\p{M}?é|[^é]", "[]?[]|[^]"],
  ["\\u{1F600}\\u00e9?\\x41", "[][]?\\x41"],
])("%s is %s in ASCII text", (source, expected) => {
  expect(asciiSource(source, false)).toBe(expected);
});

it("keeps ASCII letters that a letter beyond ASCII stands for when case is ignored", () => {
  expect(asciiSource("\\u017f[k]", true)).toBe("[Ss][Kk]");
});
