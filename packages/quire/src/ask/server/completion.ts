import { eventReader } from "../event-stream.ts";
import type { ModelFailure } from "../model-events.ts";
import { startPatience } from "../patience.ts";
import type { Message } from "./prompt.ts";

/** Where to reach a language model, and the limits on its answer. */
export interface ModelSettings {
  /** Base address of the API: `/chat/completions` is appended. */
  endpoint: string;
  model: string;
  /** Sent as a bearer token; omitted if the server needs none. */
  key?: string;
  /** Maximum number of tokens in an answer. */
  tokens: number;
  /** Timeout in seconds until the first words, and between two chunks of them. */
  patience: number;
}

/** Thrown when a model gives no answer, or only part of one. */
export class CompletionFailure extends Error {
  constructor(
    readonly reason: ModelFailure,
    message: string,
    /** Seconds until it may be asked again, if its server said so. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "CompletionFailure";
  }
}

/** Maximum length of an answer in characters, whatever the server sends. */
const MAX_ANSWER_LENGTH = 40_000;

/**
 * Request a streamed chat completion, and yield its text as it arrives.
 *
 * @param signal cancels the request
 * @throws CompletionFailure
 */
export async function* complete(
  settings: ModelSettings,
  messages: readonly Message[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const patience = startPatience(settings.patience * 1000, signal);
  try {
    const body = await request(settings, messages, patience.signal);
    const read = eventReader();
    const decoder = new TextDecoder();
    let length = 0;
    for await (const piece of body) {
      for (const data of read(decoder.decode(piece, { stream: true }))) {
        if (data.trim() === "[DONE]") return;
        const text = textOf(data);
        // Keep-alive comments carry no words, so they do not reset the timeout.
        if (text === "") continue;
        patience.renew();
        length += text.length;
        if (length > MAX_ANSWER_LENGTH) throw new CompletionFailure("broken", "The answer does not end.");
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

/** Ask the model, and return the body of its response: a stream of events. */
async function request(
  { endpoint, model, key, tokens }: ModelSettings,
  messages: readonly Message[],
  signal: AbortSignal,
): Promise<NonNullable<Response["body"]>> {
  if (key && !/^[\x21-\x7e]+$/.test(key))
    throw new CompletionFailure("refused", "The key contains spaces or other characters that no key has.");
  const response = await fetch(`${endpoint.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    redirect: "error",
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, messages, stream: true, max_tokens: tokens, temperature: 0 }),
    signal,
  }).catch((error: unknown) => {
    throw new Error(unreachable(error));
  });
  if (!response.ok)
    throw new CompletionFailure(
      response.status === 429 || response.status === 503 ? "busy" : "refused",
      `The endpoint responded with status ${response.status}.`,
      secondsUntil(response.headers.get("retry-after")),
    );
  if (!response.body || !/^text\/event-stream\b/i.test(response.headers.get("content-type") ?? ""))
    throw new CompletionFailure("broken", "The endpoint did not respond with a stream.");
  return response.body;
}

/** Why the endpoint cannot be reached. Messages of `fetch` may quote headers or addresses, and so secrets in them. */
function unreachable(error: unknown): string {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return `The endpoint cannot be reached${typeof code === "string" ? `: ${code}` : ""}.`;
}

/**
 * Parse `Retry-After`, a number of seconds or a date, into seconds: at most an hour, so that a wrong value does
 * not block asking for long.
 */
function secondsUntil(written: string | null): number | undefined {
  if (written === null) return undefined;
  const seconds = /^\d+$/.test(written) ? Number(written) : (Date.parse(written) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), 3600) : undefined;
}

/**
 * The text that one event of the stream adds.
 *
 * @throws CompletionFailure when the event is malformed or reports an error
 */
function textOf(data: string): string {
  let event: {
    error?: unknown;
    choices?: { delta?: { content?: unknown; refusal?: unknown }; finish_reason?: unknown }[];
  } | null;
  try {
    event = JSON.parse(data);
  } catch {
    throw new CompletionFailure("broken", "An event of the stream is not valid JSON.");
  }
  if (typeof event !== "object" || event === null || event.error)
    throw new CompletionFailure("refused", "The endpoint reports an error.");
  const { delta, finish_reason: end } = event.choices?.[0] ?? {};
  if (delta?.refusal || end === "content_filter")
    throw new CompletionFailure("refused", "The model refuses to answer.");
  const text = typeof delta?.content === "string" ? delta.content : "";
  // The token limit was reached: the ellipsis shows readers that the answer is cut off.
  return end === "length" ? `${text} …` : text;
}
