import { problemsOf } from "../../base/problem.ts";
import type { PageFacts } from "../cache/state.ts";
import type { DocumentMeta } from "../documents/document-meta.ts";
import { compressAll } from "../output/compress.ts";
import {
  createOutputWriter,
  htmlFile,
  markdownFile,
  type OutputFile,
  type OutputWriter,
} from "../output/output-writer.ts";
import { withLooseRejections } from "./loose-rejections.ts";
import { sitePlaces } from "./site-code.ts";
import {
  createSiteRenderer,
  type RenderedPage,
  type RenderSetup,
  type SiteRenderer,
} from "./site-renderer.ts";

/** Everything needed to render pages and write them. */
export interface PageSetup extends RenderSetup {
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
 * Create the function that renders and writes the pages at site paths in this thread, which is set up for the first of
 * them. Failures are part of the results, as errors lose their problems when they are posted between threads; they do
 * not affect other pages.
 */
export function pageWriter(setup: PageSetup): (paths: readonly string[]) => Promise<PageResult[]> {
  const writer = createOutputWriter(setup.staging);
  let renderer: Promise<SiteRenderer> | undefined;
  return async (paths) => {
    try {
      return await withLooseRejections(sitePlaces(setup), async () => {
        renderer ??= createSiteRenderer(setup);
        return renderPages(await renderer, writer, paths);
      });
    } catch (error) {
      return paths.map((path) => failedPage(path, error));
    }
  };
}

/** Each step is done for all pages before the next one, as that makes better use of the processor's caches. */
async function renderPages(
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
function failedPage(path: string, error: unknown): PageResult {
  return { path, files: [], assets: {}, contents: {}, metas: {}, problems: [...problemsOf(error)] };
}
