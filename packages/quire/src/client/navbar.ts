import { hashTarget } from "./hash-target.ts";
import { onPage } from "./page-event.ts";

/**
 * Hide the navbar on scroll, if the site is configured so: it disappears on the way down, reappears on the way
 * up, near the top and the bottom, and when it receives focus; it also disappears when a link leads to a heading.
 */
export function startNavbar(): void {
  const bar = document.querySelector<HTMLElement>("[data-hide-on-scroll]");
  if (!bar) return;
  const root = document.documentElement;
  let last = 0;
  // Deferred to the next frame, as measuring now would force a layout.
  requestAnimationFrame(() => {
    last = scrollY;
  });
  /** Height of the page at the last scroll; 0 before the first, until when it grows while it is laid out. */
  let lastHeight = 0;
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
      const barHeight = bar.offsetHeight;
      const height = root.scrollHeight;
      if (top < barHeight) show(true);
      else if (toHeading) toHeading = false;
      else if (height - innerHeight - top < barHeight) show(true);
      // With another height, it may be the browser that scrolls, to keep the reader's place while what is above
      // changes.
      else if ((!lastHeight || height === lastHeight) && top !== last) show(top < last);
      last = top;
      lastHeight = height;
    },
    { passive: true },
  );
  bar.addEventListener("focusin", () => show(true));
  addEventListener("hashchange", goToHeading);
  onPage(goToHeading);
}
