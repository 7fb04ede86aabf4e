/** How far a reader got on the page of results. */
export interface ResultPlace {
  /** Number of pages shown. */
  limit: number;
  /** Scroll position in pixels. */
  top: number;
}

const KEY = "quire-result-places";

/** By history entry; stored, so that a reload and the way back from another site lead to the place, too. */
const places = readPlaces();

function readPlaces(): Record<string, ResultPlace> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    // Without a storage, they are kept for the lifetime of the document.
    return {};
  }
}

/** Key of the current history entry; "" if the browser does not support it. */
export function currentEntry(): string {
  return window.navigation?.currentEntry?.key ?? "";
}

/** Remember the position when leaving an entry. */
export function keepPlace(entry: string, place: ResultPlace): void {
  if (!entry) return;
  places[entry] = place;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places));
  } catch (error) {
    console.warn("Browser storage is not available.", error);
  }
}

/** The position to restore when coming back to an entry. */
export function placeAt(entry: string): ResultPlace | undefined {
  return places[entry];
}
