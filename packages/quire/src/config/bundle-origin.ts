import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { siteFile } from "./module-errors.ts";

/** A place in a file of the site; lines and columns count from 1. */
export interface Origin {
  /** Absolute path. */
  file: string;
  line: number;
  column: number;
}

/** Where the source map of a bundle stands: beside it. */
export function mapOf(bundle: string): string {
  return bundle.replace(/mjs$/, "map");
}

/** Where in its own source a place of a bundle (`….mjs`) comes from, as far as its map tells; lines and columns count from 1. */
export function originOf(bundle: string, line: number, column: number): Origin | undefined {
  const map = readMap(bundle);
  if (!map?.mappings) return undefined;
  const entry = new SourceMap(map).findEntry(line - 1, column - 1);
  if (!("originalSource" in entry) || !path.isAbsolute(entry.originalSource)) return undefined;
  const file = entry.originalSource.replace(/\?.*$/, "");
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

function readMap(bundle: string) {
  try {
    return JSON.parse(readFileSync(mapOf(bundle), "utf8"));
  } catch {
    // It only says more of an error: without it, that is told less precisely.
    return undefined;
  }
}

/** A line of an error's stack that lies in a bundle. */
export interface Frame {
  /** Absolute path of the bundle. */
  bundle: string;
  line: number;
  column: number;
}

/** The lines of an error's stack that lie in bundles, the innermost first; none where no error was thrown. */
export function framesOf(error: unknown): Frame[] {
  const stack = String((error as Error | null | undefined)?.stack);
  return stack.split("\n").flatMap((text): Frame[] => {
    const found = /(file:\/\/\S+\.mjs|\/.+\.mjs):(\d+):(\d+)\)?$/.exec(text);
    if (!found) return [];
    const [, place = "", line, column] = found;
    const bundle = place.startsWith("file:") ? fileURLToPath(place) : place;
    return [{ bundle, line: Number(line), column: Number(column) }];
  });
}

/** Where in the site's own modules an error arose, as its stack tells; the file is relative to `root`. */
export function errorPlace(error: unknown, root: string): Origin | undefined {
  const origins = framesOf(error).flatMap(({ bundle, line, column }) => originOf(bundle, line, column) ?? []);
  const origin = origins.find(({ file }) => !file.includes("/node_modules/")) ?? origins[0];
  return origin && { ...origin, file: siteFile(origin.file, root) };
}
