import { decodeEntities } from "../base/entities.ts";
import { attribute, type HtmlElement, type HtmlNode, hasClass, rawText, textOf } from "./html-tree.ts";
import { isSilent } from "./silent.ts";

/** Form of a line break, as cells of a table and headings cannot contain lines. */
type LineBreak = "\\\n" | "<br>" | " ";

/** Convert inline content to one paragraph of Markdown. */
export function inlineMarkdown(nodes: readonly HtmlNode[], lineBreak: LineBreak): string {
  const text = write(nodes, lineBreak)
    .replace(/[\t\n\r\f]| {2,}/g, " ")
    .trim();
  if (!text.includes("\u0002")) return text.includes("  ") ? text.replace(/ {2,}/g, " ") : text;
  return text
    .split("\u0002")
    .map((line) => line.replace(/ {2,}/g, " ").trim())
    .filter(Boolean)
    .join(lineBreak);
}

function write(nodes: readonly HtmlNode[], lineBreak: LineBreak): string {
  // Only the last piece is looked at: looking at the end of a growing text would copy it each time.
  const pieces: string[] = [];
  let afterElement = false;
  for (const node of nodes) {
    if (typeof node === "string") {
      pieces.push(escapeText(decodeEntities(node)));
      afterElement = false;
      continue;
    }
    if (isSilent(node)) {
      // An icon, such as a dot or an arrow, between two texts.
      if (node.name === "span") pieces.push(" ");
      continue;
    }
    const text = writeElement(node, lineBreak);
    const isApart = apart.has(node.name) && text !== "";
    const last = pieces.at(-1) ?? "";
    // Elements that are only separated by styles.
    if (afterElement && isApart && !/^\s/.test(text) && !/\s$/.test(last)) pieces.push(" ");
    // A preceding exclamation mark would turn the link into an image, and adjacent code spans would merge.
    if (text.startsWith("[") && last.endsWith("!")) pieces.push(`${pieces.pop()!.slice(0, -1)}\\!`);
    if (text.startsWith("`") && last.endsWith("`") && !last.endsWith("\\`")) pieces.push(" ");
    if (text !== "") pieces.push(text);
    afterElement = isApart;
  }
  return pieces.join("");
}

const apart = new Set(["span", "a", "small", "strong", "time", "div", "p"]);

function writeElement(element: HtmlElement, lineBreak: LineBreak): string {
  const { name, children } = element;
  const own = attribute(element, "data-markdown");
  if (own !== undefined) return own;
  switch (name) {
    case "br":
      return "\u0002";
    case "a":
      return link(element, lineBreak);
    case "code":
    case "samp":
    case "tt":
      return codeAndLinks(children);
    case "strong":
    case "b":
      return around("**", write(children, lineBreak));
    case "em":
    case "i":
    case "cite":
    case "dfn":
    case "var":
      return around("*", write(children, lineBreak));
    case "del":
    case "s":
      return around("~~", write(children, lineBreak));
    case "sup":
    case "sub":
      return around(`<${name}>`, write(children, lineBreak), `</${name}>`);
    case "img":
      return image(element);
    case "svg":
      return escapeText(svgLabel(element));
    case "pre":
      return rawText(element.raw!).trim().split("\n").map(codeSpan).join("\u0002");
    case "input":
      return `[${attribute(element, "checked") === undefined ? " " : "x"}] `;
    case "iframe":
    case "video":
      return media(element);
    case "li":
      return `\u0002• ${write(children, lineBreak).trim()}\u0002`;
    case "p":
    case "div":
    case "ul":
    case "ol":
    case "dt":
    case "dd":
      return `\u0002${write(children, lineBreak)}\u0002`;
    default:
      return write(children, lineBreak);
  }
}

/** Put delimiters around a text, with its leading and trailing white space outside. */
function around(sign: string, text: string, end = sign): string {
  const inner = text.trim();
  if (inner === "") return text;
  const before = /^\s/.test(text) ? " " : "";
  return `${before}${sign}${inner}${end}${/\s$/.test(text) ? " " : ""}`;
}

