import { onLeave } from "./page-event.ts";

/**
 * Show a picture, or the drawing beside a diagram's button, in a dialog of the window's size. A press
 * anywhere, Escape and a page change close it; the focus goes back to what was pressed.
 */
export function showEnlarged(pressed: HTMLElement): void {
  const source: HTMLImageElement | SVGElement | null =
    pressed instanceof HTMLImageElement
      ? pressed
      : pressed.parentElement!.querySelector<SVGElement>(".diagram svg");
  if (!source) return;
  const dialog = document.createElement("dialog");
  dialog.className = "enlarged";
  dialog.ariaLabel = pressed.ariaLabel;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "enlarged-close";
  close.ariaLabel = "Close";
  dialog.append(close, source instanceof HTMLImageElement ? largest(source) : drawing(source));
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    pressed.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** The picture once more, to be taken from its set of widths for the whole window. */
function largest(image: HTMLImageElement): Element {
  const copy = (image.closest("picture") ?? image).cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["loading", "tabindex", "role", "aria-label", "data-enlarge", "id"])
      each.removeAttribute(name);
    if (each.hasAttribute("sizes")) each.setAttribute("sizes", "100vw");
  }
  return copy;
}

/** The drawing once more, without ids, of which a page has each once; references find the first. */
function drawing(svg: SVGElement): Element {
  const frame = document.createElement("div");
  frame.className = "diagram";
  const copy = svg.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
  frame.append(copy);
  return frame;
}

onLeave(() => document.querySelector<HTMLDialogElement>(".enlarged")?.close());
