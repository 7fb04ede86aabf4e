import { isMainThread, Worker } from "node:worker_threads";

/** How long code of a site is waited for in silence, ms. */
const PATIENCE = 15_000;

/**
 * Wait for code of a site, and say so once it takes long: it may never end, and nothing else would tell what does not.
 *
 * @param what names it, for whoever looks at the terminal
 */
export async function stillWaiting<Result>(work: Promise<Result>, what: string): Promise<Result> {
  const timer = setTimeout(() => {
    process.stderr.write(`  still waiting for ${what}\n`);
  }, PATIENCE);
  // What nothing can end any more ends the process.
  timer.unref();
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/** What tells from outside of a thread that does not come back: by then it has said itself that it waits, if it can. */
const OUTSIDE = `
const timers = new Map();
require("node:worker_threads").parentPort.on("message", ([id, text, patience]) => {
  clearTimeout(timers.get(id));
  if (text === undefined) timers.delete(id);
  else timers.set(id, setTimeout(() => require("node:fs").writeSync(2, text), patience));
});
`;

let outside: Worker | undefined;
let begun = 0;

/**
 * Run code of a site that may keep its thread to itself, such as by a loop without end or a command that it waits for:
 * then `stillWaiting` cannot say a word, and another thread does. Threads of the pool are waited for by the main one.
 *
 * @param what names it, for whoever looks at the terminal
 * @param patience how long it is waited for in silence, ms
 */
export async function evenWhereItBlocks<Result>(
  run: () => Promise<Result>,
  what: string,
  patience = PATIENCE,
): Promise<Result> {
  if (!isMainThread) return run();
  const id = begun++;
  outside ??= new Worker(OUTSIDE, { eval: true, execArgv: [] });
  outside.unref();
  const tell = (...more: unknown[]) => outside?.postMessage([id, ...more]);
  tell(`  still waiting for ${what}, which blocks everything else\n`, patience + 1000);
  // Where this comes in time, nothing is blocked.
  const timer = setTimeout(tell, patience);
  timer.unref();
  try {
    return await run();
  } finally {
    clearTimeout(timer);
    tell();
  }
}
