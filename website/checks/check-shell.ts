import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Fault } from "./fault.ts";

/**
 * Check with `bash -n` that shell samples parse: all of them in one run, each distinct one once.
 *
 * @returns what is wrong, by the text of the sample
 */
export function checkShell(sources: Iterable<string>): Map<string, Fault[]> {
  const all = [...new Set(sources)];
  const folder = mkdtempSync(path.join(tmpdir(), "samples-"));
  try {
    for (const [index, source] of all.entries()) writeFileSync(path.join(folder, `${index}`), `${source}\n`);
    const { stderr } = spawnSync("bash", ["-c", 'for file in *; do bash -n "$file"; done'], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C" },
    });
    const faults = new Map<string, Fault[]>();
    for (const [, index, line, message] of stderr.matchAll(/^(\d+): line (\d+): (.*)$/gm)) {
      const source = all[Number(index)]!;
      faults.set(source, [...(faults.get(source) ?? []), { line: Number(line), message: message! }]);
    }
    return faults;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Options of commands that begin so far right that a window of usual width does not show them. */
export function checkInView(source: string): Fault[] {
  return source.split("\n").flatMap((line, index) => {
    const unquoted = line.replace(/'[^']*'|"[^"]*"/g, (words) => "_".repeat(words.length));
    const [, hidden] = /^(?!\s*#).{71,} (--?[A-Za-z][\w-]*)/.exec(unquoted) ?? [];
    return hidden ? [{ line: index + 1, message: `${hidden} is out of view: break the line before it` }] : [];
  });
}
