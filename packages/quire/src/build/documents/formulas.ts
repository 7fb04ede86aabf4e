import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { QuireError } from "../../base/problem.ts";

interface Katex {
  renderToString(source: string, options: Record<string, unknown>): string;
}

/** Renders formulas with the KaTeX installed in a site. */
export interface FormulaRenderer {
  /** Version of KaTeX, part of the cache key for what it rendered. */
  version: string;
  /**
   * Returns a function that renders TeX of one document as MathML; an error is shown in place of the formula. Commands
   * that one formula defines for all (`\gdef`) are known to those after it.
   */
  ofDocument(): (source: string, block: boolean) => string;
}

/**
 * The formula renderer of a site; undefined if KaTeX is not installed.
 *
 * @param macros commands of the site's own
 * @param definitions whether commands that a formula defines by `\newcommand` or `\def` are known to those after it
 * @throws QuireError when it is installed but cannot be loaded
 */
export function formulaRenderer(
  siteDir: string,
  macros: Readonly<Record<string, string>> = {},
  definitions: "formula" | "document" = "formula",
): FormulaRenderer | undefined {
  const require = createRequire(path.join(siteDir, "package.json"));
  let about: string;
  try {
    about = require.resolve("katex/package.json");
  } catch {
    return undefined;
  }
  try {
    const { version } = JSON.parse(readFileSync(about, "utf8"));
    const loaded = require("katex") as Katex & { default?: Katex };
    const katex = loaded.default ?? loaded;
    return {
      version,
      ofDocument: () => {
        const globalGroup = definitions === "document";
        // Each formula may define the same again, as in MathJax: the former may be there for one that stands alone.
        const known = { ...macros, ...(globalGroup && { "\\newcommand": "\\providecommand" }) };
        return (source, block) =>
          katex.renderToString(source, {
            displayMode: block,
            output: "mathml",
            throwOnError: false,
            macros: known,
            globalGroup,
          });
      },
    };
  } catch (error) {
    throw new QuireError({
      code: "module-error",
      severity: "error",
      message: `KaTeX is installed, but cannot be loaded: ${(error as Error).message.split("\n")[0]}`,
      hint: "Reinstall it: `npm install katex`.",
    });
  }
}
