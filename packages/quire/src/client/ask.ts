import { hasAsk } from "./features.ts";
import { say } from "./live-region.ts";

/**
 * Load the ask panel when a reader first asks, by its button or the shortcut (see `shortcuts.ts`). If it cannot be
 * loaded, the button says so, and tries again when it is pressed.
 */
export function startAsk(): void {
  const button = document.querySelector("[data-ask-open]");
  if (!hasAsk || !button) return;
  const label = button.textContent;
  const open = async () => {
    try {
      // Taken apart, the bundler would write a function around the import into the script of every page.
      const start = await import("../ask/browser/start.ts");
      button.textContent = label;
      start.toggleAsk();
    } catch (error) {
      console.warn(error);
      button.textContent = "Not loaded. Try again";
      say(button.textContent);
    }
  };
  document.addEventListener("quire:ask", (event) => {
    event.preventDefault();
    void open();
  });
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-ask-open]")) void open();
  });
}
