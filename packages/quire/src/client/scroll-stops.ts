/**
 * What scrolls sideways is a stop of the Tab key, so that arrows can scroll it. What fits need not be one: it is
 * passed over. Widths are asked for when the key is pressed; readers without a keyboard pay nothing.
 */
export function startScrollStops(): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Tab") return;
    const boxes = [...document.querySelectorAll<HTMLElement>("#main :is(.table-scroll, pre, .diagram)")];
    // All are asked before one is changed: else the page would be laid out for each.
    const wide = boxes.map((box) => box.scrollWidth > box.clientWidth);
    for (const [index, box] of boxes.entries()) box.tabIndex = wide[index] ? 0 : -1;
  });
}
