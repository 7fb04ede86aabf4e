import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { serialize } from "node:v8";
import { Tinypool } from "tinypool";
import type { PageResult, WorkerSetup } from "./draw-pages.ts";
import { createOutputWriter } from "./output-writer.ts";
import type { BatchJob } from "./worker.ts";

/** Pages a thread is given at a time: enough to make messages rare, few enough to share the work evenly. */
const BATCH = 24;

/** Worker threads that draw and write pages. */
export interface RenderPool {
  /**
   * @param paths site paths of the pages
   * @param done called with the number of pages finished, as it grows
   */
  render(setup: WorkerSetup, paths: readonly string[], done: (count: number) => void): Promise<PageResult[]>;
  close(): Promise<void>;
}

/**
 * Start the threads, one a core. They load what they need while the caller still finds out what there is
 * to do.
 *
 * @param pages number of pages to expect; few pages need few threads
 */
export function openPool(pages: number): RenderPool {
  const threads = Math.max(1, Math.min(availableParallelism(), Math.ceil(pages / BATCH)));
  const pool = new Tinypool({
    filename: new URL("./worker.js", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
  });
  const started = Promise.all(
    Array.from({ length: threads }, () => pool.run({ paths: [] } satisfies BatchJob)),
  );
  // A pool may be closed before its threads have loaded; who draws with it hears of every other failure.
  started.catch(() => undefined);
  return {
    async render(setup, paths, done) {
      // One copy on disk instead of one a message.
      const file = path.join(setup.workspace.stateDir, "setup.bin");
      mkdirSync(setup.workspace.stateDir, { recursive: true });
      writeFileSync(file, serialize(setup));
      try {
        await started;
        let finished = 0;
        const batches: Promise<PageResult[]>[] = [];
        for (let start = 0; start < paths.length; start += BATCH) {
          const batch = paths.slice(start, start + BATCH);
          batches.push(
            pool.run({ setup: file, paths: batch } satisfies BatchJob).then((results: PageResult[]) => {
              finished += batch.length;
              done(finished);
              return results;
            }),
          );
        }
        return (await Promise.all(batches)).flat();
      } finally {
        rmSync(file, { force: true });
      }
    },
    close: () => pool.destroy(),
  };
}

/** So few pages are drawn sooner here than threads are started. */
const FEW = 40;

/**
 * Draw and write pages: in the pool that is open, in one opened now, or, where they are few, in this thread.
 *
 * @param open is closed at the end
 */
export async function renderPages(
  setup: WorkerSetup,
  paths: readonly string[],
  open: RenderPool | undefined,
  done: (count: number) => void,
): Promise<PageResult[]> {
  if (!open && paths.length <= FEW) {
    const { createSiteRenderer } = await import("./site-renderer.ts");
    const { drawPages } = await import("./draw-pages.ts");
    const renderer = await createSiteRenderer(setup);
    return drawPages(renderer, createOutputWriter(setup.staging), paths);
  }
  const pool = open ?? openPool(paths.length);
  try {
    return await pool.render(setup, paths, done);
  } finally {
    await pool.close();
  }
}
