import { readFileSync } from "node:fs";
import path from "node:path";
import { fresh } from "./fresh.ts";

/** Rules for static hosts, as written by the build. */
export interface HostRules {
  /** Headers of all responses. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Former address → target and status code, including the base path. */
  redirects: ReadonlyMap<string, { to: string; status: number }>;
}

/**
 * Create a reader of `_headers` and `_redirects` that notices rebuilds: a build replaces the folder as a whole,
 * so when one file has changed, both have.
 *
 * @param outDir output folder of a build
 */
export function hostRulesOf(outDir: string): () => HostRules {
  let rules: HostRules = { headers: [], redirects: new Map() };
  const read = fresh(path.join(outDir, "_headers"), (file) => ({
    headers: commonHeaders(readFileSync(file, "utf8")),
    redirects: redirectLines(readFileSync(path.join(outDir, "_redirects"), "utf8")),
  }));
  return () => {
    try {
      rules = read();
    } catch {
      // A build is just replacing the output, so the previous rules still apply.
    }
    return rules;
  };
}

/** The headers in the first block of the file, which applies to all addresses. */
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
