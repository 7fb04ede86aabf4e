/** Waiting for what comes in pieces from elsewhere: ended from outside, or when nothing comes for too long. */
export interface Patience {
  /** Aborted at either end. */
  signal: AbortSignal;
  /** It was ended because nothing came. */
  readonly isLate: boolean;
  /** Something came: wait anew. */
  renew(): void;
  /** Wait no more, and end what still goes on. */
  end(): void;
}

/**
 * Begin to wait.
 *
 * @param milliseconds until the first piece, and between any two
 * @param outer ends it too
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
