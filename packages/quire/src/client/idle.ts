/**
 * Run something once the browser has nothing else to do.
 *
 * @param latest milliseconds after which it runs all the same; a browser that cannot tell waits a tenth of that
 */
export function whenIdle(run: () => void, latest: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: latest });
  else setTimeout(run, latest / 10);
}
