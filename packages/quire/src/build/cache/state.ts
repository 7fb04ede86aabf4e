import path from "node:path";
import type { Problem } from "../../base/problem.ts";
import type { LinkUse } from "../../markdown/document.ts";
import type { DocumentTerms } from "../../search/document-terms.ts";
import type { DocumentMeta } from "../documents/document-meta.ts";
import type { PolicySources } from "../output/csp.ts";
import type { FolderStamps, KeptOutput } from "../output/kept-output.ts";
import type { OutputFile } from "../output/output-writer.ts";
import type { ParsedSource, ParsedSources } from "../read/source-reader.ts";
import type { Workspace } from "../workspace.ts";
import { readEntry, writeEntry } from "./cache.ts";

/** What rendering a page finds out for the rest of the site. */
export interface PageFacts {
  /** Additional files of the page: site path → absolute path. */
  assets: Record<string, string>;
  /** Additional files of the page: site path → content. */
  contents: Record<string, string>;
  /**
   * Links of a page rendered by a component, of documents that components import, and of the frame of the not-found
   * page.
   */
  links?: LinkUse[];
  /** Ids in the page, if the site's code renders part of it, so that no document lists them. */
  ids?: string[];
  /** External hosts it loads from. */
  policySources?: PolicySources;
  /** Search data and description of a page rendered by a component. */
  search?: { title: string; description?: string; terms: DocumentTerms };
  problems: Problem[];
}

/** What a build keeps of a page or another file: the key of its content, and the files written for it. */
export interface BuiltFile {
  key: string;
  files: OutputFile[];
}

/** What a build keeps of a page. */
export interface BuiltPage extends PageFacts, BuiltFile {}

/** State passed from one build to the next: how the output was made, and what was read. */
export interface BuildState {
  outDir: string;
  /** By page path. */
  pages: Record<string, BuiltPage>;
  /** Files that belong to no page, by name. */
  others: Record<string, BuiltFile>;
  metas: Record<string, DocumentMeta>;
  /** The folders of the output. */
  folders: FolderStamps;
  /** The output before it, if there was one. */
  kept?: KeptOutput;
}

const stateFile = (workspace: Workspace) => path.join(workspace.cacheDir, "state.json");

/** The state left by the last build; empty if there is none of this engine for this output folder. */
export function readState(workspace: Workspace): BuildState {
  const kept = readEntry<BuildState>(stateFile(workspace));
  if (kept?.outDir === workspace.outDir) return kept;
  return { outDir: workspace.outDir, pages: {}, others: {}, metas: {}, folders: {} };
}

/** Save the state for the next build. */
export function writeState(workspace: Workspace, state: BuildState): void {
  writeEntry(stateFile(workspace), state);
}

const sourcesFile = (workspace: Workspace) => path.join(workspace.cacheDir, "sources.json");

/** Parsed documents from earlier runs, by file. */
export function readParsedSources(workspace: Workspace): ParsedSources {
  return new Map(readEntry<[string, ParsedSource][]>(sourcesFile(workspace)));
}

/** Save parsed documents for later runs. */
export function writeParsedSources(workspace: Workspace, sources: ParsedSources): void {
  writeEntry(sourcesFile(workspace), [...sources]);
}
