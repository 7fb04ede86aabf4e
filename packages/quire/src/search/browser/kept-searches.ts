import { readStored, writeStored } from "../../client/storage.ts";

/** Searches a reader made and those they want to keep, the newest first; never the same one in both. */
export interface KeptSearches {
  recent: readonly string[];
  favourite: readonly string[];
}

const KEY = "quire-searches";
/** Recent searches that are kept; favourites are the reader's to take away, up to `mostFavourite`. */
const mostRecent = 6;
const mostFavourite = 20;
/** Queries longer than this (characters) are not worth keeping. */
const longest = 200;

/** What the browser keeps; nothing where its storage cannot be read or holds something else. */
export function readSearches(): KeptSearches {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return { recent: [], favourite: [] };
    const { recent, favourite } = kept as Record<string, unknown>;
    return { recent: queries(recent, mostRecent), favourite: queries(favourite, mostFavourite) };
  } catch {
    return { recent: [], favourite: [] };
  }
}

/** Keep searches in the browser; of a reader who has none, nothing is kept at all. */
export function writeSearches(kept: KeptSearches): void {
  const empty = kept.recent.length === 0 && kept.favourite.length === 0;
  writeStored(KEY, empty ? undefined : JSON.stringify(kept));
}

/** A search was made that led somewhere. */
export function withRecent(kept: KeptSearches, query: string): KeptSearches {
  const text = query.trim();
  if (text === "" || text.length > longest || kept.favourite.includes(text)) return kept;
  return { ...kept, recent: [text, ...without(kept.recent, text)].slice(0, mostRecent) };
}

/** Make a recent search a favourite. */
export function withFavourite(kept: KeptSearches, query: string): KeptSearches {
  return {
    recent: without(kept.recent, query),
    favourite: [query, ...without(kept.favourite, query)].slice(0, mostFavourite),
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
    (entry): entry is string => typeof entry === "string" && entry.length <= longest,
  );
  return [...new Set(texts)].slice(0, most);
}
