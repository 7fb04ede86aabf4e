import { readFileSync } from "node:fs";
import { createHighlighterCore } from "shiki/core";
import { defaultJavaScriptRegexConstructor } from "shiki/engine/javascript";
import { expect, it } from "vitest";
import { createCodeEngine } from "./code-scanner.ts";
import { translateGrammars } from "./grammar-patterns.ts";
import { needsOf } from "./pattern-needs.ts";
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
  const known = await translateGrammars(["python", "sql", "yaml"]);
  const patterns = known.map(({ pattern }) => pattern);
  expect(patterns.length).toBeGreaterThan(200);
  expect(new Set(patterns).size).toBe(patterns.length);
  expect(patterns.filter((pattern) => pattern.includes("\\z"))).toEqual([]);
  for (const { pattern, translation } of known.slice(0, 50))
    expect(translation).toEqual(translatePattern(pattern));
});

it("translates the forms in which patterns with anchors are handed on", async () => {
  const used = new Set<string>();
  const engine = createCodeEngine();
  const core = await createHighlighterCore({
    themes: [{ name: "plain", settings: [] }],
    langs: [import("shiki/langs/markdown.mjs"), import("shiki/langs/yaml.mjs")],
    engine: {
      ...engine,
      createScanner(patterns) {
        for (const pattern of patterns) if (typeof pattern === "string") used.add(pattern);
        return engine.createScanner(patterns);
      },
    },
  });
  core.codeToTokens("# A\n\n- b\n\n  > c\n\n1. `d`\n", { lang: "markdown", theme: "plain" });
  core.codeToTokens("a: |\n  b\nc: [d, &e f]\n", { lang: "yaml", theme: "plain" });
  const known = await translateGrammars(["markdown", "yaml"]);
  const anchored = [...used].filter((pattern) => pattern.includes("\uffff"));
  expect(anchored.length).toBeGreaterThan(10);
  expect(anchored.filter((used) => !known.some(({ pattern }) => pattern === used))).toEqual([]);
});

it("knows what characters a line needs for a pattern", () => {
  const needs: Record<string, ReturnType<typeof needsOf>> = {
    "\\s*(:)\\s*": { all: ":" },
    "\\b(import|from)\\b": { all: "mor", any: "fp" },
    "#|//": { all: "", any: "#/" },
    "(?<=\\.)[A-C]+(?!z)": { all: ".", any: "ABC" },
    "(?i)as": { all: "", any: "\0Ss" },
    "[^\\s]": { all: "" },
    "x?y*": { all: "" },
    "\\d|é": { all: "", any: "\x000123456789" },
  };
  for (const [pattern, expected] of Object.entries(needs))
    expect(needsOf(pattern), pattern).toEqual(expected);
});

const languages = ["python", "sql", "yaml", "shellscript", "graphql", "typescript", "html"];
const lines =
  `${readFileSync(import.meta.filename, "utf8")}\nSELECT 'é' AS "X" FROM a.b -- c\nfor f in *.yml; do echo "\${f}"; done\n- key: &a [1, "2"]\n<b class=x>y</b>\n@d(1)\ndef f(x: int = 0) -> str: ...`
    .split("\n")
    .map((line) => `${line}\n`);

it("passes over no line that a pattern of a grammar is found in", { timeout: 60_000 }, async () => {
  const known = await translateGrammars(languages);
  let found = 0;
  const passedOver: object[] = [];
  for (const { pattern, needs } of known) {
    const regex = attempt(() => patternRegex(pattern));
    for (const line of lines) {
      if (!regex) continue;
      regex.lastIndex = 0;
      if (!regex.exec(line)) continue;
      found++;
      if (!meets(line, needs)) passedOver.push({ pattern, needs, line });
    }
  }
  expect(passedOver).toEqual([]);
  expect(found).toBeGreaterThan(10_000);
});

it("finds in lines of ASCII with their form for these what the pattern finds", {
  timeout: 60_000,
}, async () => {
  const known = await translateGrammars([...languages, "markdown", "java"]);
  const asciiLines = lines.filter((line) => /^[\0-\x7f]*$/.test(line));
  let found = 0;
  const different: object[] = [];
  for (const { translation, ascii } of known) {
    const [source, flags] = translation;
    const regexes = [new RegExp(source, flags), new RegExp(ascii ?? source, flags.replace("v", ""))];
    for (const line of asciiLines) {
      const [expected, actual] = regexes.map((regex) => {
        regex.lastIndex = 0;
        return JSON.stringify(regex.exec(line)?.indices);
      });
      if (expected !== undefined) found++;
      if (actual !== expected) different.push({ source, line, expected, actual });
    }
  }
  expect(different).toEqual([]);
  expect(found).toBeGreaterThan(10_000);
});

function meets(line: string, { all, any }: ReturnType<typeof needsOf>): boolean {
  const has = (character: string) =>
    character === "\0" ? [...line].some((other) => other > "\x7f") : line.includes(character);
  return [...all].every(has) && (any === undefined || [...any].some(has));
}

function attempt(make: () => RegExp): RegExp | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
