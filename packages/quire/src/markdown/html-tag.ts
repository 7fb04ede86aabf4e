import { type Place, readAttributeValue, runsScript, takeAddress, takeStyle } from "./attribute.ts";
import { linkMark, report, type Scope } from "./compilation.ts";
import { escapeHtml } from "./escape.ts";
import type { Literal } from "./literal.ts";
import type { Tag, TagAttribute } from "./tag.ts";

/** What encloses a tag: where it stands, and the range of the text it was read from. */
export interface TagSite {
  at(offset: number): Place;
  range?: { start: number; end: number };
}

const voidElements = new Set(
  "area base br col embed hr img input param source track wbr link meta".split(" "),
);
/** Dropped with all they hold. */
const muted = new Set(["script", "style"]);
/** Dropped, but not what they hold. */
const ignored = new Set(["html", "head", "body", "base", "link", "meta", "title", "!doctype"]);
const addressKinds: Record<string, "link" | "image" | "asset"> = {
  href: "link",
  src: "asset",
  poster: "image",
};
const jsxNames: Record<string, string> = { classname: "class", htmlfor: "for" };
const svgElements = new Set(
  "svg g path circle rect line polyline polygon ellipse text tspan defs marker use stop mask symbol linearGradient radialGradient clipPath".split(
    " ",
  ),
);
/** SVG elements whose names are in mixed case. */
const svgNames = new Map(
  ["linearGradient", "radialGradient", "clipPath", "textPath", "foreignObject"].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);
const attributeName = /^[A-Za-z_:][\w:.-]*$/;

/** Write an HTML element's tag. Anything the site's policy forbids is dropped and reported. */
export function writeHtmlTag(scope: Scope, tag: Tag, site: TagSite): void {
  const { writer } = scope.compilation;
  const written = tag.name.toLowerCase();
  const at = site.at(tag.start);
  if (ignored.has(written)) {
    forbid(scope, at, `<${written}>`);
    return;
  }
  const name = elementName(written);
  if (tag.kind === "close") {
    if (voidElements.has(name)) return;
    if (!writer.close(name)) reportStray(scope, tag, at);
    return;
  }
  if (muted.has(name)) {
    forbid(scope, at, `<${name}>`);
    if (tag.kind === "open") writer.openMuted(name, at);
    return;
  }
  if (name === "img" && !tag.attributes.some((attribute) => /^srcset$/i.test(attribute.name))) {
    writeImage(scope, tag, site);
    return;
  }
  const dynamic = dynamicProps(scope, tag, site);
  if (dynamic) {
    scope.compilation.dynamic = true;
    writer.openComponent(name, name, dynamic, at);
    if (tag.kind === "void" || voidElements.has(name)) writer.close(name);
    return;
  }
  const extra = written === "center" ? "align-center" : undefined;
  const start = `<${name}${writeAttributes(scope, tag, site, extra)}>`;
  if (voidElements.has(name)) writer.write(start);
  else if (tag.kind === "void") writer.write(`${start}</${name}>`);
  else {
    closeImplied(scope, name);
    writer.openElement(name, start, at);
  }
}

/** The element that is written for a name: today's in place of those HTML no longer has. */
export function elementName(name: string): string {
  const lower = name.toLowerCase();
  return lower === "center" ? "div" : lower === "font" ? "span" : (svgNames.get(lower) ?? lower);
}

/** Report a closing tag that closes nothing. */
export function reportStray(scope: Scope, tag: Tag, at: Place): void {
  report(scope, at, {
    code: "html-stray",
    severity: "warning",
    message: `</${tag.name}> closes nothing`,
    hint: `Remove it, or open <${tag.name}> in the same list item, quote or paragraph.`,
  });
}

function forbid(scope: Scope, at: Place, what: string): void {
  report(scope, at, {
    code: "html-forbidden",
    severity: "warning",
    message: `${what} is dropped: documents hold no scripts, styles or head elements`,
    hint: "Put it into a component or into the site's configuration.",
  });
}

/** `<li>` after `<li>`, `<tr>` after `<td>`, and the like: the end tag HTML lets authors leave out. */
function closeImplied(scope: Scope, name: string): void {
  const { writer } = scope.compilation;
  const closes: Record<string, string[]> = {
    li: ["li"],
    dt: ["dt", "dd"],
    dd: ["dt", "dd"],
    tr: ["td", "th", "tr"],
    td: ["td", "th"],
    th: ["td", "th"],
    option: ["option"],
    p: ["p"],
  };
  for (const other of closes[name] ?? []) if (writer.innermost === other) writer.close(other);
}

/** The JSX properties of an element with computed attributes; undefined when all are plain values. */
function dynamicProps(scope: Scope, tag: Tag, site: TagSite): Record<string, unknown> | undefined {
  if (scope.unit.format !== "mdx") return undefined;
  const values = tag.attributes.map((attribute) =>
    readAttributeValue(scope, attribute, site.at(attribute.offset)),
  );
  if (!values.some((value) => value?.kind === "expression")) return undefined;
  const props: Record<string, unknown> = {};
  for (const [index, value] of values.entries()) {
    const { name, offset } = tag.attributes[index]!;
    if (value?.kind === "expression")
      props[name === "..." ? `...${index}` : name] =
        name === "..." ? { $spread: value.code } : { $expression: value.code };
    else if (value?.kind === "address")
      props[name] = { $link: takeAddress(scope, value.url, "asset", site.at(offset)) };
    else if (value && name === "style") props.className = takeStyle(scope, value.value);
    else if (value) props[name] = value.value;
  }
  return props;
}

