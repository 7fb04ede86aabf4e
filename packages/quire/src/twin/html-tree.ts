import { decodeEntities } from "../base/entities.ts";
import { oncePerText } from "../base/once-per.ts";

/** An element of HTML that Markdown is generated from. */
export interface HtmlElement {
  /** In lower case. */
  name: string;
  /** Source of the attributes. */
  attributes: string;
  children: HtmlNode[];
  /** Source of the content, for elements whose content is not parsed. */
  raw?: string;
}

/** An element, or text including its character references. */
export type HtmlNode = HtmlElement | string;

type Kind = "open" | "empty" | "whole";

/** Cache of tag names as written → name in lower case, and how the element is parsed. */
const names = new Map<string, { name: string; kind: Kind }>();
for (const name of "area base br col embed hr img input link meta param source track wbr quire-html".split(
  " ",
))
  names.set(name, { name, kind: "empty" });
// These contain no HTML, or so many tags that parsing them would dominate.
for (const name of ["script", "style", "template", "textarea", "pre", "svg"])
  names.set(name, { name, kind: "whole" });

function nameOf(written: string): { name: string; kind: Kind } {
  let known = names.get(written);
  if (!known) {
    const name = written.toLowerCase();
    known = names.get(name) ?? { name, kind: "open" };
    names.set(written, known);
  }
  return known;
}

/** Maximum depth: deeper elements become siblings, as parsing is recursive. */
const MAX_DEPTH = 200;

/**
 * Parse HTML whose elements are all closed, as written by the engine and React. Unmatched end tags are ignored.
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: "", attributes: "", children: [] };
  const open: HtmlElement[] = [root];
  let top = root;
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf("<", at);
    if (tag < 0) {
      top.children.push(html.slice(at));
      break;
    }
    if (tag > at) top.children.push(html.slice(at, tag));
    if (html.startsWith("<!--", tag)) {
      const end = html.indexOf("-->", tag + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    if (html.charCodeAt(tag + 1) === SLASH) {
      const start = tag + 2;
      const { name: last } = top;
      if (html.startsWith(last, start) && html.charCodeAt(start + last.length) === GREATER && last !== "") {
        open.pop();
        at = start + last.length + 1;
      } else {
        const end = tagEnd(html, start);
        const { name } = nameOf(html.slice(start, nameEnd(html, start)));
        const index = open.findLastIndex((element) => element.name === name);
        if (index > 0) open.length = index;
        at = end + 1;
      }
      top = open.at(-1)!;
      continue;
    }
    const stop = nameEnd(html, tag + 1);
    const end = tagEnd(html, stop);
    const { name, kind } = nameOf(html.slice(tag + 1, stop));
    const attributes = end === stop ? "" : html.slice(stop, end);
    const element: HtmlElement = { name, attributes, children: [] };
    at = end + 1;
    top.children.push(element);
    if (kind === "whole") {
      const close = endOfWhole(html, name, at);
      element.raw = html.slice(at, close);
      at = Math.min(html.length, close + name.length + 3);
    } else if (kind === "open" && open.length < MAX_DEPTH) {
      open.push(element);
      top = element;
    }
  }
  return root.children;
}

const SLASH = 47;
const GREATER = 62;
const QUOTE = 34;

function nameEnd(html: string, start: number): number {
  let at = start;
  for (let code = html.charCodeAt(at); code > 32 && code !== GREATER && code !== SLASH; )
    code = html.charCodeAt(++at);
  return at;
}

/** Find the `>` of the tag whose name ends at `start`, skipping quoted values. */
function tagEnd(html: string, start: number): number {
  for (let at = start; at < html.length; at++) {
    const code = html.charCodeAt(at);
    if (code === GREATER) return at;
    if (code === QUOTE) {
      at = html.indexOf('"', at + 1);
      if (at < 0) break;
    }
  }
  return html.length;
}

function endOfWhole(html: string, name: string, start: number): number {
  const tag = new RegExp(`<${name}|</${name}>`, "g");
  tag.lastIndex = start;
  let depth = 1;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[0].startsWith("</") ? -1 : 1;
    if (depth === 0) return found.index;
  }
  return html.length;
}

const patternOf = oncePerText((name) => {
  // What is within quotes is a value, even if it looks like an attribute: `class="big hidden"`.
  const before = `^(?:="[^"]*"|='[^']*'|(?!=["'])[^])*?`;
  return new RegExp(`${before}\\s${name}(?:="([^"]*)"|='([^']*)'|=([^\\s"'>]+)|(?=[\\s/]|$))`, "i");
});

/** The decoded value of an attribute; "" for one without a value. */
export function attribute({ attributes }: HtmlElement, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined;
  const match = patternOf(name).exec(attributes);
  return match ? decodeEntities(match[1] ?? match[2] ?? match[3] ?? "") : undefined;
}

/** The value of an attribute as a whole number, as browsers read it; undefined if it is none. */
export function wholeNumber(element: HtmlElement, name: string): number | undefined {
  const value = Number.parseInt(attribute(element, name) ?? "", 10);
  return Number.isNaN(value) ? undefined : value;
}

/** Whether an element has a class. */
export function hasClass(element: HtmlElement, name: string): boolean {
  if (!element.attributes.includes(name)) return false;
  return ` ${attribute(element, "class") ?? ""} `.includes(` ${name} `);
}

/** The text of HTML, with its white space. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return decodeEntities(node);
      return node.raw === undefined ? textOf(node.children) : node.name === "pre" ? rawText(node.raw) : "";
    })
    .join("");
}

/** The text of an element whose content was not parsed. */
export function rawText(raw: string): string {
  return decodeEntities(raw.replace(/<br\s*\/?>/g, "\n").replace(/<[^>]*>/g, ""));
}
