/** Opens and closes the ask panel. */
export interface PanelOpening {
  open(): void;
  /** Close it; the focus returns to where it was. */
  close(): void;
}

/** While the panel is open, its top edge is at the bottom of the navbar, wherever that is. */
export function panelOpening(panel: HTMLElement): PanelOpening {
  let before: Element | null = null;
  const navbar = () => document.querySelector(".navbar");
  const follow = () => {
    const bottom = navbar()?.getBoundingClientRect().bottom ?? 0;
    panel.style.setProperty("--ask-top", `${Math.max(0, Math.round(bottom))}px`);
  };
  const show = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    document.documentElement.toggleAttribute("data-asking", isOpen);
    for (const button of document.querySelectorAll("[data-ask-open]"))
      button.setAttribute("aria-expanded", String(isOpen));
  };
  return {
    open() {
      before = document.activeElement;
      show(true);
      follow();
      addEventListener("scroll", follow, { passive: true });
      // It keeps moving after the scroll that hides or shows it.
      navbar()?.addEventListener("transitionend", follow);
    },
    close() {
      show(false);
      removeEventListener("scroll", follow);
      navbar()?.removeEventListener("transitionend", follow);
      const back =
        before?.isConnected && before !== document.body ? before : document.querySelector("[data-ask-open]");
      (back as HTMLElement | null)?.focus();
    },
  };
}
