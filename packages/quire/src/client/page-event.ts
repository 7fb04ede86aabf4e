/**
 * The life of a page in a document that outlives it: `quire:leave` before its content is replaced,
 * `quire:page` when the next content stands. Both are dispatched on `document`.
 */

/** Runs for the page that is there now and for every page that comes after it. */
export function onPage(run: (root: HTMLElement) => void): void {
  run(document.body);
  document.addEventListener("quire:page", () => run(document.body));
}

/** Runs before the content of the page is replaced. */
export function onLeave(run: () => void): void {
  document.addEventListener("quire:leave", run);
}

/** Says that the page's content is about to be replaced (`leave`) or has been (`page`). */
export function tell(what: "leave" | "page"): void {
  document.dispatchEvent(new CustomEvent(`quire:${what}`));
}
