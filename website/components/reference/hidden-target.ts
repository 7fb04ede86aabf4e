/** What filters hide: rows, items of lists, and headings without any. */
const HIDDEN = ":is(tr, li, h2, h3)[hidden]";

/**
 * When a link leads to a place on this page that a filter has hidden: show it, and scroll to it.
 *
 * @param show clears the filter
 * @returns ends it
 */
export function onHiddenTarget(show: () => void): () => void {
  const reveal = () => {
    const place = document.querySelector(":target");
    if (!place?.closest(HIDDEN)) return;
    show();
    place.scrollIntoView();
  };
  // A link to the place that is in the address already changes no hash.
  const follow = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a")?.href === location.href) reveal();
  };
  addEventListener("hashchange", reveal);
  addEventListener("click", follow);
  return () => {
    removeEventListener("hashchange", reveal);
    removeEventListener("click", follow);
  };
}
