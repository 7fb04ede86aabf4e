import { element } from "./element.ts";

/** Create a button with its click handler. */
export function pressButton(
  attributes: Record<string, string>,
  press: () => void,
  ...children: (Node | string)[]
): HTMLButtonElement {
  const button = element("button", { type: "button", ...attributes }, ...children);
  button.addEventListener("click", press);
  return button;
}
