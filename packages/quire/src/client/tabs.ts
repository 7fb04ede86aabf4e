import { hashTarget } from "./hash-target.ts";
import { onPage } from "./page-event.ts";
import { readStored, writeStored } from "./storage.ts";

/** What a place in the page may be hidden in. */
const HIDDEN = ".tab-panel[hidden], details:not([open])";

/**
 * Turn panels into tabs: one is shown, the others can still be found with the browser's search and by links into
 * them (`hidden="until-found"`). Tabs of a group are synchronised; the choice is stored and, if the author wants
 * it, kept in the URL.
 */
export function startTabs(): void {
  onPage((root) => {
    for (const tabs of root.querySelectorAll<HTMLElement>(".tabs:not([data-ready])")) begin(tabs);
    revealTarget();
  });
  addEventListener("hashchange", revealTarget);
  document.addEventListener("click", (event) => {
    const tab = tabOf(event);
    if (tab) choose(tab);
  });
  document.addEventListener("keydown", (event) => {
    const tab = tabOf(event);
    // With a modifier, arrow keys belong to the browser (back and forward).
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = tabsIn(tab.closest(".tabs")!);
    const next = target(event.key, all.indexOf(tab), all.length, getComputedStyle(tab).direction);
    if (next === undefined) return;
    event.preventDefault();
    all[next]!.focus();
    choose(all[next]!);
  });
  // The browser is about to reveal a hidden panel for a search or a link.
  document.addEventListener(
    "beforematch",
    (event) => {
      const panel = (event.target as Element).closest(".tab-panel");
      if (!panel) return;
      reveal(panel);
      // It reveals what is around the panel only if it has to show the panel, too.
      panel.setAttribute("hidden", "until-found");
    },
    true,
  );
}

/** Index of the tab that a key leads to. */
function target(key: string, index: number, count: number, direction: string): number | undefined {
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const back = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

function begin(tabs: HTMLElement): void {
  const { tabGroup, tabQuery } = tabs.dataset;
  const asked = tabQuery ? new URLSearchParams(location.search).get(tabQuery) : undefined;
  const wanted = [asked, tabGroup && readStored(key(tabGroup))];
  const all = tabsIn(tabs);
  const tab =
    wanted.map((value) => all.find((each) => each.dataset.value === value)).find(Boolean) ??
    all.find((each) => each.ariaSelected === "true");
  if (tab) show(tabs, tab.dataset.value);
  tabs.dataset.ready = "";
}

function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>(".tabs")!;
  const { tabGroup, tabQuery } = tabs.dataset;
  const { value } = tab.dataset;
  const before = tab.getBoundingClientRect().top;
  show(tabs, value);
  if (tabGroup) {
    for (const other of document.querySelectorAll<HTMLElement>(
      `[data-tab-group="${CSS.escape(tabGroup)}"]`,
    )) {
      show(other, value);
    }
    writeStored(key(tabGroup), value);
  }
  if (tabQuery && value !== undefined) {
    const url = new URL(location.href);
    url.searchParams.set(tabQuery, value);
    history.replaceState(history.state, "", url);
  }
  // Tabs above may have changed height; keep the clicked one under the pointer.
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
}

/** Show the panel with a value; does nothing if there is none. */
function show(tabs: Element, value: string | undefined): void {
  const all = tabsIn(tabs);
  if (!all.some((tab) => tab.dataset.value === value)) return;
  for (const tab of all) {
    const chosen = tab.dataset.value === value;
    tab.ariaSelected = String(chosen);
    tab.tabIndex = chosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls")!);
    if (chosen) panel?.removeAttribute("hidden");
    else panel?.setAttribute("hidden", "until-found");
    panel?.toggleAttribute("data-selected", chosen);
    // What can be found is otherwise an empty panel to screen readers.
    if (panel) panel.ariaHidden = String(!chosen);
  }
}

/**
 * Show the place that the address names, in panels and in `<details>`: browsers open these for a link, but not again on
 * reload and on the way back.
 */
function revealTarget(): void {
  const place = hashTarget(location.hash);
  let hidden = place?.closest(HIDDEN);
  if (!place || !hidden) return;
  for (; hidden; hidden = hidden.parentElement!.closest(HIDDEN)) {
    if (hidden instanceof HTMLDetailsElement) hidden.open = true;
    else reveal(hidden);
  }
  // A change of the page scrolls by itself: on the way back to where the reader was.
  if (!window.navigation?.transition) place.scrollIntoView();
}

function reveal(panel: Element): void {
  const tabs = panel.closest(".tabs");
  const tab = tabs && tabsIn(tabs).find((each) => each.getAttribute("aria-controls") === panel.id);
  if (tabs && tab) show(tabs, tab.dataset.value);
}

function tabsIn(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(":scope > .tab-list > [role=tab]")];
}

function tabOf(event: Event): HTMLElement | null {
  return (event.target as Element).closest?.(".tabs [role=tab]");
}

function key(group: string): string {
  return `docusaurus.tab.${group}`;
}
