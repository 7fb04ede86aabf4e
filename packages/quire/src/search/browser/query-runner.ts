import {
  type SearchClient,
  SearchFailure,
  type SearchHit,
  type SearchOptions,
  type SearchResult,
} from "../api.ts";

/** A view that renders the progress and result of a query. */
export interface ResultView {
  /** Show the starting points, as the query is empty. */
  begin(): void;
  /**
   * @param hits at least one
   * @param settled whether this is final: excerpts are included, or unavailable
   */
  found(result: SearchResult, hits: readonly SearchHit[], settled: boolean): void;
  nothing(result: SearchResult): void;
  failed(reason: SearchFailure["reason"]): void;
  /** The query is taking long. */
  wait(): void;
}

/** Runs the queries of one search field. */
export interface QueryRunner {
  /** Run this query, unless it is empty, and drop all earlier ones. */
  run(query: string, options: SearchOptions): void;
  /** Repeat the last query, for instance after a failure. */
  again(): void;
  /** Drop the query that is running. */
  stop(): void;
  /** Stop for good. */
  close(): void;
}

interface Question {
  query: string;
  options: SearchOptions;
}

/** Delay in milliseconds after which a query counts as taking long. */
const WAIT_DELAY_MS = 200;

/**
 * Create a runner that has at most one query in flight. While it runs, only the newest of the queries typed
 * meanwhile is kept, so that fast typing never builds a queue. Results are shown at once and again with their
 * excerpts; a query that was answered from a partial index is repeated when the rest has loaded.
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
    // The wait counts from the first of several queries typed in a row.
    waiting ??= setTimeout(() => view.wait(), WAIT_DELAY_MS);
    void work();
  };
  const forget = client.onReady(() => {
    if (incomplete && wanted) ask({ ...wanted });
  });
  const stop = () => {
    wanted = undefined;
    endWait();
  };
  return {
    run(query, options) {
      if (query !== "") return ask({ query, options });
      stop();
      view.begin();
    },
    again: () => wanted && ask({ ...wanted }),
    stop,
    close() {
      stop();
      forget();
    },
  };
}
