import { hashTarget } from "./hash-target.ts";
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
    event.intercept({ scroll: "manual", focusReset: "manual", handler: () => change(event, url) });
  });
}

async function change(event: NavigateEvent, url: URL): Promise<void> {
  const bar = document.createElement("div");
  bar.className = "progress";
  const timer = setTimeout(() => document.body.append(bar), PROGRESS_DELAY_MS);
  try {
    const next = await readPage(url, event.signal);
    if (event.signal.aborted) return;
    await swap(next, event.signal, !url.hash && event.navigationType !== "traverse");
    event.scroll();
    moveFocus(url.hash);
    say(document.title);
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

/** Move the focus to the heading in the address, else to the page's title. */
function moveFocus(hash: string): void {
  const place =
    hashTarget(hash) ??
    document.querySelector<HTMLElement>("#page h1") ??
    document.querySelector<HTMLElement>("#main, #page");
  if (!place) return;
  if (!place.matches("a[href], button, input, [tabindex]")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
