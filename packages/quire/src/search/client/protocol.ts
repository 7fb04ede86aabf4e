/** Messages between a page and its search worker. */
import type { Answer, AskOptions } from "../../ask/answer.ts";
import type { SearchFailure, SearchHit, SearchOptions, SearchResult } from "../api.ts";

/** The functions that a page can call in the worker. */
export interface WorkerCalls {
  /** `asking` also loads what questions need. */
  load(versions?: readonly string[], asking?: boolean): void;
  search(query: string, options?: SearchOptions): SearchResult;
  excerpts(query: string, hits: readonly SearchHit[]): SearchHit[];
  answer(question: string, options?: AskOptions): Answer;
}

/** The name of a call. */
export type CallName = keyof WorkerCalls;

/** From the page: first the location of the site, then calls, each with an id. */
export type ToWorker =
  | { base: string }
  | { [Name in CallName]: { id: number; name: Name; args: Parameters<WorkerCalls[Name]> } }[CallName];

/** From the worker: that the rest of an index has been loaded, and the result of each call. */
export type FromWorker =
  | { ready: true }
  | { id: number; result: unknown }
  | { id: number; reason: SearchFailure["reason"]; message: string };
