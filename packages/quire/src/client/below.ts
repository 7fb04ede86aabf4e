import { whenIdle } from "./idle.ts";
import { onPage } from "./page-event.ts";

/** Elements that are opened at once: a slow phone styles, lays out and paints them within 50 ms. */
const SLICE = 60;
const BELOW = ".prose > [data-below]";

/**
 * Below the first screen of a page that is read from its top, a block (`data-below`) is laid out when it comes near.
 * Here all of them are opened from the top down, a slice at a time while the browser has nothing else to do: no task
 * is long, and soon everything has its true height.
 */
export function startBelow(): void {
  onPage((root) => {
    const blocks = [...root.querySelectorAll<HTMLElement>(BELOW)];
    if (blocks.length === 0) return;
    afterPaint(() => {
      for (const block of blocks) if (block.dataset.below) block.dataset.below = "near";
      openNext(blocks);
    });
  });
  // Where a heading is depends on the height of all that stands above it.
  window.navigation?.addEventListener("navigate", ({ hashChange }) => {
    if (hashChange) for (const block of document.querySelectorAll(BELOW)) block.removeAttribute("data-below");
  });
}

/**
 * Prepare a page that is about to be shown.
 *
 * @param fromTop what is below its first screen waits until that is painted; else all of it has its height at once
 */
export function closeBelow(page: Document, fromTop: boolean): void {
  for (const block of page.querySelectorAll<HTMLElement>(BELOW)) {
    if (fromTop) block.dataset.below = "closed";
    else block.removeAttribute("data-below");
  }
}

/** Once the next frame is painted and there is time. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => whenIdle(run, 500));
}

function openNext(blocks: HTMLElement[]): void {
  for (let left = SLICE; left > 0; ) {
    const block = blocks.shift();
    if (!block) return;
    block.removeAttribute("data-below");
    left -= block.getElementsByTagName("*").length + 1;
  }
  afterPaint(() => openNext(blocks));
}
