import { element } from "./element.ts";
import sheet from "./enlarged.css?url";
import { onLeave } from "./page-event.ts";
import { addSheet } from "./style-sheet.ts";

const styled = addSheet(sheet);

/**
 * Show an image, or the diagram next to a button, in a dialog of the window's size. A click anywhere, Escape and
 * navigation close it; the focus returns to what was clicked.
 */
export async function showEnlarged(pressed: HTMLElement): Promise<void> {
  await styled;
  const source: HTMLImageElement | SVGElement | null =
    pressed instanceof HTMLImageElement
      ? pressed
      : pressed.parentElement!.querySelector<SVGElement>(".diagram svg");
  // The button may be pressed again while the styles are loading.
  if (!source?.isConnected || document.querySelector(".enlarged")) return;
  const dialog = element(
    "dialog",
    { class: "enlarged", "aria-label": pressed.ariaLabel ?? undefined },
    element("button", { type: "button", class: "enlarged-close", "aria-label": "Close" }),
    source instanceof HTMLImageElement ? largest(source) : drawing(source),
  );
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    pressed.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** A copy of the image that chooses from its `srcset` for the full window. */
function largest(image: HTMLImageElement): Element {
  const copy = (image.closest("picture") ?? image).cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["loading", "tabindex", "role", "aria-label", "data-enlarge", "id"])
      each.removeAttribute(name);
    if (each.hasAttribute("sizes")) each.setAttribute("sizes", "100vw");
  }
  return copy;
}

/** A copy of the diagram without ids, as ids must be unique; its references resolve to the original. */
function drawing(svg: SVGElement): Element {
  const copy = svg.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
  // The arrow keys scroll it once it has the focus.
  return element("div", { class: "diagram", tabindex: "0" }, copy);
}

onLeave(() => document.querySelector<HTMLDialogElement>(".enlarged")?.close());
