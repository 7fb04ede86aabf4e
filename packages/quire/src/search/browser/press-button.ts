import { element } from "./element.ts";

/** A button, and what pressing it does. */
export function pressButton(
  attributes: Record<string, string>,
  press: () => void,
  ...children: (Node | string)[]
): HTMLButtonElement {
  const button = element("button", { type: "button", ...attributes }, ...children);
  button.addEventListener("click", press);
  return button;
}
