import {
  type SearchClient,
  SearchFailure,
  type SearchOptions,
  type SearchResult,
  type SearchState,
} from "../api.ts";
import { groupHits, type HostedHit, isHit, MARKS, placeOf } from "./hosted-hits.ts";
import type { HostedSettings } from "./settings.ts";

/** Milliseconds that a reader waits for an answer. */
const PATIENCE = 8000;
/** Places asked for, to have about this many pages. */
const PLACES_PER_PAGE = 3;

interface Answer {
  results?: { hits: HostedHit[]; nbHits: number; queryID?: string }[];
}

/**
 * Ask a hosted service that speaks Algolia's protocol, for an index that DocSearch's crawler or ours made.
 *
 * @param patience milliseconds after which the service counts as unreachable
 */
export function createHostedClient(settings: HostedSettings, patience = PATIENCE): SearchClient {
  const listeners = new Set<(state: SearchState) => void>();
  let state: SearchState = { status: "ready" };
  /** By page: what the service calls its best hit, for `opened`. */
  const objects = new Map<string, { objectID: string; queryID: string }>();
  const change = (next: SearchState) => {
    if (next.status === state.status) return;
    state = next;
    for (const listener of listeners) listener(next);
  };

  const search = async (query: string, options: SearchOptions = {}): Promise<SearchResult> => {
    const { limit = 10, offset = 0 } = options;
    const answer = await post(settings, requestOf(settings, query, options), patience).catch(
      (error: unknown) => {
        change({ status: "failed", reason: "network" });
        throw new SearchFailure("network", String((error as Error).message));
      },
    );
    const [result] = answer?.results ?? [];
    const found = Array.isArray(result?.hits) ? result.hits.filter(isHit) : undefined;
    if (!result || !found || (found.length === 0 && result.hits.length > 0)) {
      change({ status: "failed", reason: "damaged" });
      throw new SearchFailure("damaged", "The search service answers with something else than results.");
    }
    change({ status: "ready" });
    const hits = groupHits(found, settings);
    objects.clear();
    for (const hit of found) {
      const [path] = placeOf(hit, settings);
      if (result.queryID && !objects.has(path))
        objects.set(path, { objectID: hit.objectID, queryID: result.queryID });
    }
    // The service counts places; how many pages they are is known once all of them are there.
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
    get state() {
      return state;
    },
    versions: settings.versions,
    load: () => undefined,
    search,
    excerpts: async (_query, hits) => hits,
    texts: async (hit) =>
      hit.sections.map(({ anchor, headings, excerpt }) => ({
        anchor,
        headings: headings.map(({ text }) => text),
        text: excerpt?.text ?? "",
      })),
    onState(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    opened(_query, hit, position) {
      const object = objects.get(hit.path);
      if (settings.insights && object) tellOpened(settings, object, position);
    },
    close: () => listeners.clear(),
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

/** Only pages of the site's language, and of the versions asked for or of none. */
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

/** @param host where the service is, unless the settings name another place */
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

/** Whoever opens results is a number that lasts as long as the page. */
let visitor: string | undefined;

/** Tell the service that a hit was opened; nobody waits for it. */
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
