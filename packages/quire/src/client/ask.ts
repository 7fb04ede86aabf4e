import { hasAsk } from "../ask/browser/has-ask.ts";

/** Whoever answers questions is loaded when a reader first asks: by the button, or by what `shortcuts.ts` claims. */
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
