/** How far a reader came on a page of results. */
export interface ResultPlace {
  /** Pages that were shown. */
  limit: number;
  /** Pixels it was scrolled. */
  top: number;
}

/** By entry of the browser's history, as long as the document lives. */
const places = new Map<string, ResultPlace>();

/** Name of the entry of the history that is shown; "" where the browser gives them none. */
export function currentEntry(): string {
  return window.navigation?.currentEntry?.key ?? "";
}

/** The reader leaves an entry. */
export function keepPlace(entry: string, place: ResultPlace): void {
  if (entry) places.set(entry, place);
}

/** Where the reader was who comes back to this entry. */
export function placeAt(entry: string): ResultPlace | undefined {
  return places.get(entry);
}
