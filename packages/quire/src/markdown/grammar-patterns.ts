import { bundledLanguages } from "shiki/langs";
import { needsOf } from "./pattern-needs.ts";
import { type KnownPattern, translatePattern } from "./patterns.ts";

/** Languages that documentation shows most. */
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
 * The patterns of grammars, translated, and what lines need for them: what `patterns.ts` reads. Those whose text is made
 * only while code is read (ends that repeat what began) are not among them.
 *
 * @param languages names of Shiki's languages; the common ones when left out
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
      known.push({ pattern, translation: translatePattern(pattern), needs: needsOf(pattern) });
    } catch {
      // JavaScript has nothing like it: the highlighter passes over the rule.
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
      // vscode-textmate writes `\z` so before it hands a pattern on.
      if (!repeats) patterns.add(value.replaceAll("\\z", "$(?!\\n)(?<!\\n)"));
    }
  }
}
