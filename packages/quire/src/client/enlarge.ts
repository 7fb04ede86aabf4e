import { onPage } from "./page-event.ts";

/** Pictures from this width on are worth a closer look, in CSS pixels. */
const WORTH = 320;

/**
 * Pictures and diagrams of the text can be seen as large as the window: a picture by a press on itself, a
 * diagram by its button. What shows them is loaded with the first that is pressed.
 */
export function startEnlarge(): void {
  onPage((root) => {
    for (const image of root.querySelectorAll<HTMLImageElement>(".prose img[width]")) {
      if (Number(image.getAttribute("width")) < WORTH || image.closest("a, button, quire-island")) continue;
      image.dataset.enlarge = "";
      image.tabIndex = 0;
      image.role = "button";
      image.ariaLabel = image.alt ? `Enlarge: ${image.alt}` : "Enlarge the picture";
    }
  });
  document.addEventListener("click", (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>("[data-enlarge]");
    if (pressed) void import("./enlarged.ts").then(({ showEnlarged }) => showEnlarged(pressed));
  });
  document.addEventListener("keydown", (event) => {
    const image = event.target as HTMLElement;
    if (!image.matches("img[data-enlarge]") || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    image.click();
  });
}
