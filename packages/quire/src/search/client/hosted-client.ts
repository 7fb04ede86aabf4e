import { type SearchClient, SearchFailure, type SearchOptions, type SearchResult } from "../api.ts";
import { groupHits, type HostedHit, isHit, MARKS, placeOf } from "./hosted-hits.ts";
import type { HostedSettings } from "./settings.ts";

/** Timeout of a request in milliseconds. */
const TIMEOUT_MS = 8000;
/** Number of sections to request for each page wanted, as the service counts sections. */
const PLACES_PER_PAGE = 3;

interface Answer {
  results?: { hits: HostedHit[]; nbHits: number; queryID?: string }[];
}

/**
 * Create a client of a hosted service that speaks Algolia's protocol, for an index made by DocSearch's crawler or
 * by `quire`.
 *
 * @param patience timeout of a request in milliseconds
 */
export function createHostedClient(settings: HostedSettings, patience = TIMEOUT_MS): SearchClient {
  /** For each page, the ids the service gave its best hit, to report clicks with. */
  const objects = new Map<string, { objectID: string; queryID: string }>();

  const search = async (query: string, options: SearchOptions = {}): Promise<SearchResult> => {
    const { limit = 10, offset = 0 } = options;
    const answer = await post(settings, requestOf(settings, query, options), patience).catch(
      (error: unknown) => {
        throw new SearchFailure("network", String((error as Error).message));
      },
    );
    const [result] = answer?.results ?? [];
    const found = Array.isArray(result?.hits) ? result.hits.filter(isHit) : undefined;
    if (!result || !found || (found.length === 0 && result.hits.length > 0)) {
      throw new SearchFailure("damaged", "The search service answers with something else than results.");
    }
    const hits = groupHits(found, settings);
    objects.clear();
    for (const hit of found) {
      const [path] = placeOf(hit, settings);
      if (result.queryID && !objects.has(path))
        objects.set(path, { objectID: hit.objectID, queryID: result.queryID });
    }
    // The service counts sections; the number of pages is only known when all hits have been fetched.
    const estimate = Math.max(hits.length, Math.ceil(result.nbHits / PLACES_PER_PAGE));
    return {
      query,
      hits: hits.slice(offset, offset + limit),
      count: result.hits.length < result.nbHits ? estimate : hits.length,
      kinds: {},
      droppedWords: [],
      corrected: [],
      complete: true,
    };
  };

  return {
    load: () => undefined,
    search,
    excerpts: async (_query, hits) => hits,
    // Every answer is complete.
    onReady: () => () => undefined,
    opened(_query, hit, position) {
      const object = objects.get(hit.path);
      if (settings.insights && object) tellOpened(settings, object, position);
    },
  };
}

function requestOf(settings: HostedSettings, query: string, options: SearchOptions) {
  const { limit = 10, offset = 0, kinds } = options;
  return {
    requests: [
      {
        indexName: settings.indexName,
        query: query.slice(0, 500),
        page: 0,
        hitsPerPage: Math.min(1000, (offset + limit) * PLACES_PER_PAGE),
        facetFilters: [
          ...contextOf(settings, options),
          ...(kinds?.length ? [kinds.map((kind) => `kind:${kind}`)] : []),
        ],
        attributesToRetrieve: ["hierarchy", "content", "url", "kind", "docusaurus_tag"],
        attributesToSnippet: ["content:25"],
        highlightPreTag: MARKS.before,
        highlightPostTag: MARKS.after,
        snippetEllipsisText: "…",
        clickAnalytics: settings.insights,
      },
    ],
  };
}

/** Filters for the site's language, and for the given versions and pages of none. */
function contextOf({ contextual, language, versions }: HostedSettings, { versions: wanted }: SearchOptions) {
  if (!contextual) return [];
  const tags = versions.filter(({ id, isDefault }) => (wanted ? wanted.includes(id) : isDefault));
  return [
    `language:${language}`,
    ["default", ...tags.map(({ tag }) => tag)].map((tag) => `docusaurus_tag:${tag}`),
  ];
}

async function post(settings: HostedSettings, body: unknown, patience: number): Promise<Answer | null> {
  const host = `https://${settings.appId}-dsn.algolia.net`;
  const response = await send(settings, host, "/1/indexes/*/queries", body, {
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`The search service answers with ${response.status}.`);
  return (await response.json()) as Answer | null;
}

/** @param host host of the service, unless the settings have an endpoint */
function send(
  { appId, apiKey, endpoint }: HostedSettings,
  host: string,
  path: string,
  body: unknown,
  init: RequestInit,
): Promise<Response> {
  return fetch((endpoint ?? host).replace(/\/$/, "") + path, {
    ...init,
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Algolia-Application-Id": appId,
      "X-Algolia-API-Key": apiKey,
    },
    body: JSON.stringify(body),
  });
}

/** A random id of the reader that lasts as long as the page. */
let visitor: string | undefined;

/** Report a click to the service, without waiting for it. */
function tellOpened(
  settings: HostedSettings,
  { objectID, queryID }: { objectID: string; queryID: string },
  position: number,
): void {
  visitor ??= `anonymous-${crypto.getRandomValues(new Uint32Array(3)).join("-")}`;
  const event = {
    eventType: "click",
    eventName: "Search result opened",
    index: settings.indexName,
    userToken: visitor,
    timestamp: Date.now(),
    objectIDs: [objectID],
    positions: [position],
    queryID,
  };
  const body = { events: [event] };
  send(settings, "https://insights.algolia.io", "/1/events", body, { keepalive: true }).catch(
    () => undefined,
  );
}
