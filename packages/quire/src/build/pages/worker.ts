import { readFileSync } from "node:fs";
import { deserialize } from "node:v8";
import { isMainThread } from "node:worker_threads";
import { ownExit } from "../../base/own-exit.ts";
import { type Problem, problemsOf } from "../../base/problem.ts";
import type { Config } from "../../config/schema.ts";
import type { DocumentTerms } from "../../search/document-terms.ts";
import type { Source } from "../../site/model.ts";
import { openPacks } from "../cache/pack.ts";
import type { DocumentMeta } from "../documents/document-meta.ts";
import { createDocuments, type Documents } from "../documents/documents.ts";
import { type DataRun, runDataModule } from "../read/data-module.ts";
import { textChange } from "../read/document-functions.ts";
import { type IndexFiles, type IndexJob, makeIndex } from "../search/index-job.ts";
import type { Workspace } from "../workspace.ts";
import { type PageResult, type PageSetup, pageWriter } from "./render-pages.ts";

// This module is in a file of the engine that the main thread and the bundler load, too.
if (!isMainThread) ownExit();

/** Load the highlighter ahead of time, as nearly every site shows code and nothing takes longer to load. */
export async function start(): Promise<void> {
  await import("../../markdown/code/highlight.ts");
}

/** Run a data module of the site. Errors are returned as problems. */
export async function data(job: {
  workspace: Workspace;
  module: Config["data"][number];
}): Promise<DataRun | { problems: readonly Problem[] }> {
  const { workspace, module } = job;
  return runDataModule(workspace, module).catch((error) => ({ problems: problemsOf(error, module.module) }));
}

let documents: Documents | undefined;

/** Compile documents; resolves to facts about them, by file. Those that fail are left out. */
export async function compile(job: {
  workspace: Workspace;
  config: Config;
  sources: readonly Source[];
}): Promise<Record<string, DocumentMeta>> {
  const { workspace, config, sources } = job;
  documents ??= createDocuments(workspace, config, {}, await textChange(workspace));
  const metas: Record<string, DocumentMeta> = {};
  await documents.prepare(sources);
  for (const source of sources) {
    try {
      metas[source.file] = (await documents.get(source)).meta;
    } catch {
      // Reported when its page is rendered.
    }
  }
  return metas;
}

let writePages: ReturnType<typeof pageWriter> | undefined;

/** Render and write pages. Failures are part of the results. `setup` is the path of a file with the setup. */
export async function render(job: { setup: string; paths: string[] }): Promise<PageResult[]> {
  writePages ??= pageWriter(deserialize(readFileSync(job.setup)) as PageSetup);
  return writePages(job.paths);
}

/** Make the search index of a version; resolves to undefined if terms of documents are missing in the cache. */
export async function index(job: IndexJob): Promise<IndexFiles | undefined> {
  const packs = openPacks(job.packs);
  try {
    return await makeIndex(job, ({ terms }) =>
      terms && "pack" in terms ? packs.read<DocumentTerms>(terms) : terms,
    );
  } finally {
    packs.close();
  }
}
