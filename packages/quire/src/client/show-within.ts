/**
 * Scroll a box, and nothing else, where something in it is out of view.
 *
 * @param share of the height of the box that then is above it
 */
export function showWithin(box: Element, inside: Element, share: number): void {
  const outer = box.getBoundingClientRect();
  const inner = inside.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    box.scrollTop += inner.top - outer.top - outer.height * share;
  }
}
