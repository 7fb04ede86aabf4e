import { readFileSync } from "node:fs";
import { EmulatedRegExp, toRegExpDetails } from "oniguruma-to-es";
import type { Needs } from "./pattern-needs.ts";

/** A pattern of a grammar as JavaScript has it: source, flags, and what has to be emulated. */
export type Translation = [
  source: string,
  flags: string,
  emulated?: ReturnType<typeof toRegExpDetails>["options"],
];

/** What is known of a pattern when the engine is compiled. */
export interface KnownPattern {
  pattern: string;
  translation: Translation;
  needs: Needs;
}

/**
 * Patterns of the most common grammars, translated when the engine was compiled: translating those of a few
 * languages takes longer than highlighting some hundred blocks of code by them.
 */
let known: Map<string, KnownPattern> | undefined;

/** What a line needs for a pattern to match in it; undefined where that was not found out. */
export function patternNeeds(pattern: string): Needs | undefined {
  return knownPatterns().get(pattern)?.needs;
}

/**
 * The regular expression for a pattern in Oniguruma's syntax, in which TextMate grammars are written.
 *
 * @throws Error when JavaScript has nothing like it
 */
export function patternRegex(pattern: string): RegExp {
  const [source, flags, emulated] = knownPatterns().get(pattern)?.translation ?? translatePattern(pattern);
  return emulated ? new EmulatedRegExp(source, flags, emulated) : new RegExp(source, flags);
}

/** Translate one pattern, as Shiki's own engine does. */
export function translatePattern(pattern: string): Translation {
  const {
    pattern: source,
    flags,
    options,
  } = toRegExpDetails(pattern, {
    global: true,
    hasIndices: true,
    rules: {
      allowOrphanBackrefs: true,
      asciiWordBoundaries: true,
      captureGroup: true,
      recursionLimit: 5,
      singleline: true,
    },
    // What every Node knows that the engine runs on.
    target: "ES2024",
  });
  return options ? [source, flags, options] : [source, flags];
}

function knownPatterns(): Map<string, KnownPattern> {
  known ??= new Map(readPatterns().map((entry) => [entry.pattern, entry]));
  return known;
}

function readPatterns(): KnownPattern[] {
  try {
    return JSON.parse(readFileSync(new URL("./patterns.json", import.meta.url), "utf8"));
  } catch {
    // The engine runs from its sources.
    return [];
  }
}
