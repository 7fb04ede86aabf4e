import { idleAfterPaint } from "./idle.ts";
import { onPage } from "./page-event.ts";

/** Number of elements to lay out in one go: a slow phone needs less than 50 ms for them. */
const SLICE_SIZE = 60;
const BELOW = "[data-below]";

/**
 * On a page read from its top, blocks below the first screen (`data-below`) are not laid out until they approach
 * the viewport. This lays them out from top to bottom in slices while the browser is idle, so that there is no
 * long task and all heights are soon final.
 */
export function startBelow(): void {
  onPage((root) => {
    const blocks = [...root.querySelectorAll<HTMLElement>(BELOW)];
    if (blocks.length === 0) return;
    idleAfterPaint(() => {
      for (const block of blocks) if (block.dataset.below) block.dataset.below = "near";
      openNext(blocks);
    });
  });
  // The position of a heading depends on the height of everything above it.
  window.navigation?.addEventListener("navigate", ({ hashChange }) => {
    if (hashChange) for (const block of document.querySelectorAll(BELOW)) block.removeAttribute("data-below");
  });
}

/**
 * Prepare a page before it is shown.
 *
 * @param fromTop whether the first screen will be shown: layout of the rest is then deferred until after the
 *   paint
 */
export function closeBelow(page: Document, fromTop: boolean): void {
  for (const block of page.querySelectorAll<HTMLElement>(BELOW)) {
    if (fromTop) block.dataset.below = "closed";
    else block.removeAttribute("data-below");
  }
}

function openNext(blocks: HTMLElement[]): void {
  for (let left = SLICE_SIZE; left > 0; ) {
    const block = blocks.shift();
    if (!block) return;
    block.removeAttribute("data-below");
    left -= block.getElementsByTagName("*").length + 1;
  }
  idleAfterPaint(() => openNext(blocks));
}
