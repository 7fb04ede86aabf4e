import { contentHash } from "../../base/content-hash.ts";
import type { Literal } from "./literal.ts";

const unitless =
  /^(?:animation-iteration-count|aspect-ratio|column-count|columns|fill-opacity|flex|flex-grow|flex-shrink|font-weight|grid-(?:area|column|row)(?:-start|-end)?|line-clamp|line-height|opacity|order|orphans|scale|stroke-opacity|tab-size|widows|z-index|zoom)$/;
const property = /^-{0,2}[a-z][a-z\d-]*$/;

/**
 * Convert a `style` attribute, which the site's Content-Security-Policy forbids, into a class and its
 * declarations. Accepts CSS text or the object that React takes. Declarations that load something, break out of
 * the rule or run code are removed; undefined if none are left.
 */
export function styleClass(
  style: string | { [key: string]: Literal },
): { name: string; css: string } | undefined {
  const css = (typeof style === "string" ? fromText(style) : fromObject(style))
    .filter(([name, value]) => property.test(name) && value !== "" && isHarmless(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  if (css === "") return undefined;
  return { name: `s-${contentHash(css).slice(0, 8)}`, css };
}

function fromText(text: string): [string, string][] {
  return text.split(";").flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(":");
    if (colon < 0) return [];
    return [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()]];
  });
}

function fromObject(object: { [key: string]: Literal }): [string, string][] {
  return Object.entries(object).flatMap(([key, value]): [string, string][] => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const name = key.startsWith("--")
      ? key
      : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, "-ms-");
    const pixels = typeof value === "number" && value !== 0 && !unitless.test(name) && !name.startsWith("--");
    return [[name, pixels ? `${value}px` : String(value).trim()]];
  });
}

function isHarmless(value: string): boolean {
  return !/[<>{}\\;@]|url\s*\(|image-set\s*\(|expression\s*\(|javascript:|\/\*/i.test(value);
}
