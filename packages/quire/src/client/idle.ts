/**
 * Run something once the browser has nothing else to do.
 *
 * @param latest milliseconds after which it runs all the same
 * @param delay milliseconds to wait where the browser cannot tell when that is
 */
export function whenIdle(run: () => void, latest: number, delay: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: latest });
  else setTimeout(run, delay);
}
