import { escapeHtml } from "../../base/escape.ts";
import { addLink, linkMark, report, type Scope } from "../compilation.ts";
import type { Place, PlaceAt } from "../place.ts";
import { readAttributeValue, runsScript, takeStyle } from "./attribute.ts";
import type { Literal } from "./literal.ts";
import type { Tag } from "./tag.ts";

/** What the addresses in attributes of elements are. */
export const addressKinds = new Map<string, "tag" | "picture" | "asset">([
  ["href", "tag"],
  ["src", "asset"],
  ["poster", "picture"],
]);
const otherAddresses = new Set(["action", "formaction", "data", "xlink:href"]);
const jsxNames = new Map([
  ["classname", "class"],
  ["htmlfor", "for"],
  ["xlinkhref", "xlink:href"],
]);
const svgElements = new Set(
  "svg g path circle rect line polyline polygon ellipse text tspan defs marker use stop mask symbol linearGradient radialGradient clipPath".split(
    " ",
  ),
);
/** Valid names of HTML attributes. */
export const attributeName = /^[A-Za-z_:][\w:.-]*$/;

/**
 * Write the attributes of an element as HTML.
 *
 * @param placeAt maps an offset in the tag to its position in the file
 * @param extra a class added by the engine
 */
export function writeAttributes(scope: Scope, tag: Tag, placeAt: PlaceAt, extra?: string): string {
  const classes: string[] = extra ? [extra] : [];
  let out = "";
  for (const attribute of tag.attributes) {
    const at = placeAt(attribute.offset);
    const name = htmlName(tag.name, attribute.name);
    if (!attributeName.test(name)) continue;
    if (/^on/i.test(name) || name === "srcdoc") {
      forbid(scope, at, `The attribute ${attribute.name}`);
      continue;
    }
    const value = readAttributeValue(scope, attribute, at);
    if (!value || value.kind === "expression") continue;
    const literal: Literal = value.kind === "address" ? value.url : value.value;
    const isFontColor = name === "color" && tag.name.toLowerCase() === "font";
    if (name === "style" || isFontColor) {
      const style = takeStyle(scope, isFontColor ? { color: literal } : literal);
      if (style) classes.push(style);
    } else if (name === "class") classes.push(...String(literal ?? "").split(/\s+/));
    else if (name === "align" && /^(?:left|center|right)$/i.test(String(literal))) {
      classes.push(`align-${String(literal).toLowerCase()}`);
    } else out += writeAttribute(scope, tag, name, literal, at);
  }
  const names = [...new Set(classes.filter((name) => name !== ""))];
  return names.length > 0 ? ` class="${escapeHtml(names.join(" "))}"${out}` : out;
}

/** Elements whose id is an anchor for the name they contain. */
const named = new Set(["a", "code", "dt", "span", "td", "tr"]);

function writeAttribute(scope: Scope, tag: Tag, name: string, value: Literal, at: Place): string {
  if (value === false || value === null || value === undefined) return "";
  if (value === true) return ` ${name}`;
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  if (name === "id" || (name === "name" && tag.name === "a")) {
    scope.compilation.anchors.add(text);
    scope.compilation.slugger.claim(text);
    if (named.has(tag.name)) scope.compilation.sections.define(text);
  }
  if (runsScript(text) && (addressKinds.has(name) || otherAddresses.has(name))) {
    forbid(scope, at, `The URL ${text.slice(0, 30)}`);
    return "";
  }
  // An animation would change the address of a link, where nothing checks it.
  if (name === "attributename" && /(?:^|:)href$/i.test(text)) {
    forbid(scope, at, `An animation of ${text}`);
    return "";
  }
  if (name === "srcset") return ` srcset="${writeSrcset(scope, text, at)}"`;
  const kind = addressKinds.get(name);
  if (!kind || text === "" || tag.name === "use") return ` ${name}="${escapeHtml(text)}"`;
  return ` ${name}="${linkMark(addLink(scope, text, tag.name === "img" ? "picture" : kind, at))}"`;
}

function writeSrcset(scope: Scope, text: string, at: Place): string {
  return text
    .split(/,\s+/)
    .map((candidate) => {
      const [url = "", ...descriptor] = candidate.trim().split(/\s+/);
      return [linkMark(addLink(scope, url, "picture", at)), ...descriptor.map(escapeHtml)].join(" ");
    })
    .join(", ");
}

/** Convert the JSX name of an attribute to HTML. */
export function htmlName(element: string, name: string): string {
  const lower = name.toLowerCase();
  const known = jsxNames.get(lower);
  if (known) return known;
  if (!svgElements.has(element)) return lower;
  return /^(?:stroke|fill|clip|font|text|stop|marker|color|dominant|alignment|letter|word)[A-Z]/.test(name) &&
    name !== "textLength"
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name;
}

/** Report content that documents must not contain. */
export function forbid(scope: Scope, at: Place, what: string): void {
  report(scope, at, {
    code: "html-forbidden",
    message: `${what} is dropped: documents cannot contain scripts, styles or head elements.`,
    hint: "Use a component or the setting `head`.",
  });
}
