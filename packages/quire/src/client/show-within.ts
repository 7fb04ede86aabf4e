/**
 * Scroll an element into view within its box, without scrolling anything else, to a third of the box's height.
 */
export function showWithin(box: Element, inside: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = inside.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    box.scrollTop += inner.top - outer.top - outer.height / 3;
  }
}
