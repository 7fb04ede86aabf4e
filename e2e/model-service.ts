/** A language model's server that stands in for one: chat completions, streamed, as the test at hand says. */
import type { ServerResponse } from "node:http";
import { bodyOf, startLocalServer } from "./local-server.ts";

/** What was sent to the model. */
export interface Completion {
  path: string | undefined;
  key: string | undefined;
  /** What it is told, and what it is asked. */
  told: string;
  asked: string;
}

/** The server, and what it was sent. */
export interface ModelService {
  /** Address up to what stands before `/chat/completions`. */
  address: string;
  /** All that was sent, oldest first. */
  completions: Completion[];
  /** How it replies from now on. */
  reply(response: ServerResponse): unknown;
  stop(): void;
}

/** Start it at a free port of localhost. */
export async function startModelService(): Promise<ModelService> {
  const { address, stop } = await startLocalServer(async (request, response) => {
    const { messages } = JSON.parse(await bodyOf(request)) as { messages: { content: string }[] };
    service.completions.push({
      path: request.url,
      key: request.headers.authorization,
      told: messages[0]!.content,
      asked: messages.at(-1)!.content,
    });
    service.reply(response);
  });
  const service: ModelService = {
    address: `${address}/v1`,
    completions: [],
    reply: (response) => response.writeHead(500).end(),
    stop,
  };
  return service;
}

/** Begin a stream. */
export function stream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { "Content-Type": "text/event-stream" });
}

/** Words of an answer, as they come. */
export function words(text: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`;
}

/** That the answer is whole. */
export const END = "data: [DONE]\n\n";
