import { readFileSync } from "node:fs";
import path from "node:path";
import type { DataContext } from "quire";
import { parse } from "yaml";

/** What the engine gives the data modules of a site, for checks and tests of them. */
export function dataContext(siteDir: string): DataContext {
  return {
    siteDir,
    frontMatter(file) {
      try {
        const text = readFileSync(path.join(siteDir, file), "utf8");
        return parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? "{}");
      } catch {
        return undefined;
      }
    },
  };
}
