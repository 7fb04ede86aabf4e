import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { serialize, setFlagsFromString } from "node:v8";
import { Tinypool } from "tinypool";
import type { Config } from "../config/schema.ts";
import { QuireError } from "../problem.ts";
import type { Source } from "../site/model.ts";
import type { runDataModule } from "./data-documents.ts";
import type { DocumentMeta } from "./document-meta.ts";
import type { PageResult, WorkerSetup } from "./draw-pages.ts";
import { createOutputWriter } from "./output-writer.ts";
import type { Work } from "./worker.ts";
import type { Workspace } from "./workspace.ts";

/** Pages a thread is given at a time: enough to make messages rare, few enough to share the work evenly. */
const BATCH = 24;

/**
 * How much a heap grows by before its garbage is collected, in percent of what lives in it, as V8 is told. Left alone,
 * it lets it grow to a multiple: of 10,000 pages a build then takes 1.5 GB where it takes 1.1 GB so, in the same time.
 */
export const HEAP_GROWTH = "--heap-growing-percent=50";

/** Worker threads, and what they do. */
export interface WorkPool {
  /** How many there are. */
  threads: number;
  /** As `runDataModule`, in a thread. */
  runDataModule: typeof runDataModule;
  /** Compile documents; gives what is known of those that could be, by file. */
  compile(workspace: Workspace, config: Config, sources: Source[]): Promise<Record<string, DocumentMeta>>;
  /**
   * Draw and write pages.
   *
   * @param paths site paths of the pages
   * @param done called with the number of pages finished, as it grows
   */
  draw(setup: WorkerSetup, paths: readonly string[], done: (count: number) => void): Promise<PageResult[]>;
  close(): Promise<void>;
}

/**
 * Start the threads, one a core. They load what they need while the caller still finds out what there is
 * to do.
 *
 * @param pages number of pages to expect; few pages need few threads
 */
export function openPool(pages: number): WorkPool {
  setFlagsFromString(HEAP_GROWTH);
  const threads = Math.max(1, Math.min(availableParallelism(), Math.ceil(pages / BATCH)));
  const pool = new Tinypool({
    filename: new URL("./worker.js", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
  });
  const run = <Name extends keyof Work>(name: Name, ...job: Parameters<Work[Name]>): ReturnType<Work[Name]> =>
    pool.run(job[0] ?? {}, { name }) as ReturnType<Work[Name]>;
  const started = Promise.all(Array.from({ length: threads }, () => run("start")));
  // A pool may be closed before its threads have loaded; who uses it hears of every other failure.
  started.catch(() => undefined);
  return {
    threads,
    async runDataModule(workspace, module) {
      const result = await run("data", { workspace, module });
      if ("problems" in result) throw new QuireError(result.problems);
      return result;
    },
    compile: (workspace, config, sources) => run("compile", { workspace, config, sources }),
    async draw(setup, paths, done) {
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
            run("draw", { setup: file, paths: batch }).then((results) => {
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
export async function drawAll(
  setup: WorkerSetup,
  paths: readonly string[],
  open: WorkPool | undefined,
  done: (count: number) => void,
): Promise<PageResult[]> {
  if (!open && paths.length <= FEW) {
    const { createSiteRenderer } = await import("./site-renderer.ts");
    const { sitePlaces } = await import("./site-code.ts");
    const { drawPages } = await import("./draw-pages.ts");
    const { withLooseRejections } = await import("./loose-rejections.ts");
    return withLooseRejections(sitePlaces(setup), async () => {
      const renderer = await createSiteRenderer(setup);
      return drawPages(renderer, createOutputWriter(setup.staging), paths);
    });
  }
  const pool = open ?? openPool(paths.length);
  try {
    return await pool.draw(setup, paths, done);
  } finally {
    await pool.close();
  }
}
