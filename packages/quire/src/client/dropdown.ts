import { onLeave } from "./page-event.ts";

/**
 * Dropdowns are `<details>`, which open on Enter, Space and click by themselves. What is added: one is open
 * at a time, and it closes on a press or focus outside it, on Escape, and when the page changes.
 */
export function startDropdowns(): void {
  const closeOutside = (event: Event) => close(event.target as Node);
  for (const name of ["mousedown", "touchstart", "focusin"]) {
    document.addEventListener(name, closeOutside, { passive: true });
  }
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const open = (event.target as Element).closest?.("[data-dropdown][open]");
    open?.querySelector("summary")?.focus();
    if (close()) event.preventDefault();
  });
  onLeave(close);
}

/** Close every open dropdown that `inside` is not in; whether there was one. */
function close(inside?: unknown): boolean {
  let closed = false;
  for (const open of document.querySelectorAll("[data-dropdown][open]")) {
    if (inside instanceof Node && open.contains(inside)) continue;
    open.removeAttribute("open");
    closed = true;
  }
  return closed;
}
