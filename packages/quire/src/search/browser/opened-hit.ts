import type { SearchClient, SearchHit } from "../api.ts";
import { readSearches, withRecent, writeSearches } from "./kept-searches.ts";

/**
 * A result was opened: keep the search, and tell the provider.
 *
 * @param link in a list of `createHitList`
 */
export function countOpened(
  link: HTMLAnchorElement,
  { client, query, shown }: { client: SearchClient; query: string; shown: readonly SearchHit[] },
): void {
  const group = link.closest(".hit");
  const page = group ? [...group.parentElement!.children].indexOf(group) : -1;
  const hit = shown[page];
  if (!hit) return;
  writeSearches(withRecent(readSearches(), query));
  client.opened(query, hit, page + 1);
}

/** Hear of presses in an element, with whichever button, and of the link that was pressed, if it was one. */
export function onPress(
  place: HTMLElement,
  pressed: (event: MouseEvent, link: HTMLAnchorElement | null) => void,
): void {
  for (const press of ["click", "auxclick"] as const)
    place.addEventListener(press, (event) => pressed(event, (event.target as Element).closest("a")));
}
