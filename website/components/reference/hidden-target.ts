/** What filters hide: rows, items of lists, and headings without any. */
const HIDDEN = ":is(tr, li, h2, h3)[hidden]";

/** The place that the page's address leads to, if a filter hides it. */
export function hiddenTarget(): Element | undefined {
  const place = document.querySelector(":target");
  return place?.closest(HIDDEN) ? place : undefined;
}

/** Whether the page was put in place of another in the same document. */
let isSwapped = false;
globalThis.document?.addEventListener("quire:leave", () => {
  isSwapped = true;
});

/**
 * Apply the filter of an address that the reader has come or returned to. A page that was put in place of another has
 * been scrolled as it is without the filter: to the place in the address, or as far as the reader was when the filter
 * hid parts of it. Where a browser loads a page in full, it keeps what is in view there.
 */
export function filterInPlace(apply: () => void): void {
  const { scrollX, scrollY } = window;
  const place = document.querySelector(":target");
  const topOfPlace = () => place?.getBoundingClientRect().top ?? -1;
  const top = topOfPlace();
  apply();
  if (!isSwapped) return;
  if (top < 0 || top > innerHeight) scrollTo(scrollX, scrollY);
  else if (topOfPlace() !== top) place!.scrollIntoView();
}

/**
 * When a link leads to a place on this page that a filter has hidden: show it, and scroll to it. The address that the
 * page was opened with is such a link, too.
 *
 * @param show clears the filter
 * @returns ends it
 */
export function onHiddenTarget(show: () => void): () => void {
  const reveal = () => {
    const place = hiddenTarget();
    if (!place) return;
    show();
    place.scrollIntoView();
  };
  // A link to the place that is in the address already changes no hash.
  const follow = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a")?.href === location.href) reveal();
  };
  reveal();
  addEventListener("hashchange", reveal);
  addEventListener("click", follow);
  return () => {
    removeEventListener("hashchange", reveal);
    removeEventListener("click", follow);
  };
}
