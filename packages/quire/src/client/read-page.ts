import { onPage } from "./page-event.ts";

/** How long a prefetched page can be used, in milliseconds. */
const MAX_AGE_MS = 30_000;

let ahead: { href: string; page: Promise<Document>; until: number } | undefined;
onPage(forget);

/**
 * Fetch and parse a page that a reader is about to open, so that a click only has to show it. Only the last one
 * is kept.
 */
export function readAhead(url: URL): void {
  if (isAhead(url)) return;
  // The style sheet at the end of the first screen is also linked at the end of the page. Removing it restyles
  // the whole page, so this happens now rather than on the click.
  document.querySelector("[data-rest]")?.remove();
  ahead = { href: addressOf(url), page: fetchPage(url), until: Date.now() + MAX_AGE_MS };
  ahead.page.catch(forget);
}

/**
 * The page at a URL, from `readAhead` or fetched now; the caller may take the document apart.
 *
 * @throws Error when the response is not a page, or the request fails
 */
export function readPage(url: URL, signal?: AbortSignal): Promise<Document> {
  const page = isAhead(url) ? ahead!.page : fetchPage(url, signal);
  forget();
  return page;
}

function forget(): void {
  ahead = undefined;
}

const addressOf = ({ pathname, search }: URL) => pathname + search;
const isAhead = (url: URL) => ahead?.href === addressOf(url) && Date.now() < ahead.until;

async function fetchPage(url: URL, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(url, { signal, credentials: "include", headers: { accept: "text/html" } });
  const type = response.headers.get("content-type") ?? "";
  if (response.redirected || !type.startsWith("text/html"))
    throw new Error(`${response.url} is another kind of page.`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  // The styles for the first screen are loaded already, inline or as a file, and so is the sheet at its end.
  for (const sheet of page.querySelectorAll("[data-first], [data-rest]")) sheet.remove();
  return page;
}
