/**
 * Run something once the browser is idle.
 *
 * @param latest milliseconds after which it runs regardless; browsers without `requestIdleCallback` wait for a
 *   tenth of that
 */
export function whenIdle(run: () => void, latest: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: latest });
  else setTimeout(run, latest / 10);
}
