import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchFailure } from "../api.ts";
import { createHostedClient } from "./hosted-client.ts";
import type { HostedSettings } from "./settings.ts";

interface Asked {
  url: string;
  headers: IncomingMessage["headers"];
  body: Record<string, never>;
}

let server: Server;
let settings: HostedSettings;
let asked: Asked[];
/** How the service answers. */
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    asked.push({ url: request.url ?? "", headers: request.headers, body: JSON.parse(body) });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  settings = {
    provider: "hosted",
    baseUrl: "/base/",
    appId: "APP",
    apiKey: "public",
    indexName: "docs",
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    contextual: true,
    insights: true,
    externalUrlRegex: "^https://forum\\.",
    language: "en",
    versions: [
      { id: "current", label: "Next", isDefault: true, tag: "docs-default-current" },
      { id: "1.0", label: "1.0", isDefault: false, tag: "docs-default-1.0" },
    ],
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const json = (value: unknown) => (response: ServerResponse) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(value));
};

const hit = (url: string, lvl2: string | null, extra: object = {}) => ({
  objectID: url,
  url,
  content: null,
  hierarchy: { lvl0: "Guides", lvl1: "Tags", lvl2 },
  docusaurus_tag: "docs-default-current",
  ...extra,
});

describe("a hosted service", () => {
  it("is asked for all pages up to those wanted, in no more than 500 characters", async () => {
    const hits = ["a", "b", "c"].map((name) => hit(`https://site.example/base/${name}`, null));
    answer = json({ results: [{ hits, nbHits: 3 }] });
    const result = await createHostedClient(settings).search("x".repeat(600), { offset: 1, limit: 1 });
    expect([result.hits.map(({ path }) => path), result.count]).toEqual([["/b"], 3]);
    const [{ body }] = asked as [Asked];
    expect(body).toMatchObject({ requests: [{ query: "x".repeat(500), hitsPerPage: 6 }] });
  });

  it("is asked for the language and the version, and for kinds", async () => {
    answer = json({ results: [{ hits: [], nbHits: 0 }] });
    const client = createHostedClient(settings);
    await client.search("tags", { limit: 5, kinds: ["guide", "source"] });
    await client.search("tags", { versions: ["1.0"] });
    const [first, second] = asked.map(({ body }) => (body as never as { requests: [never] }).requests[0]);
    expect(asked[0]).toMatchObject({
      url: "/1/indexes/*/queries",
      headers: { "x-algolia-application-id": "APP", "x-algolia-api-key": "public" },
    });
    expect(first).toMatchObject({
      indexName: "docs",
      query: "tags",
      hitsPerPage: 15,
      facetFilters: [
        "language:en",
        ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
        ["kind:guide", "kind:source"],
      ],
    });
    expect(second).toMatchObject({
      facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-1.0"]],
    });
  });

  it("answers with places, which are put together by page and led into this site", async () => {
    const excerpt = { _snippetResult: { content: { value: "Attach a \u0002tag\u0003 <b>" } } };
    const hits = [
      hit("https://www.example.com/base/docs/tags/#attach", "Attach", excerpt),
      hit("https://www.example.com/base/docs/tags", null),
      hit("https://forum.example.com/t/1", null, { docusaurus_tag: "default" }),
    ];
    answer = json({ results: [{ hits, nbHits: 3 }] });
    const { hits: found } = await createHostedClient(settings).search("tag");
    expect(found.map(({ path, version }) => [path, version])).toEqual([
      ["/docs/tags", "current"],
      ["https://forum.example.com/t/1", ""],
    ]);
    expect(found[0]!.title.text).toBe("Tags");
    expect(found[0]!.sections[0]).toEqual({
      anchor: "attach",
      headings: [{ text: "Attach", matches: [] }],
      excerpt: { text: "Attach a tag <b>", matches: [[9, 12]] },
    });
  });

  it.each([
    ["/base/docs/tags#attach", "/docs/tags"],
    ["https://www.example.com/base", "/"],
    ["https://www.example.com/based/on", "/based/on"],
    ["//www.example.com/base/docs", "/docs"],
    ["javascript:alert(1)", "/"],
  ])("has its hit %s led to %s", async (url, path) => {
    answer = json({ results: [{ hits: [hit(url, null)], nbHits: 1 }] });
    expect((await createHostedClient(settings).search("tag")).hits[0]!.path).toBe(path);
  });

  it("may send hits of another shape among others, which are left out", async () => {
    const hits = [{ title: "T" }, hit("/base/docs/tags", null), { ...hit("/base/b", null), hierarchy: null }];
    answer = json({ results: [{ hits, nbHits: 3 }] });
    expect((await createHostedClient(settings).search("tag")).hits.map(({ path }) => path)).toEqual([
      "/docs/tags",
    ]);
  });

  it("is told which hit was opened, also by pages that were not fetched by HTTPS", async () => {
    // All that browsers have of it there.
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const hits = [hit("https://www.example.com/base/docs/tags", null)];
    answer = json({ results: [{ hits, nbHits: 1, queryID: "q1" }] });
    const client = createHostedClient(settings);
    const { hits: found } = await client.search("tag");
    client.opened("tag", found[0]!, 1);
    await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(2);
    expect(asked[1]).toMatchObject({
      url: "/1/events",
      body: { events: [{ eventType: "click", index: "docs", positions: [1], queryID: "q1" }] },
    });
  });

  it("is told of nothing that is opened where the settings do not want it", async () => {
    const hits = [hit("https://www.example.com/base/docs/tags", null)];
    answer = json({ results: [{ hits, nbHits: 1, queryID: "q1" }] });
    const client = createHostedClient({ ...settings, insights: false });
    const { hits: found } = await client.search("tag");
    client.opened("tag", found[0]!, 1);
    await client.search("tag");
    expect(asked.map(({ url }) => url)).toEqual(["/1/indexes/*/queries", "/1/indexes/*/queries"]);
    expect(asked[0]!.body).toMatchObject({ requests: [{ clickAnalytics: false }] });
  });

  it.each<[string, (response: ServerResponse) => void, SearchFailure["reason"]]>([
    ["refuses", (response) => response.writeHead(403).end("{}"), "network"],
    ["is overloaded", (response) => response.writeHead(429).end("{}"), "network"],
    ["breaks off", (response) => response.destroy(), "network"],
    ["never answers", () => undefined, "network"],
    ["sends a page", (response) => response.end("<!doctype html>"), "network"],
    ["sends something else", json({ message: "no" }), "damaged"],
    ["sends nothing", json(null), "damaged"],
    ["sends no hits", json({ results: [{}] }), "damaged"],
    [
      "sends only hits of another shape",
      json({ results: [{ hits: [{ title: "T" }, null], nbHits: 2 }] }),
      "damaged",
    ],
  ])("that %s is a failure, and may be asked again", async (_, bad, reason) => {
    answer = bad;
    const client = createHostedClient(settings, 2500);
    const failure = await client.search("tags").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SearchFailure);
    expect((failure as SearchFailure).reason).toBe(reason);
    answer = json({ results: [{ hits: [], nbHits: 0 }] });
    expect((await createHostedClient(settings).search("tags")).hits).toEqual([]);
    answer = json({ results: [{ hits: [hit("https://e.com/base/docs/tags", null)], nbHits: 1 }] });
    expect((await client.search("tags")).count).toBe(1);
  });
});
