import { addLink, type Scope } from "../compilation.ts";
import type { PlaceAt } from "../place.ts";
import { addClass, addExpression, readAttributeValue, takeStyle } from "./attribute.ts";
import { attributeName, forbid, htmlName } from "./html-attributes.ts";
import type { Literal } from "./literal.ts";
import type { Tag } from "./tag.ts";

/** Attributes of an image that have another name in React. */
const reactNames = new Map([
  ["crossorigin", "crossOrigin"],
  ["fetchpriority", "fetchPriority"],
  ["referrerpolicy", "referrerPolicy"],
  ["usemap", "useMap"],
]);

/** Attributes that are left out: the theme makes responsive forms itself, and the others mean something to React. */
const leftOut = new Set(["srcset", "children", "key", "ref"]);

/** The style of an image; where it sets the height alone, the width follows, not the size that the image has. */
function withWidth(style: Literal): Literal {
  const sets = (name: string) =>
    typeof style === "string" ? new RegExp(`(?:^|;)\\s*${name}\\s*:`).test(style) : name in Object(style);
  if (!sets("height") || sets("width")) return style;
  return typeof style === "string" ? `${style};width:auto` : { ...(style as object), width: "auto" };
}

/** Write a raw `<img>` as the theme's image, so that it gets its size and responsive forms like any other. */
export function writeHtmlImage(scope: Scope, tag: Tag, placeAt: PlaceAt): void {
  const props: Record<string, unknown> = {};
  const classes: string[] = [];
  for (const attribute of tag.attributes) {
    const at = placeAt(attribute.offset);
    const name = htmlName(tag.name, attribute.name);
    if (/^on/i.test(name)) {
      forbid(scope, at, `The attribute ${attribute.name}`);
      continue;
    }
    const value = readAttributeValue(scope, attribute, at);
    if (!value) continue;
    if (value.kind === "expression") {
      addExpression(scope, props, attribute.name, value.code);
      continue;
    }
    const literal = value.kind === "address" ? value.url : value.value;
    if (name === "src" && typeof literal === "string" && literal !== "") {
      const link = addLink(scope, literal, "picture", at);
      Object.assign(props, { src: { $link: link }, link });
    } else if (name === "style") classes.push(takeStyle(scope, withWidth(literal)) ?? "");
    else if (name === "class") classes.push(String(literal ?? ""));
    else if (name === "align") classes.push(`align-${String(literal).toLowerCase()}`);
    else if (!leftOut.has(name) && attributeName.test(name) && literal !== null && literal !== undefined)
      props[reactNames.get(name) ?? name] = literal;
  }
  const className = classes.filter((name) => name !== "").join(" ");
  if (className !== "") addClass(props, className);
  if (!("alt" in props)) props.alt = "";
  if (typeof props.id === "string") scope.compilation.anchors.add(props.id);
  if (typeof props.alt === "string") scope.compilation.sections.add(props.alt);
  scope.compilation.writer.part({ component: "@theme/Image", props, children: [] });
}
