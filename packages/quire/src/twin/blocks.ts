import {
  attribute,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  rawText,
  textOf,
  wholeNumber,
} from "./html-tree.ts";
import { inlineMarkdown } from "./inline.ts";
import { isSilent } from "./silent.ts";
import { tableMarkdown } from "./table.ts";

const block = new Set(
  (
    "address article aside blockquote body center details dd div dl dt fieldset figcaption figure footer form h1 h2 h3 " +
    "h4 h5 h6 header hgroup hr legend li main menu ol p pre search section summary table ul"
  ).split(" "),
);
/** Inline elements, unless they contain blocks. */
const either = new Set([
  "a",
  "span",
  "quire-island",
  "quire-children",
  "ins",
  "del",
  "picture",
  "small",
  "b",
  "strong",
]);

/** Convert HTML to blocks of Markdown, in order, to be separated by blank lines. */
export function blocksOf(nodes: readonly HtmlNode[]): string[] {
  const out: string[] = [];
  let run: HtmlNode[] = [];
  const flush = () => {
    if (run.length > 0) out.push(paragraph(run));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === "string") {
      if (run.length > 0 || node.trim() !== "") run.push(node);
    } else if (isSilent(node)) {
      // Not visible in Markdown.
    } else if (isBlock(node)) {
      flush();
      out.push(...blockMarkdown(node));
    } else run.push(node);
  }
  flush();
  return out.filter((text) => text !== "");
}

function isBlock(node: HtmlElement): boolean {
  if (block.has(node.name)) return true;
  if (attribute(node, "data-markdown") !== undefined) return node.name !== "span";
  if (node.name === "a" && attribute(node, "href") !== undefined) return false;
  return (
    (either.has(node.name) || node.name.includes("-")) &&
    node.children.some((child) => typeof child !== "string" && isBlock(child))
  );
}

function paragraph(nodes: readonly HtmlNode[]): string {
  return startSafe(inlineMarkdown(nodes, "\\\n"));
}

