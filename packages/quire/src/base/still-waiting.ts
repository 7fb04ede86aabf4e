import { isMainThread, Worker } from "node:worker_threads";

/** Delay in milliseconds before a message is printed. */
const DELAY_MS = 15_000;

/**
 * Wait for code of the site, and print a message if it takes long, as it may never finish.
 *
 * @param what names the code in the message
 */
export async function stillWaiting<Result>(work: Promise<Result>, what: string): Promise<Result> {
  const timer = setTimeout(() => {
    process.stderr.write(`  still waiting for ${what}\n`);
  }, DELAY_MS);
  // Cannot be interrupted, so the signal ends the process.
  timer.unref();
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Code of the thread that prints the message while another one is blocked. It waits a little longer, so that the
 * other can print it itself if it is not.
 */
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
 * Run code of the site that may block its thread, for instance in an endless loop or waiting for a command.
 * `stillWaiting` could then print nothing, so another thread does. The main thread waits for threads of the pool
 * in this way.
 *
 * @param what names the code in the message
 * @param patience delay in milliseconds before the message is printed
 */
export async function evenWhereItBlocks<Result>(
  run: () => Promise<Result>,
  what: string,
  patience = DELAY_MS,
): Promise<Result> {
  if (!isMainThread) return run();
  const id = begun++;
  outside ??= new Worker(OUTSIDE, { eval: true, execArgv: [] });
  outside.unref();
  const tell = (...more: unknown[]) => outside?.postMessage([id, ...more]);
  tell(`  still waiting for ${what}, which blocks everything else\n`, patience + 1000);
  // If this message arrives in time, the thread is not blocked.
  const timer = setTimeout(tell, patience);
  timer.unref();
  try {
    return await run();
  } finally {
    clearTimeout(timer);
    tell();
  }
}
