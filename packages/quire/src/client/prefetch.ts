import { whenIdle } from "./idle.ts";
import { isDocumentAddress } from "./internal-links.ts";
import { onPage } from "./page-event.ts";
import { readAhead } from "./read-page.ts";

/** Paths of pages that the browser has, or is about to. */
const done = new Set<string>();

/** Links in view that are fetched ahead on one page; those pointed at come on top. */
const IN_VIEW = 12;

/**
 * Fetches pages ahead: those whose link is pointed at, focused or touched, which are parsed, too, and, once the
 * reader has begun to move, those whose link in the text is in view. Not on a slow connection or when data is to be
 * saved.
 */
export function startPrefetch(): void {
  const connection = (navigator as { connection?: { effectiveType?: string; saveData?: boolean } })
    .connection;
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  done.add(location.pathname);
  readPointed();
  fetchInView();
}

/** Fetch and parse the page whose link is pointed at. */
function readPointed(): void {
  for (const name of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      name,
      (event) => {
        const link = (event.target as Partial<Element>).closest?.("a[href]");
        // Not in the frame that shows a page under a pointer that rests.
        if (link) whenIdle(() => point(link), 50);
      },
      { passive: true },
    );
  }
}

/** Fetch the pages whose links in the text come into view, once the reader has begun to move. */
function fetchInView(): void {
  let moved = false;
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    observer?.disconnect();
    let left = IN_VIEW;
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer!.unobserve(target);
        if (left > 0 && prefetch(pageOf(target))) left--;
      }
    });
    for (const link of document.querySelectorAll("#main a[href]")) observer.observe(link);
  };
  const begin = () => {
    if (moved) return;
    moved = true;
    for (const name of starts) removeEventListener(name, begin);
    watch();
  };
  const starts = ["pointermove", "touchstart", "scroll"];
  for (const name of starts) addEventListener(name, begin, { passive: true });
  onPage(() => {
    if (moved) watch();
  });
}

let pointed = "";

function point(link: Element): void {
  const url = pageOf(link);
  if (!url || url.pathname === location.pathname) return;
  pointed = url.href;
  const read = () => {
    if (pointed === url.href) readAhead(url);
  };
  if (!prefetch(url, read)) read();
}

/** The page a link leads to, if it is one of this site. In a drawing, `href` of a link is no text: the attribute is. */
function pageOf(link: Element): URL | undefined {
  try {
    const url = new URL(link.getAttribute("href")!, document.baseURI);
    url.hash = "";
    return !link.hasAttribute("download") && isDocumentAddress(url) ? url : undefined;
  } catch {
    // An address that no browser understands leads to no page.
    return undefined;
  }
}

/**
 * Whether a fetch was begun.
 *
 * @param then runs when the browser has the page
 */
function prefetch(url: URL | undefined, then?: () => void): boolean {
  if (!url || done.has(url.pathname)) return false;
  done.add(url.pathname);
  const hint = document.createElement("link");
  if (hint.relList?.supports?.("prefetch")) {
    hint.rel = "prefetch";
    hint.href = url.href;
    if (then) hint.onload = then;
    document.head.append(hint);
  } else {
    fetch(url, { credentials: "include", priority: "low" } as RequestInit).then(then, () =>
      done.delete(url.pathname),
    );
  }
  return true;
}
