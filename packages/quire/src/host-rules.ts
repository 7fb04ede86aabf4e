import { readFileSync, statSync } from "node:fs";
import path from "node:path";

/** What the build tells static hosts to do. */
export interface HostRules {
  /** Headers of every answer. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Old address → where it leads and with which status; base path included. */
  redirects: ReadonlyMap<string, { to: string; status: number }>;
}

/**
 * A reader of `_headers` and `_redirects` that follows what is in the folder: a build swaps it in whole, so
 * that both files have changed when one has.
 *
 * @param outDir output folder of a build
 */
export function hostRulesOf(outDir: string): () => HostRules {
  let readAt = -1;
  let rules: HostRules = { headers: [], redirects: new Map() };
  return () => {
    const file = path.join(outDir, "_headers");
    try {
      const changed = statSync(file).mtimeMs;
      if (changed !== readAt) {
        const headers = commonHeaders(readFileSync(file, "utf8"));
        rules = { headers, redirects: redirectLines(readFileSync(path.join(outDir, "_redirects"), "utf8")) };
        readAt = changed;
      }
    } catch {
      // A build takes the place of the output just now: those of the last one still hold.
    }
    return rules;
  };
}

/** The headers below the first address of the file, which is every address of the site. */
function commonHeaders(text: string): [string, string][] {
  const [common = ""] = text
    .replace(/^#.*\n/gm, "")
    .trimStart()
    .split("\n\n");
  return [...common.matchAll(/^\s+([\w-]+):\s*(.+)$/gm)].map(([, name, value]) => [name!, value!]);
}

function redirectLines(text: string): HostRules["redirects"] {
  const lines = [...text.matchAll(/^(\S+) (\S+) (\d{3})$/gm)];
  return new Map(lines.map(([, from, to, status]) => [from!, { to: to!, status: Number(status) }]));
}
