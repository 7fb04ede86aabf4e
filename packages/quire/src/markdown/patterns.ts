import { readFileSync } from "node:fs";
import { EmulatedRegExp, toRegExpDetails } from "oniguruma-to-es";

/** A pattern of a grammar as JavaScript has it: source, flags, and what has to be emulated. */
type Translation = [source: string, flags: string, emulated?: ReturnType<typeof toRegExpDetails>["options"]];

/**
 * Patterns of the most common grammars, translated when the engine was compiled: translating those of a few
 * languages takes longer than highlighting some hundred blocks of code by them.
 */
let translated: Map<string, Translation> | undefined;

/**
 * The regular expression for a pattern in Oniguruma's syntax, in which TextMate grammars are written.
 *
 * @throws Error when JavaScript has nothing like it
 */
export function patternRegex(pattern: string): RegExp {
  translated ??= new Map(readTranslations());
  const [source, flags, emulated] = translated.get(pattern) ?? translatePattern(pattern);
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
    lazyCompileLength: 3_000,
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

function readTranslations(): [string, Translation][] {
  try {
    return JSON.parse(readFileSync(new URL("./patterns.json", import.meta.url), "utf8"));
  } catch {
    // The engine runs from its sources.
    return [];
  }
}
