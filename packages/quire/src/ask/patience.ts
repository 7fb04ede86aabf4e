/** A timeout for a response that arrives in chunks, which starts over with each of them. */
export interface Patience {
  /** Aborted on timeout, by `end`, and when the caller's signal is. */
  signal: AbortSignal;
  /** Whether it timed out. */
  readonly isLate: boolean;
  /** A chunk arrived: start over. */
  renew(): void;
  /** Stop the timer, and abort what is still running. */
  end(): void;
}

/**
 * Start the timeout.
 *
 * @param milliseconds until the first chunk, and between two chunks
 * @param outer a signal that aborts it as well
 */
export function startPatience(milliseconds: number, outer: AbortSignal): Patience {
  const stop = new AbortController();
  const abort = () => stop.abort();
  outer.addEventListener("abort", abort);
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      abort();
    }, milliseconds);
  };
  renew();
  return {
    signal: stop.signal,
    get isLate() {
      return isLate;
    },
    renew,
    end() {
      clearTimeout(timer);
      outer.removeEventListener("abort", abort);
      abort();
    },
  };
}
