import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { PageResult, WorkerSetup } from "./worker.ts";

/** Pages a thread is given at a time: enough to make messages rare, few enough to share the work evenly. */
const BATCH = 24;

/**
 * Draw and write pages in worker threads, one a core.
 *
 * @param paths site paths of the pages
 * @param done called with the number of pages finished, as it grows
 */
export async function renderPages(
  setup: WorkerSetup,
  paths: readonly string[],
  done: (count: number) => void,
): Promise<PageResult[]> {
  const threads = Math.max(1, Math.min(availableParallelism(), Math.ceil(paths.length / BATCH)));
  const pool = new Tinypool({
    filename: new URL("./worker.js", import.meta.url).href,
    workerData: setup,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
  });
  try {
    let finished = 0;
    const batches: Promise<PageResult[]>[] = [];
    for (let start = 0; start < paths.length; start += BATCH) {
      const batch = paths.slice(start, start + BATCH);
      batches.push(
        pool.run(batch).then((results: PageResult[]) => {
          finished += batch.length;
          done(finished);
          return results;
        }),
      );
    }
    return (await Promise.all(batches)).flat();
  } finally {
    await pool.destroy();
  }
}
