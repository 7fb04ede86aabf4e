import { readFileSync } from "node:fs";
import { EmulatedRegExp, toRegExpDetails } from "oniguruma-to-es";
import type { Needs } from "./pattern-needs.ts";

/** A pattern translated to JavaScript: source, flags, and options for emulation. */
type Translation = [source: string, flags: string, emulated?: ReturnType<typeof toRegExpDetails>["options"]];

/** What was computed for a pattern when the engine was compiled. */
export interface KnownPattern {
  pattern: string;
  translation: Translation;
  /** The source to use for ASCII text, without the flag `v`, if it is another. */
  ascii?: string;
  needs: Needs;
}

/**
 * Patterns of the most common grammars, translated when the engine was compiled: translating those of a few
 * languages takes longer than highlighting a hundred blocks with them.
 */
let known: Map<string, KnownPattern> | undefined;

/** What a line must contain for a pattern to match; undefined if unknown. */
export function patternNeeds(pattern: string): Needs | undefined {
  return knownPatterns().get(pattern)?.needs;
}

/**
 * Compile a pattern in the Oniguruma syntax of TextMate grammars.
 *
 * @param isAscii whether to search in ASCII text only
 * @throws Error when JavaScript has no equivalent
 */
export function patternRegex(pattern: string, isAscii = false): RegExp {
  const entry = knownPatterns().get(pattern);
  const [source, flags, emulated] = entry?.translation ?? translatePattern(pattern);
  const form =
    entry && isAscii
      ? ([entry.ascii ?? source, flags.replace("v", "")] as const)
      : ([source, flags] as const);
  return emulated ? new EmulatedRegExp(...form, emulated) : new RegExp(...form);
}

/** Translate one pattern, as Shiki's JavaScript engine does. */
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
    // Supported by every version of Node that the engine runs on.
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
    // The engine is running from its sources, which have no such file.
    return [];
  }
}
