import type { SearchClient, SearchHit } from "../api.ts";
import { readSearches, withRecent, writeSearches } from "./kept-searches.ts";

/**
 * A result was opened: keep the search, and tell the provider.
 *
 * @param link made by `hitList`
 */
export function countOpened(
  link: HTMLAnchorElement,
  { client, query, shown }: { client: SearchClient; query: string; shown: readonly SearchHit[] },
): void {
  const page = Number(link.dataset.page);
  const hit = shown[page];
  if (link.dataset.page === undefined || !hit) return;
  writeSearches(withRecent(readSearches(), query));
  client.opened(query, hit, page + 1);
}
