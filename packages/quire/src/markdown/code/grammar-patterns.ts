import { bundledLanguages } from "shiki/langs";
import { asciiSource } from "./ascii-pattern.ts";
import { needsOf } from "./pattern-needs.ts";
import { type KnownPattern, translatePattern } from "./patterns.ts";

/** The most common languages in documentation. */
const common = [
  ..."shellscript shellsession yaml json jsonc python sql graphql java kotlin go rust c cpp csharp php ruby".split(
    " ",
  ),
  ..."typescript javascript tsx jsx html css xml docker ini toml dotenv diff markdown mermaid hcl http".split(
    " ",
  ),
  ..."powershell bat groovy make nginx properties proto scala csv log mdx".split(" "),
];

/**
 * Translate the patterns of grammars ahead of time, with the characters they require, for `patterns.ts` to load.
 * Patterns created while code is read (ends that refer back to the beginning) are not included.
 *
 * @param languages names of Shiki languages; common ones by default
 */
export async function translateGrammars(languages: readonly string[] = common): Promise<KnownPattern[]> {
  const patterns = new Set<string>();
  const seen = new Set<string>();
  for (const name of languages) {
    const grammars = (await bundledLanguages[name as keyof typeof bundledLanguages]?.())?.default ?? [];
    for (const grammar of grammars) {
      if (seen.has(grammar.scopeName)) continue;
      seen.add(grammar.scopeName);
      collect(grammar, patterns);
    }
  }
  const known: KnownPattern[] = [];
  for (const pattern of [...patterns].sort()) {
    try {
      const translation = translatePattern(pattern);
      const [source, flags] = translation;
      const ascii = asciiSource(source, flags.includes("i"));
      known.push({ pattern, translation, ...(ascii !== source && { ascii }), needs: needsOf(pattern) });
    } catch {
      // JavaScript has no equivalent; the highlighter skips the rule.
    }
  }
  return known;
}

const patternKeys = new Set(["match", "begin", "end", "while"]);

function collect(rule: unknown, patterns: Set<string>): void {
  if (typeof rule !== "object" || rule === null) return;
  for (const [key, value] of Object.entries(rule)) {
    if (typeof value === "object") collect(value, patterns);
    else if (patternKeys.has(key) && typeof value === "string") {
      const repeats = (key === "end" || key === "while") && /\\\d/.test(value);
      if (repeats) continue;
      // vscode-textmate rewrites `\z` like this before it passes a pattern on.
      for (const form of formsOf(value.replaceAll("\\z", "$(?!\\n)(?<!\\n)"))) patterns.add(form);
    }
  }
}

/** Length in characters of the longest patterns to list all forms of, as a list takes time to load. */
const MAX_LENGTH = 500;

/**
 * The forms in which a pattern is passed on: where `\A` or `\G` cannot match, vscode-textmate puts a character that
 * does not occur in place of the letter.
 */
function formsOf(pattern: string): string[] {
  if (pattern.length > MAX_LENGTH) return [pattern];
  const without = (letters: string) =>
    pattern.replace(/\\(.)/gs, (written, letter) => (letters.includes(letter) ? "\\\uffff" : written));
  return [pattern, without("A"), without("G"), without("AG")];
}
