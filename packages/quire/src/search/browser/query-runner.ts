import {
  type SearchClient,
  SearchFailure,
  type SearchHit,
  type SearchOptions,
  type SearchResult,
} from "../api.ts";

/** What became of a query; `settled` when nothing more comes of it: its excerpts are there, or cannot be had. */
export type Answer =
  | { status: "found"; result: SearchResult; hits: readonly SearchHit[]; settled: boolean }
  | { status: "failed"; reason: SearchFailure["reason"] };

/** Asks the queries of one field, one after the other. */
export interface QueryRunner {
  /** Answer this query, and no longer those before it. */
  run(query: string, options: SearchOptions): void;
  /** Ask the last query again, for instance after a failure. */
  again(): void;
  /** Whatever is under way is of no interest any more. */
  stop(): void;
  /** Stop, and never run again. */
  close(): void;
}

/** What takes longer shows that it is on its way, in milliseconds. */
const PATIENCE = 200;

/**
 * Asks one query at a time; while one is under way, only the newest of those that came is asked after it, so
 * that typing fast never makes a queue. An answer is shown at once, and again when its excerpts have come;
 * and it is asked again when it came from a part of the index and the whole is there.
 *
 * @param wait called when an answer has taken 200 ms
 */
export function createQueryRunner(
  client: SearchClient,
  show: (answer: Answer) => void,
  wait: () => void = () => {},
): QueryRunner {
  let wanted: { query: string; options: SearchOptions } | undefined;
  let busy = false;
  let incomplete = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const answer = (given: Answer) => {
    clearTimeout(waiting);
    waiting = undefined;
    show(given);
  };
  const work = async () => {
    if (busy || !wanted) return;
    busy = true;
    const asked = wanted;
    const current = () => wanted === asked;
    try {
      const result = await client.search(asked.query, asked.options);
      if (current()) {
        incomplete = !result.complete;
        answer({ status: "found", result, hits: result.hits, settled: false });
        void client
          .excerpts(asked.query, result.hits)
          .catch(() => result.hits)
          .then((hits) => current() && show({ status: "found", result, hits, settled: true }));
      }
    } catch (error) {
      console.warn("Searching failed.", error);
      const reason = error instanceof SearchFailure ? error.reason : "network";
      if (current()) answer({ status: "failed", reason });
    }
    busy = false;
    if (!current()) void work();
  };
  const ask = (next: typeof wanted) => {
    wanted = next;
    incomplete = false;
    // Of the queries that are typed while one takes its time, the first began the wait.
    waiting ??= setTimeout(wait, PATIENCE);
    void work();
  };
  const forget = client.onState(({ status }) => {
    if (status === "ready" && incomplete && wanted) ask({ ...wanted });
  });
  const stop = () => {
    wanted = undefined;
    clearTimeout(waiting);
    waiting = undefined;
  };
  return {
    run: (query, options) => ask({ query, options }),
    again: () => wanted && ask({ ...wanted }),
    stop,
    close() {
      stop();
      forget();
    },
  };
}
