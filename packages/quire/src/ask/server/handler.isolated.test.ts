import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventReader } from "../event-stream.ts";
import { boatPages, smallSite } from "../fixtures/small-site.ts";
import { type ModelEvent, readModelEvent } from "../model-events.ts";
import { type AskHandlerOptions, askHandler } from "./handler.ts";

const opened = vi.fn(() => smallSite(boatPages));
vi.mock("../../search/node/open-search.ts", () => ({ openSearch: () => opened() }));

const open: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const words = (text: string) => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`;
const stream = (response: ServerResponse) => response.writeHead(200, { "Content-Type": "text/event-stream" });

/** A site whose model is the given server. */
async function siteWith(
  model: (request: IncomingMessage, response: ServerResponse) => void,
  options: Partial<AskHandlerOptions> = {},
) {
  const endpoint = await serve(model);
  const handler = askHandler({
    outDir: "",
    endpoint,
    model: "small",
    key: "secret",
    patience: 0.3,
    ...options,
  });
  return serve((request, response) => void handler(request, response));
}

const ask = (site: string, body: unknown = { question: "How do I drop an anchor?" }, headers = {}) =>
  fetch(site, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

async function events(response: Response): Promise<ModelEvent[]> {
  return eventReader()(await response.text()).map((data) => readModelEvent(data)!);
}

/** How an answer ends. */
const endOf = async (site: string) => (await events(await ask(site))).at(-1);

describe("the forwarder to a language model", () => {
  it("gives it the sections with numbers, streams what it writes, and keeps the key", async () => {
    let asked = "";
    let key: string | undefined;
    const site = await siteWith(async (request, response) => {
      key = request.headers.authorization;
      for await (const piece of request) asked += piece;
      stream(response).write(words("Let the chain "));
      response.end(`${words("out [1].")}data: [DONE]\n\n`);
    });
    const response = await ask(site);
    const all = await events(response);
    expect(all.map(({ type }) => type)).toEqual(["sources", "text", "text", "done"]);
    const [first] = all;
    expect(first!.type === "sources" && first!.sources[0]).toMatchObject({
      path: "/docs/anchors",
      anchor: "drop-an-anchor",
    });
    expect(key).toBe("Bearer secret");
    expect(JSON.stringify(all)).not.toContain("secret");
    const { messages, stream: streams, max_tokens } = JSON.parse(asked);
    expect([streams, max_tokens]).toEqual([true, 700]);
    expect(messages[0].content).toContain("[1] Anchors > Drop an anchor\n1. Stop the boat.");
  });

  it("does not ask it what the documentation does not say", async () => {
    const site = await siteWith(() => expect.unreachable());
    expect((await events(await ask(site, { question: "Who won the chess championship?" })))[0]).toEqual({
      type: "declined",
    });
  });

  it("says why there is no answer, or not all of it", async () => {
    // What is asked, and the key, must not reach another server than the one that was set.
    const other = await serve((_request, response) => stream(response).end("data: [DONE]\n\n"));
    const cases: [string, (response: ServerResponse) => void][] = [
      ["busy", (response) => response.writeHead(429).end()],
      ["refused", (response) => response.writeHead(401).end("no")],
      [
        "broken",
        (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Hello</h1>"),
      ],
      ["broken", (response) => stream(response).end(words("half"))],
      ["broken", (response) => stream(response).end("data: {oops\n\n")],
      ["broken", (response) => response.writeHead(307, { Location: other }).end()],
      ["broken", (response) => stream(response).end(`${words("x".repeat(40_001))}data: [DONE]\n\n`)],
      [
        "refused",
        (response) =>
          stream(response).end(
            `${words("half")}data: {"choices":[{"delta":{},"finish_reason":"content_filter"}]}\n\ndata: [DONE]\n\n`,
          ),
      ],
      ["refused", (response) => stream(response).end('data: {"error":{"message":"no"}}\n\n')],
      ["slow", () => undefined],
      ["slow", (response) => void stream(response).write(words("half"))],
      [
        "slow",
        (response) => {
          stream(response);
          const timer = setInterval(() => response.write(words("")), 50);
          response.on("close", () => clearInterval(timer));
        },
      ],
      [
        "broken",
        (response) => {
          stream(response).write(words("x"));
          setTimeout(() => response.destroy(), 30);
        },
      ],
    ];
    for (const [reason, model] of cases) {
      const site = await siteWith((_request, response) => model(response), {
        patience: reason === "slow" ? 0.2 : 20,
      });
      expect(await endOf(site)).toEqual({ type: "failed", reason });
    }
  });

  it.each([
    ["40", 40],
    ["Sun, 01 Mar 2026 10:01:30 GMT", 90],
    ["99999", 3600],
  ])("asks the model again when that says it may be: %s", async (written, seconds) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T10:00:00Z") });
    let asked = 0;
    const site = await siteWith((_request, response) => {
      asked++;
      response.writeHead(429, { "Retry-After": written }).end();
    });
    expect(await endOf(site)).toEqual({ type: "failed", reason: "busy", retryAfter: seconds });
    vi.setSystemTime(new Date("2026-03-01T10:00:10Z"));
    const next = await ask(site);
    expect(next.status).toBe(429);
    expect(Number(next.headers.get("retry-after"))).toBe(seconds - 10);
    expect(asked).toBe(1);
    vi.setSystemTime(new Date("2026-03-01T11:00:01Z"));
    await events(await ask(site));
    expect(asked).toBe(2);
  });

  it("answers from the site that was built last", async () => {
    const outDir = mkdtempSync(path.join(tmpdir(), "quire-ask-"));
    const build = (time: number) => {
      writeFileSync(path.join(outDir, "search-index.json"), "{}");
      utimesSync(path.join(outDir, "search-index.json"), time, time);
    };
    build(1000);
    const site = await siteWith((_request, response) => stream(response).end("data: [DONE]\n\n"), { outDir });
    opened.mockClear();
    for (let count = 0; count < 2; count++) await endOf(site);
    expect(opened).toHaveBeenCalledTimes(1);
    build(2000);
    for (let count = 0; count < 2; count++) await endOf(site);
    expect(opened).toHaveBeenCalledTimes(2);
    rmSync(outDir, { recursive: true });
  });

  it.each([
    { key: "sesame\nopen" },
    { key: "“sesame”" },
    { key: "one", endpoint: "http://user:sesame@localhost:9/v1" },
  ])("says nothing of the key, also where it cannot be sent: $key", async (options) => {
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const site = await siteWith(() => expect.unreachable(), options);
    const answer = await (await ask(site)).text();
    expect(log).toHaveBeenCalled();
    expect(answer + log.mock.calls.join()).not.toContain("sesame");
    log.mockRestore();
  });

  it("shows that an answer was cut short", async () => {
    const cut = 'data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n';
    const site = await siteWith((_request, response) => stream(response).end(words("Let the chain") + cut));
    const said = (await events(await ask(site))).map((event) => (event.type === "text" ? event.text : ""));
    expect(said.join("")).toBe("Let the chain …");
  });

  it("takes questions only, of a size, from the site, and not too many", async () => {
    const site = await siteWith((_request, response) => stream(response).end("data: [DONE]\n\n"), {
      perMinute: 9,
    });
    expect((await fetch(site)).status).toBe(405);
    expect((await ask(site, "{")).status).toBe(400);
    expect((await ask(site, { question: 7 })).status).toBe(400);
    expect((await ask(site, { question: "" })).status).toBe(400);
    expect((await ask(site, { question: "x".repeat(100_000) })).status).toBe(400);
    const padded = JSON.stringify({ question: "Why?" }) + " ".repeat(16_384);
    expect((await ask(site, padded)).status).toBe(400);
    expect((await ask(site, {}, { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await ask(site, {}, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await ask(site, {}, { "Sec-Fetch-Site": "same-site" })).status).toBe(403);
    const rest = [];
    for (let count = 0; count < 6; count++) rest.push((await ask(site)).status);
    expect(rest).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it("answers so many at the same time, and leaves the model when the reader leaves", async () => {
    let left = 0;
    const model = (_request: IncomingMessage, response: ServerResponse) => {
      stream(response).write(words("x"));
      response.on("close", () => left++);
    };
    const site = await siteWith(model, { atOnce: 1, patience: 20 });
    const first = await ask(site);
    expect((await ask(site)).status).toBe(429);
    await first.body!.cancel();
    await vi.waitFor(() => expect(left).toBe(1), { timeout: 20_000 });
    const next = await vi.waitFor(
      async () => {
        const response = await ask(site);
        expect(response.status).toBe(200);
        return response;
      },
      { timeout: 20_000 },
    );
    await next.body!.cancel();
  });

  it("answers others while clients are slow to send their question", async () => {
    const site = await siteWith(
      (_request, response) => stream(response).end(`${words("x")}data: [DONE]\n\n`),
      { atOnce: 1 },
    );
    const slow = request(site, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Content-Length": 1000 },
    });
    slow.on("error", () => undefined).write("{");
    // Whole requests are read after the start of the slow one.
    expect((await ask(site)).status).toBe(200);
    expect((await ask(site)).status).toBe(200);
    slow.destroy();
  });
});
