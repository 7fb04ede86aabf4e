/**
 * The chosen option of a combobox whose options are links: the focus stays in the field, which names the
 * chosen one (`aria-activedescendant`), as the combobox pattern of the ARIA Authoring Practices has it.
 */
export interface OptionCursor {
  /**
   * Options came or went: choose the first, or if `keep`, the one that the reader chose, where it is still there. What
   * was only the first before gives way: else a later answer to the same words has the chosen one far down.
   */
  refresh(keep: boolean): void;
  /** Choose the next (1) or the previous (-1) option; after the last comes the first. */
  move(step: 1 | -1): void;
  choose(option: HTMLElement | undefined): void;
  readonly current: HTMLAnchorElement | undefined;
}

/** @param box where the options stand, and may be replaced at any time */
export function createOptionCursor(field: HTMLInputElement, box: HTMLElement): OptionCursor {
  let current: HTMLAnchorElement | undefined;
  let isOwn = false;
  const options = () => [...box.querySelectorAll<HTMLAnchorElement>("[role=option]")];
  const choose = (option: HTMLElement | undefined, byReader = true) => {
    isOwn = byReader;
    if (option === current) return;
    current?.setAttribute("aria-selected", "false");
    current = option as HTMLAnchorElement | undefined;
    current?.setAttribute("aria-selected", "true");
    if (current) field.setAttribute("aria-activedescendant", current.id);
    else field.removeAttribute("aria-activedescendant");
  };
  return {
    get current() {
      return current;
    },
    choose: (option) => choose(option),
    refresh(keep) {
      const first = box.querySelector<HTMLAnchorElement>("[role=option]");
      const expanded = String(first !== null);
      if (field.getAttribute("aria-expanded") !== expanded) field.setAttribute("aria-expanded", expanded);
      if (!keep || !isOwn || !current || !box.contains(current)) choose(first ?? undefined, false);
    },
    move(step) {
      const all = options();
      if (all.length === 0) return;
      const at = current ? all.indexOf(current) : step > 0 ? -1 : 0;
      choose(all[(at + step + all.length) % all.length]);
      current?.scrollIntoView({ block: "nearest" });
    },
  };
}
