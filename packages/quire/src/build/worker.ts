import { readFileSync } from "node:fs";
import { deserialize } from "node:v8";
import type { Config } from "../config/schema.ts";
import { ownExit } from "../own-exit.ts";
import { type Problem, problemsOf } from "../problem.ts";
import type { Source } from "../site/model.ts";
import { type DataRun, runDataModule } from "./data-documents.ts";
import type { DocumentMeta } from "./document-meta.ts";
import { createDocuments, type Documents } from "./documents.ts";
import { drawPages, failedPage, type PageResult, type WorkerSetup } from "./draw-pages.ts";
import { withLooseRejections } from "./loose-rejections.ts";
import { createOutputWriter, type OutputWriter } from "./output-writer.ts";
import { sitePlaces } from "./site-code.ts";
import { createSiteRenderer, type SiteRenderer } from "./site-renderer.ts";
import type { Workspace } from "./workspace.ts";

ownExit();

/** Work for a thread, by kind, and what it gives back. */
export interface Work {
  /** Load what nearly every page will need. */
  start(): Promise<void>;
  /** Run one of the site's data modules. What it throws comes back as problems. */
  data(job: {
    workspace: Workspace;
    module: Config["data"][number];
  }): Promise<DataRun | { problems: readonly Problem[] }>;
  /** Compile documents; gives what is known of them, by file. One that cannot be compiled is left out. */
  compile(job: {
    workspace: Workspace;
    config: Config;
    sources: Source[];
  }): Promise<Record<string, DocumentMeta>>;
  /** Draw and write pages. One that fails is reported; the others go on. `setup` is the file that holds it. */
  draw(job: { setup: string; paths: string[] }): Promise<PageResult[]>;
}

/** Nearly every site shows code; loading the highlighter takes longer than anything else. */
export async function start(): Promise<void> {
  const { sharedHighlighter } = await import("../markdown/highlight.ts");
  await sharedHighlighter();
}

export const data: Work["data"] = ({ workspace, module }) =>
  runDataModule(workspace, module).catch((error) => ({ problems: problemsOf(error, module.module) }));

let documents: Documents | undefined;

export const compile: Work["compile"] = async ({ workspace, config, sources }) => {
  documents ??= createDocuments(workspace, config, () => undefined);
  const metas: Record<string, DocumentMeta> = {};
  await documents.prepare(sources);
  for (const source of sources) {
    try {
      metas[source.file] = (await documents.get(source)).meta;
    } catch {
      // Said when its page is drawn.
    }
  }
  return metas;
};

let ready: Promise<{ renderer: SiteRenderer; writer: OutputWriter }> | undefined;
let placeOf: ReturnType<typeof sitePlaces> = () => undefined;

export const draw: Work["draw"] = async ({ setup, paths }) => {
  try {
    const drawn = async () => {
      ready ??= setUp(setup);
      const { renderer, writer } = await ready;
      return drawPages(renderer, writer, paths);
    };
    return await withLooseRejections((error) => placeOf(error), drawn);
  } catch (error) {
    // What keeps all pages from being drawn: errors lose what they are on their way out of a thread.
    return paths.map((path) => failedPage(path, error));
  }
};

async function setUp(file: string) {
  const setup = deserialize(readFileSync(file)) as WorkerSetup;
  placeOf = sitePlaces(setup);
  return { renderer: await createSiteRenderer(setup), writer: createOutputWriter(setup.staging) };
}