function link(element: HtmlElement, lineBreak: LineBreak): string {
  const { children } = element;
  const href = attribute(element, "href");
  // Headings and names of entries link to themselves, for readers to copy: not links to follow.
  const id = attribute(element, "id");
  if (href === undefined || hasClass(element, "anchor") || (id && href === `#${id}`))
    return write(children, lineBreak);
  // A card: its first part is the title, the others describe it.
  const pieces = children.filter((node) => (typeof node === "string" ? node.trim() !== "" : !isSilent(node)));
  const isCard =
    pieces.length > 1 &&
    pieces.every((node) => typeof node !== "string" && /^(span|div|p|h\d|strong|b|small)$/.test(node.name));
  const [first, ...rest] = isCard ? pieces.map((piece) => flat([piece])).filter(Boolean) : [flat(children)];
  const label = first || escapeText(attribute(element, "aria-label") ?? attribute(element, "title") ?? href);
  const more = rest.join(" ");
  return `[${label}](${destination(href)})${more && `: ${more}`}`;
}

/** Link text: a single line with escaped brackets. */
function flat(nodes: readonly HtmlNode[]): string {
  const text = inlineMarkdown(nodes, " ");
  return /^!\[[^\]]*\]\([^)]*\)$/.test(text) ? text : balanced(text);
}

/** Brackets, and what may contain brackets without meaning: escapes and code. */
const bracketsAndCode = /\\.|(`+)(?!`).*?(?<!`)\1(?!`)|[[\]]/g;

function balanced(text: string): string {
  let depth = 0;
  for (const [piece] of text.matchAll(bracketsAndCode)) {
    if (piece === "[") depth++;
    if (piece === "]") depth--;
    if (depth < 0) break;
  }
  return depth === 0
    ? text
    : text.replace(bracketsAndCode, (piece) => (piece === "[" || piece === "]" ? `\\${piece}` : piece));
}

/** Format an address for a link. */
function destination(href: string): string {
  if (!/[\s()<>]/.test(href)) return href;
  return `<${href.replace(/\s/g, "%20").replace(/</g, "%3C").replace(/>/g, "%3E")}>`;
}

function image(element: HtmlElement): string {
  const alt = (attribute(element, "alt") ?? "").replace(/\s+/g, " ").trim();
  const src = attribute(element, "src") ?? "";
  return alt === "" || src === "" || src.startsWith("data:")
    ? escapeText(alt)
    : `![${balanced(escapeText(alt))}](${destination(src)})`;
}

function media(element: HtmlElement): string {
  const inner = element.children.find((node) => typeof node !== "string" && node.name === "source") as
    | HtmlElement
    | undefined;
  const src = attribute(element, "src") ?? (inner && attribute(inner, "src"));
  if (!src) return "";
  const title = attribute(element, "title") ?? attribute(element, "aria-label") ?? "Video";
  return `\u0002[${escapeText(title)}](${destination(src)})\u0002`;
}

/** The text alternative of an SVG. */
function svgLabel(element: HtmlElement): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(element.raw ?? "")?.[1];
  return decodeEntities(title ?? "") || (attribute(element, "aria-label") ?? "");
}

/** Code that may contain links: in Markdown, the link goes around the code. */
function codeAndLinks(nodes: readonly HtmlNode[]): string {
  if (!nodes.some((node) => typeof node !== "string" && hasLink(node))) return codeSpan(textOf(nodes));
  return nodes
    .map((node) => {
      if (typeof node === "string") return codeSpan(decodeEntities(node));
      const href = node.name === "a" ? attribute(node, "href") : undefined;
      if (href !== undefined) return `[${codeSpan(textOf(node.children))}](${destination(href)})`;
      return codeAndLinks(node.children);
    })
    .join("");
}

function hasLink({ name, children }: HtmlElement): boolean {
  return name === "a" || children.some((node) => typeof node !== "string" && hasLink(node));
}

/** Text as a code span, with white space collapsed. */
function codeSpan(text: string): string {
  const code = /\s/.test(text) ? text.replace(/\s+/g, " ") : text;
  if (code.trim() === "") return code;
  if (!code.includes("`")) return `\`${code}\``;
  const longest = Math.max(...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = code.startsWith("`") || code.endsWith("`") ? " " : "";
  return `${fence}${space}${code}${space}${fence}`;
}

/** Escape Markdown syntax in text, where it would have a meaning. */
function escapeText(text: string): string {
  if (!/[\\`*_~<&\]]/.test(text)) return text;
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|\s*$)/g, "\\\\")
    .replace(/`/g, "\\`")
    .replace(/\*/g, (sign, at: number) => (isFree(text, at) ? sign : "\\*"))
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/(?<=\S)~/g, "\\~")
    .replace(/<(?=[a-z/!?])/gi, "\\<")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/\](?=[([])/g, "\\]");
}

/** Whether an asterisk is surrounded by spaces and so has no meaning. */
function isFree(text: string, at: number): boolean {
  return /^\s\*\s\S/.test(text.slice(at - 1, at + 3));
}
