/**
 * Lifecycle of pages when navigation keeps the document: `quire:leave` before a page's content is replaced,
 * `quire:page` after the next one is in place. Both events are dispatched on `document`.
 */

/** Run something for the current page and for every later one. */
export function onPage(run: (root: HTMLElement) => void): void {
  run(document.body);
  document.addEventListener("quire:page", () => run(document.body));
}

/** Run something before the content of the page is replaced. */
export function onLeave(run: () => void): void {
  document.addEventListener("quire:leave", run);
}

/** Dispatch the event before (`leave`) or after (`page`) the content is replaced. */
export function tell(what: "leave" | "page"): void {
  document.dispatchEvent(new CustomEvent(`quire:${what}`));
}
