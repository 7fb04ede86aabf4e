import { element } from "./element.ts";
import { hashTarget } from "./hash-target.ts";
import { afterPaint } from "./idle.ts";
import { isDocumentAddress } from "./internal-links.ts";
import { say } from "./live-region.ts";
import { readPage } from "./read-page.ts";
import { swap } from "./swap.ts";

/** Delay in milliseconds after which the progress bar is shown. */
const PROGRESS_DELAY_MS = 200;

/**
 * Navigate within the document: fetch the next page, then swap it in. Browsers without the Navigation API,
 * downloads, other origins, modified clicks and errors get a full page load.
 */
export function startNavigation(): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const url = new URL(event.destination.url);
    if (
      event.defaultPrevented ||
      !event.canIntercept ||
      event.hashChange ||
      event.downloadRequest !== null ||
      event.formData ||
      event.navigationType === "reload" ||
      // Changes of the address only, such as those made by tabs.
      (event.navigationType !== "traverse" && event.destination.sameDocument) ||
      !isDocumentAddress(url)
    ) {
      return;
    }
    shown ??= window.navigation!.currentEntry!;
    const { key } = event.destination;
    event.signal.addEventListener("abort", () => setTimeout(restoreAddress, 0, key));
    event.intercept({
      scroll: "manual",
      focusReset: "manual",
      handler: async () => {
        if (key === shown?.key) shown = undefined;
        else await change(event, url);
      },
    });
  });
}

/** Entry of the page that is shown while another is loaded, as the address changes first. */
let shown: NavigationHistoryEntry | undefined;

async function change(event: NavigateEvent, url: URL): Promise<void> {
  const bar = element("div", { class: "progress" });
  const timer = setTimeout(() => document.body.append(bar), PROGRESS_DELAY_MS);
  try {
    const next = await readPage(url, event.signal);
    if (event.signal.aborted) return;
    await swap(next, event.signal, !url.hash && event.navigationType !== "traverse");
    shown = undefined;
    event.scroll();
    const place = placeOfFocus(url.hash);
    // Both would have the page styled and laid out once more before it is painted.
    afterPaint(() => {
      moveFocus(place);
      say(document.title);
    });
  } catch (error) {
    // The reader has navigated elsewhere in the meantime.
    if (event.signal.aborted) return;
    console.warn(`The page ${url.pathname} could not be shown in place; loading it in full.`, error);
    location.reload();
  } finally {
    clearTimeout(timer);
    bar.remove();
  }
}

/**
 * Put back the address of the page that is shown, after the change to another was given up: for a heading of this
 * page, whose hash is kept, or because the reader has stopped it. After stopping on the way back or forward, its
 * entry in the history is returned to, as the address of that one is right.
 *
 * @param key of the entry that was on the way, "" for a new one
 */
function restoreAddress(key: string): void {
  const { currentEntry, transition } = window.navigation!;
  if (!shown || transition) return;
  if (key && key === currentEntry!.key) {
    window.navigation!.traverseTo(shown.key);
    return;
  }
  history.replaceState(history.state, "", shown.url!.replace(/#.*/, "") + location.hash);
  shown = undefined;
}

/** The heading in the address, else the page's title. */
function placeOfFocus(hash: string): HTMLElement | null {
  return (
    hashTarget(hash) ??
    document.querySelector<HTMLElement>("#page h1") ??
    document.querySelector<HTMLElement>("#main, #page")
  );
}

/** Does nothing if the place has been left in the meantime. */
function moveFocus(place: HTMLElement | null): void {
  if (!place?.isConnected) return;
  if (!place.matches("a[href], button, input, [tabindex]")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
