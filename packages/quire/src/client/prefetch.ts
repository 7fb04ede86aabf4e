import { idleAfterPaint, whenIdle } from "./idle.ts";
import { isDocumentAddress } from "./internal-links.ts";
import { onPage } from "./page-event.ts";
import { readAhead } from "./read-page.ts";
import { isSlowConnection } from "./slow-connection.ts";

/** Paths of pages that have been fetched, or are being fetched. */
const done = new Set<string>();

/** Maximum number of visible links to prefetch on a page, besides those that are hovered. */
const MAX_VISIBLE_LINKS = 12;

/**
 * Prefetch pages: links that are hovered, focused or touched (these are parsed, too), and, once the reader has
 * started to move, links in the text that are visible. Disabled on slow connections and in data saver mode.
 */
export function startPrefetch(): void {
  if (isSlowConnection()) return;
  done.add(location.pathname);
  readPointed();
  fetchInView();
}

/** Fetch and parse the page of a hovered link. */
function readPointed(): void {
  for (const name of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      name,
      (event) => {
        const link = (event.target as Partial<Element>).closest?.("a[href]");
        // Not in the frame that shows a new page under a resting pointer.
        if (link) whenIdle(() => point(link), 50);
      },
      { passive: true },
    );
  }
}

/** Fetch the pages of visible links in the text, once the reader has started to move. */
function fetchInView(): void {
  let moved = false;
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    observer?.disconnect();
    let left = MAX_VISIBLE_LINKS;
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer!.unobserve(target);
        if (left > 0 && prefetch(pageOf(target))) left--;
      }
    });
    for (const link of document.querySelectorAll("#main a[href]:not([data-compare])")) observer.observe(link);
  };
  const begin = (event: Event) => {
    // Browsers tell a page that has just loaded of a pointer that rests on it, as a movement of nothing.
    const { movementX: x, movementY: y } = event as Partial<PointerEvent>;
    if (moved || (x === 0 && y === 0)) return;
    moved = true;
    for (const name of starts) removeEventListener(name, begin);
    watch();
  };
  const starts = ["pointermove", "touchstart", "scroll"];
  for (const name of starts) addEventListener(name, begin, { passive: true });
  onPage(() => {
    if (moved) idleAfterPaint(watch);
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

/**
 * The page that a link leads to, if it is on this site. In SVG, `href` is not a string, so the attribute is read.
 */
function pageOf(link: Element): URL | undefined {
  try {
    const url = new URL(link.getAttribute("href")!, document.baseURI);
    url.hash = "";
    return !link.hasAttribute("download") && isDocumentAddress(url) ? url : undefined;
  } catch {
    // The address is not a valid URL.
    return undefined;
  }
}

/**
 * Returns whether a request was started.
 *
 * @param then called when the page has been fetched, or the browser did not fetch it
 */
function prefetch(url: URL | undefined, then?: () => void): boolean {
  if (!url || done.has(url.pathname)) return false;
  done.add(url.pathname);
  const hint = document.createElement("link");
  if (hint.relList?.supports?.("prefetch")) {
    hint.rel = "prefetch";
    hint.href = url.href;
    if (then) hint.onload = hint.onerror = then;
    document.head.append(hint);
  } else {
    fetch(url, { credentials: "include", priority: "low" } as RequestInit).then(then, () =>
      done.delete(url.pathname),
    );
  }
  return true;
}
