import type { AskRequest } from "../answer.ts";
import { eventReader } from "../event-stream.ts";
import { ASK_PATH, type ModelEvent, type ModelFailure, readModelEvent } from "../model-events.ts";
import { startPatience } from "../patience.ts";

/** Timeout in milliseconds until the first event, and between two events: longer than the server's own. */
const TIMEOUT_MS = 30_000;

/** How asking a language model ended: `done`, `declined`, or why it failed. */
export type ModelOutcome = "done" | "declined" | ModelFailure;

/**
 * Ask a language model through the site's server, and show its answer as it arrives.
 *
 * @param show called for each event that brings sections or text
 * @param signal cancels the request
 * @returns how it ended; it never throws
 */
export async function askModel(
  baseUrl: string,
  question: AskRequest,
  show: (event: Extract<ModelEvent, { type: "sources" | "text" }>) => void,
  signal: AbortSignal,
): Promise<ModelOutcome> {
  const patience = startPatience(TIMEOUT_MS, signal);
  try {
    const response = await fetch(baseUrl.replace(/\/$/, "") + ASK_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(question),
      signal: patience.signal,
    });
    if (response.status === 429) return "busy";
    if (response.status === 404 || response.status === 405) return "absent";
    if (!response.ok) return "refused";
    if (!response.body || !/^text\/event-stream\b/i.test(response.headers.get("content-type") ?? ""))
      return "absent";
    const read = eventReader();
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return "broken";
      patience.renew();
      for (const data of read(decoder.decode(value, { stream: true }))) {
        const event = readModelEvent(data);
        if (!event) return "broken";
        if (event.type === "failed") return event.reason;
        if (event.type === "declined" || event.type === "done") return event.type;
        show(event);
      }
    }
  } catch {
    return patience.isLate ? "slow" : "broken";
  } finally {
    patience.end();
  }
}

const failures: Record<ModelFailure, string> = {
  busy: "The assistant is asked too much just now.",
  slow: "The assistant took too long.",
  refused: "The assistant refused to answer.",
  absent: "There is no assistant here.",
  broken: "The assistant's answer broke off.",
};

/** The notice above the embedded answer when a model failed. */
export function failureText(failure: ModelFailure): string {
  return `${failures[failure] ?? failures.broken} This is what the documentation says itself:`;
}
