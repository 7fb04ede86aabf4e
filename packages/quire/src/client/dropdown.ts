import { onLeave } from "./page-event.ts";

/**
 * Dropdowns are `<details>`, which open on Enter, Space and click by themselves. What is added: one is open
 * at a time, arrows, Home and End lead through its links, and it closes on a press or focus outside it, on
 * Escape, and when the page changes.
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

/** Move the focus to where a key leads in a dropdown; whether it leads anywhere. */
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
