/** Time in milliseconds from one change of the address to the next. */
const INTERVAL_MS = 400;

let last = Number.NEGATIVE_INFINITY;
let later: ReturnType<typeof setTimeout> | undefined;

/**
 * Change the page's address: now, or if it was changed a moment ago, after that moment, when only the last of several
 * changes is made. A change is dropped if the reader has left the page by then. Safari refuses more than a hundred
 * changes in 30 seconds, which fast typing and keys that are held reach.
 *
 * @param atOnce change it now in any case
 */
export function writePaced(write: () => void, atOnce = false): void {
  clearTimeout(later);
  const { pathname } = location;
  const run = () => {
    if (location.pathname !== pathname) return;
    last = Date.now();
    write();
  };
  const wait = last + INTERVAL_MS - Date.now();
  if (atOnce || wait <= 0) run();
  else later = setTimeout(run, wait);
}
