import path from "node:path";
import type { Problem } from "../problem.ts";
import type { Source } from "../site/model.ts";
import { readEntry, writeEntry } from "./cache.ts";
import type { DocumentMeta } from "./document-meta.ts";
import type { OutputFile } from "./output-writer.ts";
import type { ParsedSources } from "./read.ts";
import type { Workspace } from "./workspace.ts";

export interface BuiltPage {
  key: string;
  files: OutputFile[];
  /** Files the page needs beside it: site path to absolute path, and site path to content. */
  assets: Record<string, string>;
  contents: Record<string, string>;
}

export interface BuiltFile {
  key: string;
  files: OutputFile[];
}

/** What one build leaves for the next: how its output came about, and what it read. */
export interface BuildState {
  /** When the output was complete, ms since 1970. */
  finished: number;
  outDir: string;
  /** By page path. */
  pages: Record<string, BuiltPage>;
  /** Files that are not pages' own, by name: what they were made from and their sizes. */
  others: Record<string, BuiltFile>;
  metas: Record<string, DocumentMeta>;
  sources: [string, { source: Source; problems: Problem[] }][];
}

const stateFile = (workspace: Workspace) => path.join(workspace.cacheDir, "state.json");

/** The state the last build left, or an empty one when there is none that can be trusted. */
export function readState(workspace: Workspace, engine: string): BuildState {
  const kept = readEntry<BuildState & { engine: string }>(stateFile(workspace));
  if (kept && kept.engine === engine && kept.outDir === workspace.outDir) return kept;
  return { finished: 0, outDir: workspace.outDir, pages: {}, others: {}, metas: {}, sources: [] };
}

export function writeState(workspace: Workspace, engine: string, state: BuildState): void {
  writeEntry(stateFile(workspace), { engine, ...state });
}

/** The parsed sources of a state, as reading the tree wants them. */
export function parsedSources(state: BuildState): ParsedSources {
  return new Map(state.sources);
}
