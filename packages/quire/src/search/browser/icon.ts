/** Icons in a 24 × 24 view box, as stroke paths. */
const drawings = {
  search: "M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM16.2 16.2l4.3 4.3",
  page: "M6 3h8l4 4v14H6zM14 3v4h4M9.5 12h5M9.5 16h5",
  recent: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM12 8v4.2l2.8 1.8",
  favourite: "M12 4l2.4 5 5.6.8-4 3.9 1 5.5-5-2.7-5 2.7 1-5.5-4-3.9 5.6-.8z",
  forget: "M7 7l10 10M17 7L7 17",
  start: "M5 12h14M13 6l6 6-6 6",
} as const;

const SVG = "http://www.w3.org/2000/svg";

const made = new Map<keyof typeof drawings, SVGSVGElement>();

/** Create an icon in the current text colour, hidden from screen readers. */
export function icon(name: keyof typeof drawings): SVGSVGElement {
  let image = made.get(name);
  if (!image) {
    image = draw(name);
    made.set(name, image);
  }
  return image.cloneNode(true) as SVGSVGElement;
}

function draw(name: keyof typeof drawings): SVGSVGElement {
  const image = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", drawings[name]);
  image.setAttribute("class", `icon outline icon-${name}`);
  image.setAttribute("viewBox", "0 0 24 24");
  image.setAttribute("aria-hidden", "true");
  image.append(path);
  return image;
}
