import { onPage } from "./page-event.ts";

/** Minimum width in CSS pixels of images that can be enlarged. */
const MIN_WIDTH = 320;

/**
 * Enlarge images and diagrams to the size of the window: images by clicking them, diagrams with their button. The
 * code for it is loaded on first use.
 */
export function startEnlarge(): void {
  onPage((root) => {
    for (const image of root.querySelectorAll<HTMLImageElement>(".prose img[width]")) {
      if (Number(image.getAttribute("width")) < MIN_WIDTH || image.closest("a, button, quire-island"))
        continue;
      image.dataset.enlarge = "";
      image.tabIndex = 0;
      image.role = "button";
      image.ariaLabel = image.alt ? `Enlarge: ${image.alt}` : "Enlarge the picture";
    }
  });
  document.addEventListener("click", (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>("[data-enlarge]");
    if (pressed) void import("./enlarged.ts").then((module) => module.showEnlarged(pressed));
  });
  document.addEventListener("keydown", (event) => {
    const image = event.target as HTMLElement;
    if (!image.matches("img[data-enlarge]") || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    image.click();
  });
}
