import { readFileSync } from "node:fs";
import { deserialize } from "node:v8";
import { drawPages, type PageResult, type WorkerSetup } from "./draw-pages.ts";
import { createOutputWriter, type OutputWriter } from "./output-writer.ts";
import { createSiteRenderer, type SiteRenderer } from "./site-renderer.ts";

/** A message to a worker: pages to draw, or none, which only makes the thread load what it will need. */
export interface BatchJob {
  /** File that holds the setup. */
  setup?: string;
  /** Site paths. */
  paths: string[];
}

let ready: Promise<{ renderer: SiteRenderer; writer: OutputWriter }> | undefined;

async function setUp(file: string) {
  const setup = deserialize(readFileSync(file)) as WorkerSetup;
  return { renderer: await createSiteRenderer(setup), writer: createOutputWriter(setup.staging) };
}

/** Draw and write pages. One that fails is reported; the others go on. */
export default async function renderBatch({ setup, paths }: BatchJob): Promise<PageResult[]> {
  if (setup === undefined) {
    await warmUp();
    return [];
  }
  ready ??= setUp(setup);
  const { renderer, writer } = await ready;
  return drawPages(renderer, writer, paths);
}

/** Nearly every site shows code; loading the highlighter takes longer than anything else. */
async function warmUp(): Promise<void> {
  const { sharedHighlighter } = await import("../markdown/highlight.ts");
  await sharedHighlighter();
}
