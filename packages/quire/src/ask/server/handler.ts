import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { fresh } from "../../base/fresh.ts";
import { MANIFEST } from "../../search/manifest.ts";
import { openSearch } from "../../search/node/open-search.ts";
import type { AskRequest } from "../answer.ts";
import { answerMaterial } from "../answerer.ts";
import type { ModelEvent } from "../model-events.ts";
import { CompletionFailure, complete, type ModelSettings } from "./completion.ts";
import { promptOf } from "./prompt.ts";
import { rateLimit } from "./rate-limit.ts";
import { readBody } from "./read-body.ts";

/** Settings of the host: the site, the model, and limits on its use. */
export interface AskHandlerOptions extends Omit<ModelSettings, "tokens" | "patience"> {
  /** Folder of the built site. */
  outDir: string;
  /** Maximum number of tokens in an answer; 700 by default. */
  tokens?: number;
  /** Timeout in seconds until the first words, and between two chunks of them; 20 by default. */
  patience?: number;
  /** Questions that one address may ask in a minute; 10 by default. */
  perMinute?: number;
  /** Questions answered concurrently; 8 by default. */
  atOnce?: number;
  /**
   * The client address that the rate limit applies to; by default that of the connection. Behind a proxy, read it
   * from the header the proxy sets.
   */
  addressOf?: (request: IncomingMessage) => string;
}

/** Handles requests for `api/ask`; it never throws. */
export type AskHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Create a handler for `POST /api/ask`, for a site whose `ask` setting has an endpoint. It finds the sections
 * that answer, has the model write from them, and streams the result (`ModelEvent`). The model's key never leaves
 * the server. Usable with `node:http` and frameworks built on it:
 *
 *     import { askHandler } from "quire/ask";
 *     const ask = askHandler({ outDir: "build", endpoint, model, key: process.env.QUIRE_ASK_KEY });
 *     createServer((request, response) =>
 *       request.url === "/api/ask" ? ask(request, response) : site(request, response));
 */
export function askHandler(options: AskHandlerOptions): AskHandler {
  const { outDir, tokens = 700, patience = 20, perMinute = 10, atOnce = 8 } = options;
  const addressOf = options.addressOf ?? ((request) => request.socket.remoteAddress ?? "");
  const mayPass = rateLimit(perMinute);
  // A build may replace the site while the server runs.
  const library = fresh(path.join(outDir, MANIFEST), () => openSearch(outDir));
  let running = 0;
  /** When the model may be asked again, in milliseconds since 1970. */
  let closedUntil = 0;
  return async (request, response) => {
    const refuse = (status: number, message: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, {
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
        Connection: "close",
        ...headers,
      });
      response.end(JSON.stringify({ error: message }));
    };
    if (request.method !== "POST") return refuse(405, "Ask with POST.", { Allow: "POST" });
    if (!isOwnOrigin(request)) return refuse(403, "Only the site itself may ask.");
    if (!/^application\/json\b/i.test(request.headers["content-type"] ?? ""))
      return refuse(415, "Send JSON.");
    const tooMany = () => refuse(429, "Too many questions.", { "Retry-After": "60" });
    if (!mayPass(addressOf(request))) return tooMany();
    const closed = Math.ceil((closedUntil - Date.now()) / 1000);
    if (closed > 0) return refuse(429, "Too many questions.", { "Retry-After": String(closed) });
    const asked = await readBody(request).catch(() => undefined);
    if (!asked) return refuse(400, "The request is not a question.");
    // Counted from here on: clients that send slowly must not keep others from asking.
    if (running >= atOnce) return tooMany();
    running++;
    const left = new AbortController();
    response.on("close", () => left.abort());
    try {
      const found = library();
      const send = (event: ModelEvent) => {
        if (event.type === "failed" && event.retryAfter) closedUntil = Date.now() + event.retryAfter * 1000;
        response.write(`data: ${JSON.stringify(event)}\n\n`);
      };
      response.writeHead(200, {
        "Content-Type": "text/event-stream; charset=utf-8",
        "Cache-Control": "no-store",
        "X-Accel-Buffering": "no",
      });
      await reply(found, asked, { ...options, tokens, patience }, left.signal, send);
      response.end();
    } catch (error) {
      process.stderr.write(`api/ask: ${(error as Error).message}\n`);
      if (!response.headersSent) refuse(500, "The question cannot be answered.");
      else response.end();
    } finally {
      running--;
    }
  };
}

async function reply(
  library: ReturnType<typeof openSearch>,
  { question, ...rest }: AskRequest,
  settings: ModelSettings,
  signal: AbortSignal,
  send: (event: ModelEvent) => void,
): Promise<void> {
  const { sections, isAnswered, subject } = await answerMaterial(library, question, rest);
  if (!isAnswered) return send({ type: "declined" });
  send({ type: "sources", sources: sections.map(({ source }) => source), subject });
  try {
    for await (const text of complete(settings, promptOf(question, rest.subject?.all, sections), signal))
      send({ type: "text", text });
    send({ type: "done" });
  } catch (error) {
    if (!(error instanceof CompletionFailure)) throw error;
    if (!signal.aborted) process.stderr.write(`api/ask: ${error.message}\n`);
    send({ type: "failed", reason: error.reason, retryAfter: error.retryAfter });
  }
}

/** Whether the request comes from this site: browsers send the origin; clients that send none are let through. */
function isOwnOrigin({ headers }: IncomingMessage): boolean {
  if (headers["sec-fetch-site"] !== undefined) return headers["sec-fetch-site"] === "same-origin";
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
