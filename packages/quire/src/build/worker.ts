import { readFileSync } from "node:fs";
import { deserialize } from "node:v8";
import type { LinkUse } from "../markdown/document.ts";
import type { Problem } from "../problem.ts";
import type { DocumentMeta } from "./document-meta.ts";
import {
  createOutputWriter,
  htmlFile,
  markdownFile,
  type OutputFile,
  type OutputWriter,
} from "./output-writer.ts";
import { createSiteRenderer, problemsOf, type RenderSetup, type SiteRenderer } from "./site-renderer.ts";

/** What a worker thread is started with. */
export interface WorkerSetup extends RenderSetup {
  /** Folder the pages are written to; absolute. */
  staging: string;
}

/** What came of one page. */
export interface PageResult {
  path: string;
  /** Files written for it; empty when it failed. */
  files: OutputFile[];
  assets: Record<string, string>;
  contents: Record<string, string>;
  links?: LinkUse[];
  ids?: string[];
  metas: Record<string, DocumentMeta>;
  problems: readonly Problem[];
}

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
  const results: PageResult[] = [];
  for (const path of paths) {
    const route = renderer.routes.get(path)!;
    try {
      const { html, markdown, ...page } = await renderer.render(route);
      const files = writer.write(htmlFile(path), html);
      if (markdown !== undefined) files.push(...writer.write(markdownFile(path), markdown));
      results.push({ path, files, ...page });
    } catch (error) {
      results.push({ path, files: [], assets: {}, contents: {}, metas: {}, problems: problemsOf(error) });
    }
  }
  return results;
}

/** Nearly every site shows code; loading the highlighter takes longer than anything else. */
async function warmUp(): Promise<void> {
  const { sharedHighlighter } = await import("../markdown/highlight.ts");
  await sharedHighlighter();
}
