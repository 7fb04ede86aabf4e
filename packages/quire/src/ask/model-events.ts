import type { AnswerSource, Subject } from "./answer.ts";

/** Why a language model gave no answer, or only part of one. */
export type ModelFailure = "busy" | "slow" | "refused" | "broken" | "absent";

/**
 * What `api/ask` streams: the sections first, then the text as it arrives, finally `done` or the reason for
 * failing.
 */
export type ModelEvent =
  | { type: "sources"; sources: AnswerSource[]; subject: Subject }
  | { type: "declined" }
  | { type: "text"; text: string }
  | { type: "done" }
  | {
      type: "failed";
      reason: ModelFailure;
      /** Seconds until the model may be asked again, if its server said so. */
      retryAfter?: number;
    };

/** Site path of the endpoint, without the base path. The body of a request is an `AskRequest`. */
export const ASK_PATH = "/api/ask";

/** Parse an event; undefined for anything else. */
export function readModelEvent(data: string): ModelEvent | undefined {
  try {
    const event = JSON.parse(data) as Partial<ModelEvent> | null;
    if (event?.type === "text" && typeof event.text !== "string") return undefined;
    if (event?.type === "sources" && !Array.isArray(event.sources)) return undefined;
    return event && typeof event.type === "string" ? (event as ModelEvent) : undefined;
  } catch {
    return undefined;
  }
}
