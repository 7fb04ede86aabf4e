import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { serialize, setFlagsFromString } from "node:v8";
import { QuireError } from "../../base/problem.ts";
import type { runDataModule } from "../read/data-module.ts";
import type { PageResult, PageSetup } from "./render-pages.ts";

/** Number of pages in a batch: enough to keep messages rare, few enough to distribute the work evenly. */
const BATCH = 24;

/**
 * V8 option: percentage by which the heap may grow before it is collected. With 50, a build of 1,800 pages takes 7 %
 * more processor time and 50 MB less; without a limit, up to 60 MB more, in the same time.
 */
const HEAP_GROWTH = "--heap-growing-percent=200";

/**
 * V8 option: optimize functions after eight times as many runs as by default. The optimizing compiler takes its time
 * from the same cores as the threads, and most of what it compiles is not run for long enough to be worth that.
 */
const LATE_OPTIMIZATION =
  Number.parseInt(process.versions.node, 10) < 22
    ? "--interrupt-budget=540672"
    : "--invocation-count-for-turbofan=24000";

/**
 * V8 option: compile regular expressions to machine code at once, instead of to bytecode first. Nearly all of them are
 * used more than once, and those of grammars are so long that compiling them again takes longer than using them.
 */
const NO_REGEXP_BYTECODE = "--no-regexp-tier-up";

/** V8 options of builds; the first is only for those with threads. */
export const V8_OPTIONS = [HEAP_GROWTH, LATE_OPTIMIZATION, NO_REGEXP_BYTECODE];

/** Have V8 compile code in the way that suits builds, from now on. */
export function tuneCompilers(): void {
  for (const option of [LATE_OPTIMIZATION, NO_REGEXP_BYTECODE]) setFlagsFromString(option);
}

/** The functions of a worker thread. */
type Work = typeof import("./worker.ts");

/** A pool of worker threads. */
export interface WorkPool {
  /** Number of threads. */
  threads: number;
  /** `runDataModule` in a worker thread. */
  runDataModule: typeof runDataModule;
  compile: Work["compile"];
  makeIndex: Work["index"];
  /**
   * Render and write pages.
   *
   * @param paths site paths of the pages
   * @param done called with the results of some pages when these are finished
   */
  render(setup: PageSetup, paths: readonly string[], done: (results: PageResult[]) => void): Promise<void>;
  /** End the threads; what they have not finished is given up. */
  close(): Promise<void>;
}

/**
 * Start the threads, one for each core. They load their code while the caller works out what to do.
 *
 * @param pages expected number of pages, as few pages need few threads
 */
export function openPool(pages: number): WorkPool {
  setFlagsFromString(HEAP_GROWTH);
  const threads = Math.max(1, Math.min(availableParallelism(), Math.ceil(pages / BATCH)));
  // Loaded here, as most builds need no threads.
  const opened = import("tinypool").then(
    ({ Tinypool }) =>
      new Tinypool({
        filename: new URL("./worker.js", import.meta.url).href,
        minThreads: threads,
        maxThreads: threads,
        concurrentTasksPerWorker: 1,
      }),
  );
  const run = async <Name extends keyof Work>(
    name: Name,
    ...job: Parameters<Work[Name]>
  ): Promise<Awaited<ReturnType<Work[Name]>>> => (await opened).run(job[0] ?? {}, { name });
  const started = Promise.all(Array.from({ length: threads }, () => run("start")));
  // A pool may be closed before its threads have loaded; any other failure surfaces when it is used.
  started.catch(() => undefined);
  let closed: Promise<void> | undefined;
  return {
    threads,
    async runDataModule(workspace, module) {
      const result = await run("data", { workspace, module });
      if ("problems" in result) throw new QuireError(result.problems);
      return result;
    },
    compile: (job) => run("compile", job),
    async render(setup, paths, done) {
      // Written to disk once, rather than copied with every message.
      const file = path.join(setup.workspace.stateDir, "setup.bin");
      mkdirSync(setup.workspace.stateDir, { recursive: true });
      writeFileSync(file, serialize(setup));
      try {
        await started;
        const batches: Promise<void>[] = [];
        for (let start = 0; start < paths.length; start += BATCH)
          batches.push(run("render", { setup: file, paths: paths.slice(start, start + BATCH) }).then(done));
        await Promise.all(batches);
      } finally {
        rmSync(file, { force: true });
      }
    },
    makeIndex: (job) => run("index", job),
    close: () => (closed ??= opened.then((pool) => pool.destroy())),
  };
}

/** Up to this number of pages, rendering in this thread is faster than starting others. */
const FEW = 40;

/** Open a pool to render this number of pages, unless they are few. */
export const poolFor = (pages: number): WorkPool | undefined => (pages > FEW ? openPool(pages) : undefined);

/** Render and write pages in a pool or, without one, in this thread. */
export async function renderAll(
  setup: PageSetup,
  paths: readonly string[],
  pool: WorkPool | undefined,
  done: (results: PageResult[]) => void,
): Promise<void> {
  if (pool) return pool.render(setup, paths, done);
  const { pageWriter } = await import("./render-pages.ts");
  done(await pageWriter(setup)(paths));
}
