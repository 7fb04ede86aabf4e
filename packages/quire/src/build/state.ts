import path from "node:path";
import type { LinkUse } from "../markdown/document.ts";
import type { Problem } from "../problem.ts";
import type { DocumentTerms } from "../search/document-terms.ts";
import type { Source } from "../site/model.ts";
import { readEntry, writeEntry } from "./cache.ts";
import type { DocumentMeta } from "./document-meta.ts";
import type { OutputFile } from "./output-writer.ts";
import type { PageSources } from "./page-sources.ts";
import type { ParsedSources } from "./source-reader.ts";
import type { Workspace } from "./workspace.ts";

export interface BuiltPage {
  key: string;
  files: OutputFile[];
  /** Files the page needs beside it: site path to absolute path, and site path to content. */
  assets: Record<string, string>;
  contents: Record<string, string>;
  /** Links of a page that is no document. */
  links?: LinkUse[];
  /** What was found wrong while it was drawn. */
  problems?: readonly Problem[];
  /** Ids in the page, where the site's own code draws a part of it. */
  ids?: string[];
  /** Hosts it loads from, if any. */
  sources?: PageSources;
  /** What of a page drawn by a component goes into the search index and the contents of the site. */
  search?: { title: string; description?: string; terms: DocumentTerms };
}

/** A file that is no page's own: what it was made from, and what was written of it. */
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
}

const stateFile = (workspace: Workspace) => path.join(workspace.cacheDir, "state.json");

/** The state the last build left, or an empty one when there is none that can be trusted. */
export function readState(workspace: Workspace, engine: string): BuildState {
  const kept = readEntry<BuildState & { engine: string }>(stateFile(workspace));
  if (kept && kept.engine === engine && kept.outDir === workspace.outDir) return kept;
  return { finished: 0, outDir: workspace.outDir, pages: {}, others: {}, metas: {} };
}

/** Leave the state for the next build, which trusts it where `engine` is the same. */
export function writeState(workspace: Workspace, engine: string, state: BuildState): void {
  writeEntry(stateFile(workspace), { engine, ...state });
}

const sourcesFile = (workspace: Workspace) => path.join(workspace.cacheDir, "sources.json");

/** What earlier runs parsed of the site's documents, by file. */
export function readParsedSources(workspace: Workspace, engine: string): ParsedSources {
  const kept = readEntry<{ engine: string; sources: [string, { source: Source; problems: Problem[] }][] }>(
    sourcesFile(workspace),
  );
  return new Map(kept?.engine === engine ? kept.sources : []);
}

/** Keep what was parsed of the site's documents, for runs with the same `engine`. */
export function writeParsedSources(workspace: Workspace, engine: string, sources: ParsedSources): void {
  writeEntry(sourcesFile(workspace), { engine, sources: [...sources] });
}
