import type { SearchClient, SearchHit, SearchOptions, SearchResult } from "../api.ts";

/** What became of a query. */
export type Answer =
  | { status: "found"; result: SearchResult; hits: readonly SearchHit[] }
  | { status: "failed" };

export interface QueryRunner {
  /** Answer this query, and no longer those before it. */
  run(query: string, options: SearchOptions): void;
  /** Ask the last query again, for instance after a failure. */
  again(): void;
  /** Whatever is under way is of no interest any more. */
  stop(): void;
}

/**
 * Asks one query at a time; while one is under way, only the newest of those that came is asked after it, so
 * that typing fast never makes a queue. An answer is shown at once, and again when its excerpts have come;
 * and it is asked again when it came from a part of the index and the whole is there.
 */
export function createQueryRunner(client: SearchClient, show: (answer: Answer) => void): QueryRunner {
  let wanted: { query: string; options: SearchOptions } | undefined;
  let busy = false;
  let incomplete = false;

  const work = async () => {
    if (busy || !wanted) return;
    busy = true;
    const asked = wanted;
    const current = () => wanted === asked;
    try {
      const result = await client.search(asked.query, asked.options);
      if (current()) {
        incomplete = !result.complete;
        show({ status: "found", result, hits: result.hits });
        void client.excerpts(asked.query, result.hits).then(
          (hits) => current() && show({ status: "found", result, hits }),
          () => undefined,
        );
      }
    } catch (error) {
      console.warn("Searching failed.", error);
      if (current()) show({ status: "failed" });
    }
    busy = false;
    if (!current()) void work();
  };
  const ask = (next: typeof wanted) => {
    wanted = next;
    incomplete = false;
    void work();
  };
  client.onState(({ status }) => {
    if (status === "ready" && incomplete && wanted) ask({ ...wanted });
  });
  return {
    run: (query, options) => ask({ query, options }),
    again: () => wanted && ask({ ...wanted }),
    stop: () => {
      wanted = undefined;
    },
  };
}
