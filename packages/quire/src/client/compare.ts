/**
 * Show what has changed in a page since an earlier version when its mark is clicked. The mark is a link to the page
 * there, for browsers without scripts and for new tabs. The code for it is loaded on first use.
 */
export function startCompare(): void {
  document.addEventListener("click", (event) => {
    const mark = (event.target as Element).closest<HTMLAnchorElement>("a[data-compare]");
    if (!mark || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import("./comparison.ts").then(
      (module) => module.showComparison(mark),
      () => location.assign(mark.href),
    );
  });
}
