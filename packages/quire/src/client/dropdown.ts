import { onLeave } from "./page-event.ts";

/**
 * Dropdowns are `<details>`, which work with Enter, Space and clicks on their own. This adds: only one is open at
 * a time, arrow keys, Home and End move among its links, and it closes on a click or focus outside, on Escape,
 * and on navigation.
 */
export function startDropdowns(): void {
  const closeOutside = (event: Event) => close(event.target as Node);
  for (const name of ["mousedown", "touchstart", "focusin"]) {
    document.addEventListener(name, closeOutside, { passive: true });
  }
  document.addEventListener("keydown", (event) => {
    const dropdown = (event.target as Element).closest?.<HTMLDetailsElement>("[data-dropdown]");
    if (event.key === "Escape") {
      if (dropdown?.open) dropdown.querySelector("summary")!.focus();
      if (close()) event.preventDefault();
    } else if (dropdown && step(dropdown, event)) event.preventDefault();
  });
  onLeave(close);
}

/** Move the focus within a dropdown according to a key; returns whether it moved. */
function step(dropdown: HTMLDetailsElement, { key, target }: KeyboardEvent): boolean {
  const links = [...dropdown.querySelectorAll<HTMLElement>("a[href], button")];
  const at = links.indexOf(target as HTMLElement);
  const next = {
    ArrowDown: (at + 1) % links.length,
    ArrowUp: at < 1 ? links.length - 1 : at - 1,
    Home: 0,
    End: links.length - 1,
  }[key];
  if (next === undefined || (at < 0 && !key.startsWith("Arrow"))) return false;
  dropdown.open = true;
  links[next]!.focus();
  return true;
}

/** Close all open dropdowns except one that contains `inside`; returns whether any was open. */
function close(inside?: unknown): boolean {
  let closed = false;
  for (const open of document.querySelectorAll("[data-dropdown][open]")) {
    if (inside instanceof Node && open.contains(inside)) continue;
    open.removeAttribute("open");
    closed = true;
  }
  return closed;
}
