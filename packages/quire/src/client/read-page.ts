import { onPage } from "./page-event.ts";

/** How long a page that was read ahead is as good as new, in milliseconds. */
const FRESH = 30_000;

let ahead: { href: string; page: Promise<Document>; until: number } | undefined;
onPage(forget);

/** Fetch and parse a page a reader is about to ask for: the press has then only to show it. The last one is kept. */
export function readAhead(url: URL): void {
  if (isAhead(url)) return;
  // The sheet where the first screen ended stands behind the page, too. Whenever one goes, the whole page is styled
  // and laid out anew: better now than at the press, with the text that holds it.
  document.querySelector("[data-rest]")?.remove();
  ahead = { href: addressOf(url), page: fetchPage(url), until: Date.now() + FRESH };
  ahead.page.catch(forget);
}

/**
 * The page at an address, as it was read ahead or else fetched now; it is the caller's to take apart.
 *
 * @throws Error when another kind of file is there, or something went wrong on the way
 */
export function readPage(url: URL, signal: AbortSignal): Promise<Document> {
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
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
