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

/** Run something once the next frame has been painted. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Run something once the next frame has been painted and the browser is idle, within half a second. */
export function idleAfterPaint(run: () => void): void {
  requestAnimationFrame(() => whenIdle(run, 500));
}
