type Attributes = Record<string, string | true | undefined>;

/**
 * Create an element. Strings become text nodes, so that neither queries nor indexed text are ever parsed as HTML.
 *
 * @param attributes `true` sets an attribute without a value, undefined omits it
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value === true ? "" : value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}
