import {
  type SearchClient,
  SearchFailure,
  type SearchHit,
  type SearchOptions,
  type SearchResult,
} from "../api.ts";

/** Shows what becomes of a query. */
export interface ResultView {
  /**
   * @param hits one at least
   * @param settled nothing more comes of it: its excerpts are there, or cannot be had
   */
  found(result: SearchResult, hits: readonly SearchHit[], settled: boolean): void;
  nothing(result: SearchResult): void;
  failed(reason: SearchFailure["reason"]): void;
  /** An answer takes its time. */
  wait(): void;
}

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

interface Question {
  query: string;
  options: SearchOptions;
}

/** What takes longer shows that it is on its way, in milliseconds. */
const PATIENCE = 200;

/**
 * Asks one query at a time; while one is under way, only the newest of those that came is asked after it, so
 * that typing fast never makes a queue. An answer is shown at once, and again when its excerpts have come;
 * and it is asked again when it came from a part of the index and the whole is there.
 */
export function createQueryRunner(client: SearchClient, view: ResultView): QueryRunner {
  let wanted: Question | undefined;
  let busy = false;
  let incomplete = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const endWait = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const showFound = (asked: Question, result: SearchResult) => {
    view.found(result, result.hits, false);
    void client
      .excerpts(asked.query, result.hits)
      .catch(() => result.hits)
      .then((hits) => wanted === asked && view.found(result, hits, true));
  };
  const work = async () => {
    if (busy || !wanted) return;
    busy = true;
    const asked = wanted;
    const current = () => wanted === asked;
    try {
      const result = await client.search(asked.query, asked.options);
      if (current()) {
        endWait();
        incomplete = !result.complete;
        if (result.hits.length > 0) showFound(asked, result);
        else view.nothing(result);
      }
    } catch (error) {
      console.warn("Searching failed.", error);
      const reason = error instanceof SearchFailure ? error.reason : "network";
      if (current()) {
        endWait();
        view.failed(reason);
      }
    }
    busy = false;
    if (!current()) void work();
  };
  const ask = (next: Question) => {
    wanted = next;
    incomplete = false;
    // Of the queries that are typed while one takes its time, the first began the wait.
    waiting ??= setTimeout(() => view.wait(), PATIENCE);
    void work();
  };
  const forget = client.onState(({ status }) => {
    if (status === "ready" && incomplete && wanted) ask({ ...wanted });
  });
  const stop = () => {
    wanted = undefined;
    endWait();
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
