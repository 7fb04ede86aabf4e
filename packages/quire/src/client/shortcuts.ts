import { onPage } from "./page-event.ts";

/**
 * Handle the shortcuts for search and questions by dispatching cancelable events: `quire:search`, with an initial
 * query in `detail.initial`, and `quire:ask`. A handler cancels the event. If nobody handles a search, it leads
 * to the search page, if there is one.
 */
export function startShortcuts(): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (searchButton(event) && isAnswered("search", { initial: "" })) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const { key } = event;
    if (event.ctrlKey || event.metaKey) {
      if (event.altKey || event.shiftKey) return;
      // Upper case with Caps Lock.
      const letter = key.toLowerCase();
      if (letter === "k") search(event, "");
      else if (letter === "j" && isAnswered("ask")) event.preventDefault();
    } else if (key === "/" && !isField(event.target as Element)) search(event, "");
    else if (searchButton(event) && /^[\p{L}\p{N}]$/u.test(key)) search(event, key);
  });
  onPage((root) => {
    // Macs, iPhones and iPads.
    const keys = /^Mac|^iP/.test(navigator.platform) ? "⌘K" : "Ctrl K";
    for (const hint of root.querySelectorAll<HTMLElement>(".search-key")) hint.dataset.key = keys;
  });
}

function search(event: KeyboardEvent, initial: string): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-search-open]");
  if (!isAnswered("search", { initial })) {
    if (!link) return;
    location.assign(link.href + (initial && `?q=${encodeURIComponent(initial)}`));
  }
  event.preventDefault();
}

/** Dispatch an event; returns whether it was handled. */
function isAnswered(name: "search" | "ask", detail?: object): boolean {
  return !document.dispatchEvent(new CustomEvent(`quire:${name}`, { detail, cancelable: true }));
}

function searchButton(event: Event): Element | null {
  return (event.target as Partial<Element>).closest?.("[data-search-open]") ?? null;
}

function isField(element: Element): boolean {
  return element.matches("input, textarea, select") || (element as HTMLElement).isContentEditable;
}
