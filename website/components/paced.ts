/** Time in milliseconds from one change of the address to the next. */
const INTERVAL_MS = 400;

let last = Number.NEGATIVE_INFINITY;
let later: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void) | undefined;

/**
 * Change the page's address: now, or if it was changed a moment ago, after that moment or when something is clicked;
 * then only the last of several changes is made, and none if the reader has left the page. Safari refuses more than a
 * hundred changes in 30 seconds, which fast typing and keys that are held reach.
 */
export function writePaced(write: () => void): void {
  dropWaiting();
  const { pathname } = location;
  const run = () => {
    dropWaiting();
    if (location.pathname !== pathname) return;
    last = Date.now();
    write();
  };
  const wait = last + INTERVAL_MS - Date.now();
  if (wait <= 0) {
    run();
    return;
  }
  waiting = run;
  later = setTimeout(run, wait);
  addEventListener("click", run, { capture: true });
}

/** Change the page's address now, after the change that waits. */
export function writeAtOnce(write: () => void): void {
  waiting?.();
  last = Date.now();
  write();
}

/** Do not make the change that waits. */
export function dropWaiting(): void {
  clearTimeout(later);
  if (waiting) removeEventListener("click", waiting, { capture: true });
  waiting = undefined;
}
