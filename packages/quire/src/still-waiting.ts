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
