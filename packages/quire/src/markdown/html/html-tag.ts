import { report, type Scope } from "../compilation.ts";
import type { Place, PlaceAt } from "../place.ts";
import { readAttributeValue } from "./attribute.ts";
import { forbid, writeAttributes } from "./html-attributes.ts";
import { writeHtmlImage } from "./html-image.ts";
import type { Tag } from "./tag.ts";
import { readProps } from "./tag-props.ts";
import { meantComponent } from "./theme-names.ts";

const voidElements = new Set(
  "area base br col embed hr img input param source track wbr link meta".split(" "),
);
/** Elements that are dropped with their content. */
const muted = new Set(["script", "style"]);
/** Elements that are dropped, but not their content. */
const ignored = new Set(["html", "head", "body", "base", "link", "meta", "!doctype"]);
/** The engine's own elements: the browser loads a script for an island. */
const reserved = /^quire-/;
/** SVG elements with names in mixed case. */
const svgNames = new Map(
  ["linearGradient", "radialGradient", "clipPath", "textPath", "foreignObject"].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** Write the tag of an HTML element. What the site's policy forbids is dropped and reported. */
export function writeHtmlTag(scope: Scope, tag: Tag, placeAt: PlaceAt): void {
  const { writer } = scope.compilation;
  const written = tag.name.toLowerCase();
  const at = placeAt(tag.start);
  if (ignored.has(written) || reserved.test(written)) {
    forbid(scope, at, `<${written}>`);
    return;
  }
  const name = elementName(written);
  if (tag.kind === "close") {
    if (voidElements.has(name)) return;
    if (!writer.close(name)) reportStray(scope, tag, at);
    return;
  }
  const meant = meantComponent(written);
  if (meant) {
    report(scope, at, {
      code: "unknown-component",
      message: `<${tag.name}> is no element of HTML, and the component <${meant}> is written with capitals.`,
      hint: `Write \`<${meant}>\`.`,
    });
  }
  if (muted.has(name)) {
    forbid(scope, at, `<${name}>`);
    if (tag.kind === "open") writer.openMuted(name, at);
    return;
  }
  // The theme's image may be a <picture> itself, in which the sources of an outer one have no effect.
  if (
    name === "img" &&
    writer.innermost !== "picture" &&
    !tag.attributes.some((attribute) => /^srcset$/i.test(attribute.name))
  ) {
    writeHtmlImage(scope, tag, placeAt);
    return;
  }
  if (isDynamic(scope, tag, placeAt)) {
    scope.compilation.dynamic = true;
    writer.openComponent(name, name, readProps(scope, tag, name, placeAt), at);
    if (tag.kind === "void" || voidElements.has(name)) writer.close(name);
    return;
  }
  const extra = written === "center" ? "align-center" : undefined;
  const start = `<${name}${writeAttributes(scope, tag, placeAt, extra)}>`;
  if (voidElements.has(name)) writer.write(start);
  else if (tag.kind === "void") writer.write(`${start}</${name}>`);
  else {
    closeImplied(scope, name);
    writer.openElement(name, start, at);
  }
}

/** The name under which to write an element: obsolete ones are replaced by their successors. */
export function elementName(name: string): string {
  const lower = name.toLowerCase();
  return lower === "center" ? "div" : lower === "font" ? "span" : (svgNames.get(lower) ?? lower);
}

/** The elements that the start of another one ends, if they are open. */
const implied = new Map<string, string[]>([
  ["li", ["li"]],
  ["dt", ["dt", "dd"]],
  ["dd", ["dt", "dd"]],
  ["tr", ["td", "th", "tr"]],
  ["td", ["td", "th"]],
  ["th", ["td", "th"]],
  ["option", ["option"]],
  ["p", ["p"]],
]);

/** Write the end tags that HTML lets authors omit: `<li>` after `<li>`, `<tr>` after `<td>`, and the like. */
function closeImplied(scope: Scope, name: string): void {
  const { writer } = scope.compilation;
  for (const other of implied.get(name) ?? []) if (writer.innermost === other) writer.close(other);
}

/** Attributes that only React understands. */
const reactAttribute = /^(?:children|dangerouslySetInnerHTML|default(?:Checked|Value))$/;

/** Whether React has to render an element, as plain HTML cannot express its attributes. */
function isDynamic(scope: Scope, tag: Tag, placeAt: PlaceAt): boolean {
  if (scope.unit.format !== "mdx") return false;
  return tag.attributes.some(
    (attribute) =>
      reactAttribute.test(attribute.name) ||
      readAttributeValue(scope, attribute, placeAt(attribute.offset))?.kind === "expression",
  );
}

/** Report a closing tag without an opening one. */
export function reportStray(scope: Scope, tag: Tag, at: Place): void {
  report(scope, at, {
    code: "html-stray",
    message: `</${tag.name}> has no opening tag.`,
    hint: `Remove it, or add \`<${tag.name}>\` in the same list item, quote or paragraph.`,
  });
}

/** Matches the beginning of a component's tag with attributes. */
const componentTag = /^<([A-Z][\w.]*)\s[^>]*=["'{]/;

/** Report text that begins like the tag of a component, but is not read as one. */
export function reportUnended(scope: Scope, text: string, at: Place): void {
  const name = componentTag.exec(text)?.[1];
  if (!name) return;
  report(scope, at, {
    code: "html-unclosed",
    message: `The tag <${name}> does not end, so it is shown as text.`,
    hint: "Close its quotes and braces. A tag has at most 20,000 characters.",
  });
}
