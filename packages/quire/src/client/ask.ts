import { hasAsk } from "../ask/browser/has-ask.ts";

/** Load the ask panel when a reader first asks, by its button or the shortcut (see `shortcuts.ts`). */
export function startAsk(): void {
  if (!hasAsk) return;
  const open = () => import("../ask/browser/start.ts").then(({ toggleAsk }) => toggleAsk(), console.warn);
  document.addEventListener("quire:ask", (event) => {
    event.preventDefault();
    void open();
  });
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-ask-open]")) void open();
  });
}
