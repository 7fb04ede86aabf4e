import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { siteFile } from "../base/file-path.ts";

/** A position in a file of the site; lines and columns start at 1. */
export interface Origin {
  /** Absolute path. */
  file: string;
  line: number;
  column: number;
}

/** Path of a bundle's source map. */
export function mapOf(bundle: string): string {
  return bundle.replace(/mjs$/, "map");
}

/**
 * Map a position in a bundle (`….mjs`) to its source, if the source map covers it; lines and columns start at 1.
 */
export function originOf(bundle: string, line: number, column: number): Origin | undefined {
  const map = readMap(bundle);
  if (!map?.mappings) return undefined;
  const entry = new SourceMap(map).findEntry(line - 1, column - 1);
  if (!("originalSource" in entry) || !path.isAbsolute(entry.originalSource)) return undefined;
  // Of a line that the map does not know, Node tells the end of the last one that it does.
  if (entry.generatedLine !== line - 1) return undefined;
  const file = entry.originalSource.replace(/\?.*$/, "");
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

function readMap(bundle: string) {
  try {
    return JSON.parse(readFileSync(mapOf(bundle), "utf8"));
  } catch {
    // Without a source map, errors are merely less precise.
    return undefined;
  }
}

/** A stack frame inside a bundle. */
export interface Frame {
  /** Absolute path of the bundle. */
  bundle: string;
  line: number;
  column: number;
}

/**
 * The stack frames of an error that are inside bundles, innermost first; empty for values that are not errors.
 */
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

/** Find where in the site's modules an error arose, by its stack; the file is relative to `root`. */
export function errorPlace(error: unknown, root: string): Origin | undefined {
  const origins = framesOf(error).flatMap(({ bundle, line, column }) => originOf(bundle, line, column) ?? []);
  const origin = origins.find(({ file }) => !file.includes("/node_modules/")) ?? origins[0];
  return origin && { ...origin, file: siteFile(origin.file, root) };
}
