/** How far a reader got on the page of results. */
export interface ResultPlace {
  /** Number of pages shown. */
  limit: number;
  /** Scroll position in pixels. */
  top: number;
}

/** By history entry, for the lifetime of the document. */
const places = new Map<string, ResultPlace>();

/** Key of the current history entry; "" if the browser does not support it. */
export function currentEntry(): string {
  return window.navigation?.currentEntry?.key ?? "";
}

/** Remember the position when leaving an entry. */
export function keepPlace(entry: string, place: ResultPlace): void {
  if (entry) places.set(entry, place);
}

/** The position to restore when coming back to an entry. */
export function placeAt(entry: string): ResultPlace | undefined {
  return places.get(entry);
}
