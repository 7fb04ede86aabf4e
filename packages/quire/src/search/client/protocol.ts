/** What the page and its search worker say to each other. */
import type { Answer, AskOptions } from "../../ask/answer.ts";
import type {
  SearchFailure,
  SearchHit,
  SearchOptions,
  SearchResult,
  SearchState,
  SectionText,
} from "../api.ts";

/** What can be asked of the worker, with what it gives. */
export interface WorkerCalls {
  /** `asking`: a question will come, too. */
  load(versions?: readonly string[], asking?: boolean): void;
  search(query: string, options?: SearchOptions): SearchResult;
  excerpts(query: string, hits: readonly SearchHit[]): SearchHit[];
  answer(question: string, options?: AskOptions): Answer;
  texts(hit: Pick<SearchHit, "path" | "version">): SectionText[];
}

/** The name of a call. */
export type CallName = keyof WorkerCalls;

/** What the page sends: first where the site is, then calls, each with a number of its own. */
export type ToWorker =
  | { base: string }
  | { [Name in CallName]: { id: number; name: Name; args: Parameters<WorkerCalls[Name]> } }[CallName];

/** What the worker sends: its state when that changes, and for each call what became of it. */
export type FromWorker =
  | { state: SearchState }
  | { id: number; result: unknown }
  | { id: number; reason: SearchFailure["reason"]; message: string };
