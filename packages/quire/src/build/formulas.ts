import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { QuireError } from "../problem.ts";

interface Katex {
  renderToString(source: string, options: Record<string, unknown>): string;
}

/** Draws formulas with the KaTeX that a site has installed. */
export interface FormulaDrawer {
  /** Which KaTeX it is: what it drew is kept by it. */
  version: string;
  /** Formula in TeX to MathML; what is wrong in it is shown in its place. */
  draw(source: string, block: boolean): string;
}

/**
 * The drawer of a site's formulas; undefined where KaTeX is not installed.
 *
 * @throws QuireError when it is there and cannot be loaded
 */
export function formulaDrawer(siteDir: string): FormulaDrawer | undefined {
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
      draw: (source, block) =>
        katex.renderToString(source, { displayMode: block, output: "mathml", throwOnError: false }),
    };
  } catch (error) {
    throw new QuireError({
      code: "module-error",
      severity: "error",
      message: `KaTeX is installed and cannot be loaded: ${(error as Error).message.split("\n")[0]}`,
      hint: "Install it again: `npm install katex`.",
    });
  }
}
