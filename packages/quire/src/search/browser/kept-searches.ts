import { readStored, writeStored } from "../../client/storage.ts";

/** Recent and favourite searches, newest first; no search is in both lists. */
export interface KeptSearches {
  recent: readonly string[];
  favourite: readonly string[];
}

const KEY = "quire-searches";
/** Maximum number of recent searches; favourites are kept until removed, up to `MAX_FAVOURITES`. */
const MAX_RECENT = 6;
const MAX_FAVOURITES = 20;
/** Queries longer than this many characters are not kept. */
const MAX_LENGTH = 200;

/** Read the kept searches from the browser's storage; empty if that is unavailable or holds something else. */
export function readSearches(): KeptSearches {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return { recent: [], favourite: [] };
    const { recent, favourite } = kept as Record<string, unknown>;
    return { recent: queries(recent, MAX_RECENT), favourite: queries(favourite, MAX_FAVOURITES) };
  } catch {
    return { recent: [], favourite: [] };
  }
}

/** Store the kept searches; if there are none, the entry is removed. */
export function writeSearches(kept: KeptSearches): void {
  const empty = kept.recent.length === 0 && kept.favourite.length === 0;
  writeStored(KEY, empty ? undefined : JSON.stringify(kept));
}

/** Add a search that led to a result. */
export function withRecent(kept: KeptSearches, query: string): KeptSearches {
  const text = query.trim();
  if (text === "" || text.length > MAX_LENGTH || kept.favourite.includes(text)) return kept;
  return { ...kept, recent: [text, ...without(kept.recent, text)].slice(0, MAX_RECENT) };
}

/** Turn a recent search into a favourite. */
export function withFavourite(kept: KeptSearches, query: string): KeptSearches {
  return {
    recent: without(kept.recent, query),
    favourite: [query, ...without(kept.favourite, query)].slice(0, MAX_FAVOURITES),
  };
}

/** Forget a search, wherever it is kept. */
export function withoutSearch(kept: KeptSearches, query: string): KeptSearches {
  return { recent: without(kept.recent, query), favourite: without(kept.favourite, query) };
}

const without = (list: readonly string[], query: string) => list.filter((entry) => entry !== query);

function queries(value: unknown, most: number): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.filter(
    (entry): entry is string => typeof entry === "string" && entry.length <= MAX_LENGTH,
  );
  return [...new Set(texts)].slice(0, most);
}
