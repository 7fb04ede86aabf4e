/** Make these the children of an element, in this order, without touching those already in place. */
export function arrange(parent: Element, wanted: readonly Element[]): void {
  const stays = new Set<ChildNode>(wanted);
  for (const child of [...parent.childNodes]) if (!stays.has(child)) child.remove();
  let next = parent.firstChild;
  for (const child of wanted) {
    if (child === next) next = next.nextSibling;
    else parent.insertBefore(child, next);
  }
}
