import path from "node:path";
import { contentHash } from "../../base/content-hash.ts";
import type { CompileRequest } from "../../markdown/input.ts";
import { readEntry, writeEntry } from "../cache/cache.ts";
import type { Workspace } from "../workspace.ts";

/**
 * Cache diagrams on disk by their source: layout takes longer than the rest of the page, and most diagrams occur
 * in every version of a page.
 */
export function keepDiagrams({ cacheDir }: Workspace): NonNullable<CompileRequest["keepDiagram"]> {
  return (source, draw) => {
    const file = path.join(cacheDir, "diagrams", `${contentHash(source)}.json`);
    const kept = readEntry<ReturnType<typeof draw>>(file);
    if (kept) return kept;
    const drawing = draw(source);
    writeEntry(file, drawing);
    return drawing;
  };
}