function writeAttributes(scope: Scope, tag: Tag, site: TagSite, extra?: string): string {
  const classes: string[] = extra ? [extra] : [];
  let out = "";
  for (const attribute of tag.attributes) {
    const at = site.at(attribute.offset);
    const name = htmlName(tag.name, attribute.name);
    if (!attributeName.test(name)) continue;
    if (/^on/i.test(name) || name === "srcdoc") {
      forbid(scope, at, `The attribute ${attribute.name}`);
      continue;
    }
    const value = readAttributeValue(scope, attribute, at);
    if (!value || value.kind === "expression") continue;
    const literal: Literal = value.kind === "address" ? value.url : value.value;
    if (name === "style") {
      const style = takeStyle(scope, literal);
      if (style) classes.push(style);
    } else if (name === "class") classes.push(...String(literal ?? "").split(/\s+/));
    else if (name === "align" && /^(?:left|center|right)$/i.test(String(literal))) {
      classes.push(`align-${String(literal).toLowerCase()}`);
    } else out += writeAttribute(scope, tag, attribute, name, literal, site);
  }
  const names = [...new Set(classes.filter((name) => name !== ""))];
  return names.length > 0 ? ` class="${escapeHtml(names.join(" "))}"${out}` : out;
}

function writeAttribute(
  scope: Scope,
  tag: Tag,
  attribute: TagAttribute,
  name: string,
  value: Literal,
  site: TagSite,
): string {
  if (value === false || value === null || value === undefined) return "";
  if (value === true) return ` ${name}`;
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const at = site.at(attribute.offset);
  if (name === "id" || (name === "name" && tag.name === "a")) {
    scope.compilation.anchors.add(text);
    scope.compilation.slugger.claim(text);
  }
  if (
    runsScript(text) &&
    (name in addressKinds || name === "action" || name === "formaction" || name === "data")
  ) {
    forbid(scope, at, `The address ${text.slice(0, 30)}`);
    return "";
  }
  if (name === "srcset") return ` srcset="${writeSrcset(scope, text, at, site)}"`;
  const kind = addressKinds[name];
  if (!kind || text === "" || tag.name === "use") return ` ${name}="${escapeHtml(text)}"`;
  return ` ${name}="${linkMark(takeAddress(scope, text, tag.name === "img" ? "image" : kind, at, site.range))}"`;
}

function writeSrcset(scope: Scope, text: string, at: Place, site: TagSite): string {
  return text
    .split(/,\s+/)
    .map((candidate) => {
      const [url = "", ...descriptor] = candidate.trim().split(/\s+/);
      return [linkMark(takeAddress(scope, url, "image", at, site.range)), ...descriptor.map(escapeHtml)].join(
        " ",
      );
    })
    .join(", ");
}

/** The HTML name of an attribute written in JSX. */
function htmlName(element: string, name: string): string {
  const lower = name.toLowerCase();
  if (jsxNames[lower]) return jsxNames[lower];
  if (!svgElements.has(element)) return lower;
  return /^(?:stroke|fill|clip|font|text|stop|marker|color|dominant|alignment|letter|word)[A-Z]/.test(name) &&
    name !== "textLength"
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name;
}

/** A raw `<img>` becomes the theme's image, so that it gets its size and widths as others do. */
function writeImage(scope: Scope, tag: Tag, site: TagSite): void {
  const props: Record<string, unknown> = {};
  const classes: string[] = [];
  for (const attribute of tag.attributes) {
    const at = site.at(attribute.offset);
    const name = htmlName(tag.name, attribute.name);
    if (/^on/i.test(name)) {
      forbid(scope, at, `The attribute ${attribute.name}`);
      continue;
    }
    const value = readAttributeValue(scope, attribute, at);
    if (!value) continue;
    if (value.kind === "expression") {
      scope.compilation.dynamic = true;
      props[attribute.name === "..." ? `...${attribute.offset}` : attribute.name] =
        attribute.name === "..." ? { $spread: value.code } : { $expression: value.code };
      continue;
    }
    const literal = value.kind === "address" ? value.url : value.value;
    if (name === "src" && typeof literal === "string" && literal !== "") {
      const link = takeAddress(scope, literal, "image", at, site.range);
      Object.assign(props, { src: { $link: link }, link });
    } else if (name === "style") classes.push(takeStyle(scope, literal) ?? "");
    else if (name === "class") classes.push(String(literal ?? ""));
    else if (name === "align") classes.push(`align-${String(literal).toLowerCase()}`);
    else if (attributeName.test(name) && literal !== null && literal !== undefined) props[name] = literal;
  }
  const className = classes.filter((name) => name !== "").join(" ");
  if (className !== "") props.className = className;
  if (!("alt" in props)) props.alt = "";
  if (typeof props.id === "string") scope.compilation.anchors.add(props.id);
  scope.compilation.writer.part({ component: "@theme/Image", props, children: [] });
}
