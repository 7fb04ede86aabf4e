import type { Answer, AskOptions } from "../../ask/answer.ts";
import { type SearchClient, SearchFailure } from "../api.ts";
import type { CallName, FromWorker, ToWorker, WorkerCalls } from "./protocol.ts";

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

/** A client of the site's own index, which can also answer questions. */
export interface EmbeddedClient extends SearchClient {
  /** Load what searching and asking need. */
  loadForAsking(versions?: readonly string[]): void;
  /**
   * Answer a question from the documentation.
   *
   * @throws SearchFailure when the index cannot be loaded
   */
  answer(question: string, options?: AskOptions): Promise<Answer>;
}

let client: EmbeddedClient | undefined;

/**
 * The client of the site's own index, shared by search and questions so that the index is loaded once: in a worker,
 * started when a reader seems about to search.
 */
export function siteClient(baseUrl: string): EmbeddedClient {
  client ??= createClient(baseUrl);
  return client;
}

function createClient(baseUrl: string): EmbeddedClient {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  let worker: Worker | undefined;
  let calls = 0;

  /** Reject all pending calls when the worker fails to start or crashes; the next call starts a new one. */
  const fail = () => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values())
      reject(new SearchFailure("network", "The search worker cannot run."));
    waiting.clear();
  };
  const start = (): Worker => {
    if (worker) return worker;
    const started = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "search" });
    worker = started;
    started.addEventListener("error", fail);
    started.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if ("ready" in data) {
        for (const listener of listeners) listener();
        return;
      }
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if ("result" in data) call?.resolve(data.result as never);
      else call?.reject(new SearchFailure(data.reason, data.message));
    });
    started.postMessage({ base: new URL(baseUrl, location.href).href } satisfies ToWorker);
    return started;
  };
  const ask = <Name extends CallName>(name: Name, ...args: Parameters<WorkerCalls[Name]>) =>
    new Promise<ReturnType<WorkerCalls[Name]>>((resolve, reject) => {
      const id = ++calls;
      waiting.set(id, { resolve, reject });
      try {
        start().postMessage({ id, name, args });
      } catch {
        fail();
      }
    });

  // Searches report why an index cannot be loaded.
  const load = (...args: Parameters<WorkerCalls["load"]>) => {
    ask("load", ...args).catch(() => undefined);
  };

  return {
    load: (wanted) => load(wanted),
    loadForAsking: (wanted) => load(wanted, true),
    search: (query, options) => ask("search", query, options),
    excerpts: (query, hits) => ask("excerpts", query, hits),
    answer: (question, options) => ask("answer", question, options),
    onReady(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    opened: () => undefined,
  };
}
