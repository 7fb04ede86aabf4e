let region: HTMLElement | undefined;

/** Announce a text to screen readers without moving the focus. */
export function say(text: string): void {
  if (!region) {
    region = document.createElement("div");
    region.className = "visually-hidden";
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  region.textContent = text;
}
