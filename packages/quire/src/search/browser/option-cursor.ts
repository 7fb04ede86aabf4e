/**
 * The selected option of a combobox whose options are links. The focus stays in the text field, whose
 * `aria-activedescendant` names the option, as in the combobox pattern of the ARIA Authoring Practices.
 */
export interface OptionCursor {
  /**
   * The options have changed: select the first, or with `keep` the one that the reader selected, if it is still
   * there. A selection nobody made moves to the first option.
   */
  refresh(keep: boolean): void;
  /** Select the next (1) or previous (-1) option, wrapping around. */
  move(step: 1 | -1): void;
  choose(option: HTMLElement | undefined): void;
  readonly current: HTMLAnchorElement | undefined;
}

/** @param box contains the options, which may be replaced at any time */
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
