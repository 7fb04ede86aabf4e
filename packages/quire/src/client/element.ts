type Attributes = Record<string, string | boolean | undefined>;

/**
 * Create an element. Strings become text nodes, so that neither queries nor indexed text are ever parsed as HTML.
 *
 * @param attributes `true` sets an attribute without a value; `false` and undefined omit it
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (typeof value === "string") made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** Create a button with its click handler. */
export function pressButton(
  attributes: Record<string, string>,
  press: () => void,
  ...children: (Node | string)[]
): HTMLButtonElement {
  const button = element("button", { type: "button", ...attributes }, ...children);
  button.addEventListener("click", press);
  return button;
}
