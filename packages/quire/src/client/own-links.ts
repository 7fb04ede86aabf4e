/**
 * Keep the page still when a link leads to itself, such as the name of a field: it would move from under the pointer,
 * and a double click, which selects the name, would meet another one.
 */
export function startOwnLinks(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[id]");
    if (
      !link ||
      link.getAttribute("href") !== `#${link.id}` ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    // The end of a selection within it; a key presses it whatever is selected.
    if (event.detail && !getSelection()!.isCollapsed) return;
    const { scrollY } = window;
    location.hash = link.hash;
    scrollTo(0, scrollY);
  });
}
