import { onLeave } from "./page-event.ts";
import { desktop } from "./viewport.ts";

/**
 * The menu on small screens. As a modal dialog it keeps the focus inside and closes on Escape; while it is open,
 * it contains the page's sidebar. It also closes when the viewport becomes wide, on navigating back, and when a
 * link is followed.
 */
export function startDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>("#drawer");
  const place = drawer?.querySelector("[data-drawer-sidebar]");
  if (!drawer || !place) return;

  const close = () => {
    document.querySelector("#sidebar")?.append(...place.childNodes);
    drawer.close();
  };

  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest(".navbar-toggle")) {
      place.append(...(document.querySelector("#sidebar")?.childNodes ?? []));
      drawer.showModal();
      place.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
    } else if (target === drawer || target.closest(".drawer-close")) close();
    else if (drawer.open && target.closest("#drawer a[href]:not([role=button])")) {
      if (!event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey) close();
    }
  });
  drawer.addEventListener("close", close);
  desktop.addEventListener("change", close);
  onLeave(close);

  if (window.navigation) {
    window.navigation.addEventListener("navigate", (event) => {
      if (event.navigationType !== "traverse" || !drawer.open) return;
      close();
      if (event.cancelable) event.preventDefault();
    });
  } else addEventListener("popstate", close);
}
