import { importsAt } from "../../markdown/imports.ts";
import { LineCursor } from "./line-cursor.ts";
import { shorten, withoutMarkup } from "./without-markup.ts";

/** The heading and excerpt at the start of a document. */
interface Opening {
  /** The `# heading` the body starts with, as plain text. */
  heading?: string;
  /** The first paragraph of prose as plain text. */
  excerpt?: string;
}

const EXCERPT_LENGTH = 160;
/** Paragraphs are read up to this length, more than enough for an excerpt. */
const READ_LENGTH = 1000;

const FENCE = /^\s*(`{3,}(?=[^`]*$)|~{3,})/;
const DIRECTIVE = /^\s*:{3,}/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/;
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
const TABLE_RULE = /^[\s|:-]*-[\s|:-]*$/;
const INDENTED = /^(?: {4}|\t)/;
const EXPORT = /^export\s+(?:const|let|function|default|\{)/;
const LIST = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/;
const QUOTE = /^ {0,3}> ?/;
const DEFINITION = /^ {0,3}\[[^\]]+\]:/;
/** Inline tags; any other tag at the start of a line opens a block of HTML. */
const INLINE_TAG =
  /^<(?:a|abbr|b|code|em|i|kbd|mark|s|small|span|strong|sub|sup|u|https?:|mailto:)(?=[\s>/]|(?<=:))/i;
const RAW_TAG = /^<(script|style|pre|textarea)(?=[\s>])/i;

/**
 * Read heading and excerpt from the start of a document's body. The heading counts only if nothing but imports,
 * comments and blank lines precedes it. Reading stops at the first paragraph, so that a long document costs no
 * more than a short one. If there is no paragraph, the first list item or quotation becomes the excerpt.
 */
export function readOpening(body: string): Opening {
  const cursor = new LineCursor(body);
  let heading: string | undefined;
  let excerpt: string | undefined;
  let second: string | undefined;
  let atTop = true;
  while (!cursor.atEnd && excerpt === undefined) {
    if (skipSilent(cursor)) continue;
    const block = readBlock(cursor);
    if (block.kind === "heading" && block.level === 1 && atTop) heading = headingText(block.text);
    else if (block.kind === "item") second ??= toExcerpt([block.text]);
    else if (block.kind === "prose") excerpt = toExcerpt(block.lines);
    atTop = false;
  }
  excerpt ??= second;
  return { ...(heading && { heading }), ...(excerpt && { excerpt }) };
}

type Block =
  | { kind: "heading"; level: number; text: string }
  /** The first line of a list or quotation, without its mark. */
  | { kind: "item"; text: string }
  | { kind: "prose"; lines: string[] }
  | { kind: "other" };

function readBlock(cursor: LineCursor): Block {
  const heading = HEADING.exec(cursor.line);
  if (!heading) return skipBlock(cursor) ? { kind: "other" } : readParagraph(cursor);
  cursor.advance();
  return { kind: "heading", level: heading[1]!.length, text: heading[2] ?? "" };
}

/** Skip what is not visible: blank lines, comments, imports and exports. */
function skipSilent(cursor: LineCursor): boolean {
  const { line } = cursor;
  const trimmed = line.trim();
  if (trimmed === "") {
    cursor.advance();
  } else if (trimmed.startsWith("<!--")) {
    cursor.skipPast("-->");
  } else if (trimmed.startsWith("{/*")) {
    cursor.skipPast("*/}");
  } else if (EXPORT.test(line)) {
    cursor.skipWhile((next) => next.trim() !== "");
  } else {
    const imports = line.startsWith("import") ? importsAt(cursor.text, cursor.offset, 1) : undefined;
    if (!imports) return false;
    cursor.moveTo(imports.end);
  }
  return true;
}

/** Skip a block that is not prose: code, an admonition, HTML, a thematic break. */
function skipBlock(cursor: LineCursor): boolean {
  const { line } = cursor;
  const trimmed = line.trim();
  const fence = FENCE.exec(line)?.[1];
  const raw = RAW_TAG.exec(trimmed)?.[1];
  if (fence) {
    cursor.advance();
    cursor.skipWhile((next) => !(next.trim().startsWith(fence) && FENCE.test(next)));
    cursor.advance();
  } else if (DIRECTIVE.test(line)) {
    let depth = 0;
    cursor.skipWhile((next) => {
      if (DIRECTIVE.test(next)) depth += /^:+$/.test(next.trim()) ? -1 : 1;
      return depth > 0;
    });
    cursor.advance();
  } else if (raw) {
    cursor.skipPast(`</${raw}`);
  } else if (RULE.test(line)) {
    cursor.advance();
  } else if (INDENTED.test(line) || (trimmed.startsWith("<") && !INLINE_TAG.test(trimmed))) {
    cursor.skipWhile((next) => next.trim() !== "");
  } else {
    return false;
  }
  return true;
}

/** Read lines up to a blank line or another block; they may turn out to be a heading. */
function readParagraph(cursor: LineCursor): Block {
  const lines: string[] = [];
  let length = 0;
  let underline: string | undefined;
  cursor.skipWhile((next) => {
    if (next.trim() === "") return false;
    if (lines.length > 0) {
      underline = UNDERLINE.exec(next)?.[1];
      if (underline || FENCE.test(next) || DIRECTIVE.test(next) || HEADING.test(next)) return false;
    }
    if (length < READ_LENGTH) lines.push(next);
    length += next.length;
    return true;
  });
  const [first = ""] = lines;
  if (LIST.test(first) || QUOTE.test(first))
    return { kind: "item", text: first.replace(QUOTE, "").replace(LIST, "") };
  if (!underline) return isProse(lines) ? { kind: "prose", lines } : { kind: "other" };
  cursor.advance();
  return { kind: "heading", level: underline.startsWith("=") ? 1 : 2, text: lines.join(" ") };
}

/** Whether a paragraph is neither a table nor a link definition. */
function isProse([first = "", second = ""]: string[]): boolean {
  const isTable = first.trim().startsWith("|") || (second.includes("|") && TABLE_RULE.test(second));
  return !isTable && !DEFINITION.test(first);
}

function headingText(source: string): string | undefined {
  const bare = source
    .slice(0, READ_LENGTH)
    .trimEnd()
    .replace(/\{(?:#[^{}]*|\/\*\s*#[^{}]*\*\/)\}$/, "")
    .trimEnd()
    .replace(/(?:^|[ \t])#+$/, "");
  return withoutMarkup(bare) || undefined;
}

function toExcerpt(lines: string[]): string | undefined {
  const text = withoutMarkup(
    lines
      .map((line) => line.trim())
      .join(" ")
      .slice(0, READ_LENGTH),
  );
  return /[\p{L}\p{N}]/u.test(text) ? shorten(text, EXCERPT_LENGTH) : undefined;
}
