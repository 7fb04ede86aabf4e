import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { askModel, type ModelOutcome } from "./model-answer.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** How asking ends when the site's server answers so. */
async function outcomeOf(answer: (response: ServerResponse) => void): Promise<[ModelOutcome, string]> {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  let text = "";
  const show = (event: { type: string; text?: string }) => {
    text += event.text ?? "";
  };
  const outcome = await askModel(base, { question: "Why?" }, show, new AbortController().signal);
  server.closeAllConnections();
  server.close();
  return [outcome, text];
}

const stream = (response: ServerResponse) => response.writeHead(200, { "Content-Type": "text/event-stream" });
const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`;

it("an answer of the site's server is shown as it comes, and ends in one of the ways there are", async () => {
  const text = event({ type: "text", text: "So." });
  expect(await outcomeOf((response) => stream(response).end(text + event({ type: "done" })))).toEqual([
    "done",
    "So.",
  ]);
  expect(await outcomeOf((response) => stream(response).end(event({ type: "declined" })))).toEqual([
    "declined",
    "",
  ]);
  expect(await outcomeOf((response) => stream(response).end(text))).toEqual(["broken", "So."]);
  expect(await outcomeOf((response) => stream(response).end("data: <html>\n\n"))).toEqual(["broken", ""]);
  expect(
    await outcomeOf((response) => stream(response).end(event({ type: "failed", reason: "slow" }))),
  ).toEqual(["slow", ""]);
  expect(await outcomeOf((response) => response.writeHead(429).end())).toEqual(["busy", ""]);
  expect(await outcomeOf((response) => response.writeHead(404).end())).toEqual(["absent", ""]);
  expect(await outcomeOf((response) => response.writeHead(405).end())).toEqual(["absent", ""]);
  expect(
    await outcomeOf((response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>")),
  ).toEqual(["absent", ""]);
  expect(await outcomeOf((response) => response.writeHead(500).end())).toEqual(["refused", ""]);
  expect(await outcomeOf((response) => response.destroy())).toEqual(["broken", ""]);
});
