/**
 * A service that speaks the protocol of Algolia's search and insights, as far as a documentation site needs it:
 * multiple queries (`/1/indexes/…/queries`), with facet filters, highlights and snippets, and events
 * (`/1/events`). It misbehaves for the words `refused`, `garbled` and `endless`.
 */
import type { ServerResponse } from "node:http";
import { bodyOf, startLocalServer } from "./local-server.ts";

interface Query {
  indexName: string;
  query: string;
  hitsPerPage: number;
  facetFilters: (string | string[])[];
  highlightPreTag: string;
  highlightPostTag: string;
}

interface Section {
  url: string;
  levels: string[];
  content?: string;
  facets: Record<string, string>;
}

const own = "https://almanac.example/tide/docs";
const next = { language: "en", docusaurus_tag: "docs-default-current" };
const sections: Section[] = [
  {
    url: `${own}/tide-table`,
    levels: ["Documentation", "Read the tide table"],
    content: "A tide table says when the water is high.",
    facets: { ...next, kind: "guide" },
  },
  {
    url: `${own}/tide-table#springs-and-neaps`,
    levels: ["Documentation", "Read the tide table", "Springs & <neaps>"],
    content: "A spring tide has the <b>largest</b> range.",
    facets: { ...next, kind: "guide" },
  },
  {
    url: `${own}/1.0/tide-table`,
    levels: ["Documentation", "Read the tide table"],
    content: "A tide table of old, written by hand.",
    facets: { language: "en", docusaurus_tag: "docs-default-1.0", kind: "guide" },
  },
  {
    url: "https://elsewhere.example/tide/moon",
    levels: ["Elsewhere", "The moon and the tide"],
    content: "What pulls the water.",
    facets: { language: "en", docusaurus_tag: "default", kind: "learn" },
  },
  {
    url: `${own}/tide-table-de`,
    levels: ["Dokumentation", "Tide table"],
    facets: { ...next, language: "de", kind: "guide" },
  },
];

/** Start it at a free port of localhost; gives its address. */
export function startHostedService(): Promise<{ address: string; stop(): void }> {
  return startLocalServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    const body = JSON.parse((await bodyOf(request)) || "{}");
    if (request.headers["x-algolia-application-id"] !== "ALMANAC") return reply(response, 403, {});
    if (request.url === "/1/events") return reply(response, 200, { status: 200, message: "OK" });
    if (request.url !== "/1/indexes/*/queries") return reply(response, 404, { message: "Not found" });
    const [query] = body.requests as [Query];
    if (query.query.includes("endless")) return;
    if (query.query.includes("refused")) return reply(response, 429, { message: "Too many requests" });
    if (query.query.includes("garbled")) return reply(response, 200, { hello: "world" });
    reply(response, 200, { results: [answer(query)] });
  });
}

function answer({ indexName, query, hitsPerPage, facetFilters, ...tags }: Query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const mark = (text: string) =>
    text.replace(
      new RegExp(words.join("|") || "$^", "gi"),
      (word) => tags.highlightPreTag + word + tags.highlightPostTag,
    );
  const found = sections.filter(
    ({ levels, content = "", facets }) =>
      words.every((word) => `${levels.join(" ")} ${content}`.toLowerCase().includes(word)) &&
      facetFilters.every((filter) =>
        [filter]
          .flat()
          .some((one) => facets[one.slice(0, one.indexOf(":"))] === one.slice(one.indexOf(":") + 1)),
      ),
  );
  return {
    index: indexName,
    queryID: "0123456789abcdef",
    nbHits: found.length,
    page: 0,
    hitsPerPage,
    hits: found.slice(0, hitsPerPage).map(({ url, levels, content = null, facets }) => ({
      objectID: url,
      url,
      content,
      ...facets,
      hierarchy: Object.fromEntries(levels.map((level, index) => [`lvl${index}`, level])),
      _highlightResult: {
        hierarchy: Object.fromEntries(levels.map((level, index) => [`lvl${index}`, { value: mark(level) }])),
      },
      ...(content && { _snippetResult: { content: { value: mark(content) } } }),
    })),
  };
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
