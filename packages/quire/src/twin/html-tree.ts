/** A piece of HTML as a tree: what a twin is read from. */
export interface HtmlElement {
  /** In lower case. */
  name: string;
  /** The attributes as they are written. */
  attributes: string;
  children: HtmlNode[];
  /** What stands inside, unread, of elements that are taken as a whole. */
  raw?: string;
}

/** An element, or text with its character references. */
export type HtmlNode = HtmlElement | string;

const empty = new Set(
  "area base br col embed hr img input link meta param source track wbr quire-html".split(" "),
);
/** What is nested deeper stands side by side: no page means to, and reading goes down the call stack. */
const deepest = 200;
/** Taken as a whole: text that is no HTML, and what has so many tags that reading them would be most of the work. */
const whole = new Set(["script", "style", "template", "textarea", "pre", "svg"]);

/**
 * Read HTML of which the elements are closed, as the engine and React write it. An end tag that ends nothing is passed
 * over.
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
    const isEnd = html.charCodeAt(tag + 1) === SLASH;
    const nameStart = isEnd ? tag + 2 : tag + 1;
    const nameStop = nameEnd(html, nameStart);
    const end = tagEnd(html, nameStop);
    const name = html.slice(nameStart, nameStop).toLowerCase();
    at = end + 1;
    if (isEnd) {
      if (top.name === name) open.pop();
      else {
        const index = open.findLastIndex((element) => element.name === name);
        if (index > 0) open.length = index;
      }
      top = open.at(-1)!;
      continue;
    }
    const element: HtmlElement = { name, attributes: html.slice(nameStop, end), children: [] };
    top.children.push(element);
    if (whole.has(name)) {
      const close = endOfWhole(html, name, at);
      element.raw = html.slice(at, close);
      at = Math.min(html.length, close + name.length + 3);
    } else if (!empty.has(name) && open.length < deepest) {
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

/** Where the `>` of the tag is whose name ends at `start`: not one within quotes. */
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
  let depth = 1;
  let at = start;
  for (;;) {
    const close = html.indexOf(`</${name}>`, at);
    if (close < 0) return html.length;
    for (let inner = html.indexOf(`<${name}`, at); inner >= 0 && inner < close; ) {
      depth++;
      inner = html.indexOf(`<${name}`, inner + 1);
    }
    depth--;
    if (depth === 0) return close;
    at = close + 1;
  }
}

const patterns = new Map<string, RegExp>();

/** The value of an attribute, its character references read; "" for one without a value. */
export function attribute({ attributes }: HtmlElement, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined;
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`\\s${name}(?:="([^"]*)"|='([^']*)'|=([^\\s"'>]+)|(?=[\\s/]|$))`, "i");
    patterns.set(name, pattern);
  }
  const match = pattern.exec(attributes);
  return match ? decodeHtml(match[1] ?? match[2] ?? match[3] ?? "") : undefined;
}

/** Whether an element has a class. */
export function hasClass(element: HtmlElement, name: string): boolean {
  if (!element.attributes.includes(name)) return false;
  return ` ${attribute(element, "class") ?? ""} `.includes(` ${name} `);
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** Text with its character references read. */
export function decodeHtml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d+)|#[xX]([0-9a-fA-F]+)|([a-z]+));/g, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The text of HTML without its tags, white space as it is. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return decodeHtml(node);
      return node.raw === undefined ? textOf(node.children) : node.name === "pre" ? rawText(node.raw) : "";
    })
    .join("");
}

/** The text of an element that was taken as a whole. */
export function rawText(raw: string): string {
  return decodeHtml(raw.replace(/<br\s*\/?>/g, "\n").replace(/<[^>]*>/g, ""));
}
