type Attributes = Record<string, string | boolean | undefined>;

/**
 * Make an element. Strings become text nodes: nothing that was typed or indexed is ever read as HTML.
 *
 * @param attributes `true` sets an attribute without a value; `false` and undefined leave it out
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