/** Escape the start of a paragraph that looks like a heading, list, quotation, rule or definition. */
function startSafe(text: string): string {
  if (/^\[(?:[^\\[\]]|\\.)+\]:/.test(text)) return `\\${text}`;
  if (/^[\p{L}[`*"(]/u.test(text) && !text.includes("\n")) return text;
  return text
    .replace(/^(#{1,6}(?:\s|$)|[-+*](?=\s|$)|>|=+\s*$|-{3,}\s*$|\|)/gm, "\\$1")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, "$1\\$2");
}

function blockMarkdown(element: HtmlElement): string[] {
  const { name, children } = element;
  const own = attribute(element, "data-markdown");
  if (own !== undefined) return [own.trim()];
  switch (name) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6": {
      const text = inlineMarkdown(children, " ");
      // Hashes at the end would be taken for a closing sequence.
      return text === "" ? [] : [`${"#".repeat(Number(name[1]))} ${text.replace(/(^| )(?=#+$)/, "$1\\")}`];
    }
    case "p":
      return hasClass(element, "tab-label") ? [strong(children)] : [paragraphOrBlocks(element)];
    case "summary":
    case "legend":
      return [strong(children)];
    case "figcaption":
      return [emphasised(children)];
    case "hr":
      return ["---"];
    case "pre":
      return [fenced(element.raw!, "")];
    case "ul":
    case "menu":
      return [list(children, () => "- ")];
    case "ol": {
      const start = Math.max(0, wholeNumber(element, "start") ?? 1);
      return [list(children, (index) => `${start + index}. `)];
    }
    case "li":
      return [list([element], () => "- ")];
    case "dl":
      return [terms(children)];
    case "table":
      return tableMarkdown(element);
    case "blockquote":
    case "aside":
      return quotation(blocksOf(children));
    case "div":
      return hasClass(element, "code-block") ? codeBlock(element) : blocksOf(children);
    case "section":
      return hasClass(element, "admonition") ? admonition(children) : blocksOf(children);
    default:
      return blocksOf(children);
  }
}

function paragraphOrBlocks({ children }: HtmlElement): string {
  const holdsBlock = children.some((child) => typeof child !== "string" && isBlock(child));
  return holdsBlock ? blocksOf(children).join("\n\n") : paragraph(children);
}

function strong(nodes: readonly HtmlNode[]): string {
  const text = inlineMarkdown(withoutStrong(nodes), " ");
  return text === "" || /^\*\*.*\*\*$/.test(text) ? text : `**${text}**`;
}

/** Nodes in which nothing is bold, as Markdown cannot nest that. */
function withoutStrong(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.map((node) =>
    typeof node === "string"
      ? node
      : {
          ...node,
          name: /^(?:strong|b)$/.test(node.name) ? "span" : node.name,
          children: withoutStrong(node.children),
        },
  );
}

function emphasised(nodes: readonly HtmlNode[]): string {
  const text = inlineMarkdown(nodes, " ");
  return text === "" || text.includes("*") ? text : `*${text}*`;
}

/** An admonition: a quotation whose first line is the title. */
function admonition(children: readonly HtmlNode[]): string[] {
  const [title, ...body] = children.filter((node): node is HtmlElement => typeof node !== "string");
  return quotation([...(title ? [strong(title.children)] : []), ...blocksOf(body)]);
}

function quotation(blocks: readonly string[]): string[] {
  if (blocks.length === 0) return [];
  return [
    blocks
      .join("\n\n")
      .split("\n")
      .map((line) => (line === "" ? ">" : `> ${line}`))
      .join("\n"),
  ];
}

function codeBlock(element: HtmlElement): string[] {
  let title = "";
  let raw: string | undefined;
  const visit = (nodes: readonly HtmlNode[]) => {
    for (const node of nodes) {
      if (typeof node === "string") continue;
      if (node.name === "pre") raw ??= node.raw;
      else if (hasClass(node, "code-title")) title = textOf(node.children).replace(/\s+/g, " ").trim();
      else visit(node.children);
    }
  };
  visit(element.children);
  return raw === undefined ? blocksOf(element.children) : [fenced(raw, title)];
}

/** A code block, with a fence longer than any inside it. */
function fenced(raw: string, title: string): string {
  const code = rawText(raw).replace(/^\n/, "").trimEnd();
  if (code === "") return "";
  const language = /\blanguage-([^\s"]+)/.exec(raw.slice(0, raw.indexOf(">")))?.[1] ?? "";
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const about = [language || (title && "text"), title && `title="${title.replace(/["`]/g, "'")}"`];
  return `${fence}${about.filter(Boolean).join(" ")}\n${code}\n${fence}`;
}

/** A list; further blocks of an item are indented below its marker. */
function list(nodes: readonly HtmlNode[], mark: (index: number) => string): string {
  const items: string[] = [];
  for (const node of nodes) {
    if (typeof node === "string" || isSilent(node)) continue;
    const blocks = node.name === "li" ? itemBlocks(node) : blocksOf([node]);
    if (blocks.length > 0) items.push(item(mark(items.length), blocks));
  }
  return items.join(items.some((text) => text.includes("\n\n")) ? "\n\n" : "\n");
}

function itemBlocks({ children }: HtmlElement): string[] {
  const blocks = blocksOf(children);
  // The checkbox is not part of the text, and text that looks like one is not a task.
  if (blocks[0])
    blocks[0] = isTask(children)
      ? blocks[0].replace(/^\\?\[/, "[")
      : blocks[0].replace(/^\[(?=[ x]\](?:\s|$))/i, "\\[");
  return blocks;
}

/** Whether an item, or its first paragraph, starts with a checkbox. */
function isTask(children: readonly HtmlNode[]): boolean {
  const first = children.find((node) => typeof node !== "string" || node.trim() !== "");
  if (typeof first === "string" || first === undefined) return false;
  return first.name === "input" || (first.name === "p" && isTask(first.children));
}

function item(mark: string, blocks: readonly string[]): string {
  let text = "";
  for (const [index, one] of blocks.entries()) {
    // Of numbered lists, only those that start at 1 can follow a paragraph without a blank line.
    const close = index === 0 ? "" : /^(?:[-*+]|1\.) /.test(one) ? "\n" : "\n\n";
    text += close + one;
  }
  const indent = " ".repeat(mark.length);
  return mark + text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

/** A definition list, as a list. */
function terms(nodes: readonly HtmlNode[]): string {
  const items: { term: string; blocks: string[] }[] = [];
  const visit = (children: readonly HtmlNode[]) => {
    for (const node of children) {
      if (typeof node === "string" || isSilent(node)) continue;
      if (node.name === "dt") items.push({ term: strong(node.children), blocks: [] });
      else if (node.name === "dd" && items.length > 0) items.at(-1)!.blocks.push(...blocksOf(node.children));
      else visit(node.children);
    }
  };
  visit(nodes);
  return items
    .map(({ term, blocks: [first = "", ...rest] }) => {
      const inLine = first === "" || !/^(?:```|[-*+>|#] |\d+\. )/.test(first);
      const head = inLine ? [term + (first && `: ${first}`)] : [term, first];
      return item("- ", [...head, ...rest]);
    })
    .join("\n");
}
