import { eventReader } from "../event-stream.ts";
import type { ModelFailure } from "../model-events.ts";
import { startPatience } from "../patience.ts";
import type { Message } from "./prompt.ts";

/** Where a model is, and how much is asked of it. */
export interface ModelSettings {
  /** Address up to what stands before `/chat/completions`. */
  endpoint: string;
  model: string;
  /** Sent as a bearer token; left out where the server needs none. */
  key?: string;
  /** Tokens of an answer. */
  tokens: number;
  /** Seconds until the first words, and between any two of them. */
  patience: number;
}

/** A model gave no answer, or not all of it. */
export class CompletionFailure extends Error {
  constructor(
    readonly reason: ModelFailure,
    message: string,
    /** Seconds after which it may be asked again, where its server said so. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "CompletionFailure";
  }
}

/** Longest answer that is passed on, in characters, whatever the server sends. */
const LONGEST = 40_000;

/**
 * Have a model complete a chat; gives its text in pieces, as they come.
 *
 * @param signal ends it, when nobody waits any more
 * @throws CompletionFailure
 */
export async function* complete(
  { endpoint, model, key, tokens, patience: seconds }: ModelSettings,
  messages: readonly Message[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const patience = startPatience(seconds * 1000, signal);
  try {
    const response = await fetch(`${endpoint.replace(/\/+$/, "")}/chat/completions`, {
      method: "POST",
      redirect: "error",
      headers: {
        "Content-Type": "application/json",
        Accept: "text/event-stream",
        ...(key && { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, stream: true, max_tokens: tokens, temperature: 0 }),
      signal: patience.signal,
    });
    if (!response.ok)
      throw new CompletionFailure(
        reasonOf(response.status),
        `The endpoint answers with ${response.status}.`,
        secondsUntil(response.headers.get("retry-after")),
      );
    if (!response.body || !/^text\/event-stream\b/i.test(response.headers.get("content-type") ?? ""))
      throw new CompletionFailure("broken", "The endpoint answers with something else than a stream.");
    const read = eventReader();
    const decoder = new TextDecoder();
    let length = 0;
    for await (const piece of response.body) {
      for (const data of read(decoder.decode(piece, { stream: true }))) {
        if (data.trim() === "[DONE]") return;
        const text = textOf(data);
        // A server that only keeps the line open sends no words.
        if (text === "") continue;
        patience.renew();
        length += text.length;
        if (length > LONGEST) throw new CompletionFailure("broken", "The answer does not end.");
        yield text;
      }
    }
    throw new CompletionFailure("broken", "The stream ended before the answer did.");
  } catch (error) {
    if (error instanceof CompletionFailure) throw error;
    if (patience.isLate) throw new CompletionFailure("slow", "The endpoint takes too long.");
    throw new CompletionFailure("broken", String((error as Error).message));
  } finally {
    patience.end();
  }
}

/** What `Retry-After` says, a number of seconds or a date, in seconds: at most an hour, lest a wrong one closes for long. */
function secondsUntil(written: string | null): number | undefined {
  if (written === null) return undefined;
  const seconds = /^\d+$/.test(written) ? Number(written) : (Date.parse(written) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), 3600) : undefined;
}

function reasonOf(status: number): ModelFailure {
  return status === 429 || status === 503 ? "busy" : "refused";
}

/**
 * The text that an event of the stream adds.
 *
 * @throws CompletionFailure when it is no such event, or says that something went wrong
 */
function textOf(data: string): string {
  let event: {
    error?: unknown;
    choices?: { delta?: { content?: unknown; refusal?: unknown }; finish_reason?: unknown }[];
  } | null;
  try {
    event = JSON.parse(data);
  } catch {
    throw new CompletionFailure("broken", "An event of the stream is no JSON.");
  }
  if (typeof event !== "object" || event === null || event.error)
    throw new CompletionFailure("refused", "The endpoint reports an error.");
  const { delta, finish_reason: end } = event.choices?.[0] ?? {};
  if (delta?.refusal || end === "content_filter")
    throw new CompletionFailure("refused", "The model refuses to answer.");
  const text = typeof delta?.content === "string" ? delta.content : "";
  // There were no more tokens: readers see that there is more to say.
  return end === "length" ? `${text} …` : text;
}
