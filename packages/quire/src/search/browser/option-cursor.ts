/**
 * The chosen option of a combobox whose options are links: the focus stays in the field, which names the
 * chosen one (`aria-activedescendant`), as the combobox pattern of the ARIA Authoring Practices has it.
 */
export interface OptionCursor {
  /** Options were replaced: choose the first, or if `keep`, the one that was chosen, where it is there again. */
  refresh(keep: boolean): void;
  /** Choose the next (1) or the previous (-1) option; after the last comes the first. */
  move(step: 1 | -1): void;
  choose(option: HTMLElement | undefined): void;
  readonly current: HTMLAnchorElement | undefined;
}

export function createOptionCursor(field: HTMLInputElement, box: HTMLElement): OptionCursor {
  let current: HTMLAnchorElement | undefined;
  const options = () => [...box.querySelectorAll<HTMLAnchorElement>("[role=option]")];
  const choose = (option: HTMLElement | undefined) => {
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
    choose,
    refresh(keep) {
      const all = options();
      for (const [index, option] of all.entries()) option.id = `${box.id}-${index}`;
      field.setAttribute("aria-expanded", String(all.length > 0));
      choose((keep && all.find(({ href }) => href === current?.href)) || all[0]);
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
