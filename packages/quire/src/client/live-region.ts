import { element } from "./element.ts";

let region: HTMLElement | undefined;

/** Announce a text to screen readers without moving the focus. */
export function say(text: string): void {
  if (!region) {
    region = element("div", { class: "visually-hidden", "aria-live": "polite" });
    document.body.append(region);
  }
  region.textContent = text;
}
