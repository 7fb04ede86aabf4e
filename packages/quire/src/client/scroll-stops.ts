/**
 * Makes boxes that scroll sideways reachable with the Tab key, so that they can be scrolled with the arrow keys, and
 * skips boxes whose content fits. Widths are read when Tab is pressed, so that pages load without measuring them.
 */
export function startScrollStops(): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Tab") return;
    const boxes = [...document.querySelectorAll<HTMLElement>("#main :is(.table-scroll, pre, .diagram)")];
    // All widths are read before the first change, to avoid a layout for each box.
    const wide = boxes.map((box) => box.scrollWidth > box.clientWidth);
    for (const [index, box] of boxes.entries()) box.tabIndex = wide[index] ? 0 : -1;
  });
}
