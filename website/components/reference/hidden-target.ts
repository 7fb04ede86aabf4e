/** What filters hide: rows, items of lists, and headings without any. */
const HIDDEN = ":is(tr, li, h2, h3)[hidden]";

/** The place that the page's address leads to, if a filter hides it. */
export function hiddenTarget(): Element | undefined {
  const place = document.querySelector(":target");
  return place?.closest(HIDDEN) ? place : undefined;
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
