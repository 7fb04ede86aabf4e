import { problemsOf } from "../../base/problem.ts";
import type { PageFacts } from "../cache/state.ts";
import type { DocumentMeta } from "../documents/document-meta.ts";
import { compressAll } from "../output/compress.ts";
import { htmlFile, markdownFile, type OutputFile, type OutputWriter } from "../output/output-writer.ts";
import type { RenderedPage, RenderSetup, SiteRenderer } from "./site-renderer.ts";

/** Setup of a thread that renders pages. */
export interface WorkerSetup extends RenderSetup {
  /** Absolute path of the folder the pages are written to. */
  staging: string;
}

/** The result of rendering a page. */
export interface PageResult extends PageFacts {
  path: string;
  /** Files written for it; empty if it failed. */
  files: OutputFile[];
  /** Facts about the documents compiled for it, by source file. */
  metas: Record<string, DocumentMeta>;
}

/**
 * Render and write the pages at these site paths. Failures are part of the results, and do not affect other pages.
 *
 * Each step is done for all pages before the next one, as that makes better use of the processor's caches.
 */
export async function renderPages(
  renderer: SiteRenderer,
  writer: OutputWriter,
  paths: readonly string[],
): Promise<PageResult[]> {
  await renderer.prepare(paths);
  const pages: { path: string; page: RenderedPage; html: Uint8Array }[] = [];
  const failed: PageResult[] = [];
  for (const path of paths) {
    try {
      const page = await renderer.render(renderer.routes.get(path)!);
      pages.push({ path, page, html: Buffer.from(page.html) });
    } catch (error) {
      failed.push(failedPage(path, error));
    }
  }
  const compressed = compressAll(pages.map(({ path, html }) => ({ name: htmlFile(path), content: html })));
  const written = pages.map(({ path, page, html }, index): PageResult => {
    const { html: _, markdown, texts, ...result } = page;
    try {
      const files = writer.write(htmlFile(path), html, compressed[index]);
      if (markdown !== undefined) files.push(...writer.write(markdownFile(path), markdown));
      for (const { name, content } of texts) files.push(...writer.write(name, content));
      return { path, files, ...result };
    } catch (error) {
      return failedPage(path, error);
    }
  });
  return [...failed, ...written];
}

/** The result for a page that could not be rendered. */
export function failedPage(path: string, error: unknown): PageResult {
  return { path, files: [], assets: {}, contents: {}, metas: {}, problems: [...problemsOf(error)] };
}
