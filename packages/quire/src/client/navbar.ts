import { hashTarget } from "./hash-target.ts";
import { onPage } from "./page-event.ts";

/**
 * Hide on scroll, where the site is configured so: away on the way down, back on the way up, near the top
 * and near the bottom, and when the focus enters it; away when a link leads to a heading.
 */
export function startNavbar(): void {
  const bar = document.querySelector<HTMLElement>("[data-hide-on-scroll]");
  if (!bar) return;
  let last = 0;
  // In the frame that is drawn anyway: asked now, the browser would lay out the page for it.
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
