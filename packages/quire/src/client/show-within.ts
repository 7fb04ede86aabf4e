/** Scroll a box, and nothing else, where something in it is out of view: then a third of the box is above it. */
export function showWithin(box: Element, inside: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = inside.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    box.scrollTop += inner.top - outer.top - outer.height / 3;
  }
}
