import { hashTarget } from "./hash-target.ts";
import { onPage } from "./page-event.ts";

/**
 * Hide the navbar on scroll, if the site is configured so: it disappears on the way down, reappears on the way
 * up, near the top and the bottom, and when it receives focus; it also disappears when a link leads to a heading.
 */
export function startNavbar(): void {
  const bar = document.querySelector<HTMLElement>("[data-hide-on-scroll]");
  if (!bar) return;
  let last = 0;
  // Deferred to the next frame, as measuring now would force a layout.
  requestAnimationFrame(() => {
    last = scrollY;
  });
  let toHeading = false;
  const show = (visible: boolean) => bar.toggleAttribute("data-away", !visible);
  const goToHeading = () => {
    toHeading = hashTarget(location.hash) !== null;
    show(!toHeading);
  };

  addEventListener(
    "scroll",
    () => {
      const top = scrollY;
      const height = bar.offsetHeight;
      const end = document.documentElement.scrollHeight - innerHeight;
      if (top < height) show(true);
      else if (toHeading) toHeading = false;
      else if (end - top < height || top < last) show(true);
      else if (top > last) show(false);
      last = top;
    },
    { passive: true },
  );
  bar.addEventListener("focusin", () => show(true));
  addEventListener("hashchange", goToHeading);
  onPage(goToHeading);
}
