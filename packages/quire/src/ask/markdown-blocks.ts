import type { AnswerBlock, Span } from "./answer.ts";
import { spansOf } from "./spans.ts";

/** Maximum nesting of lists and notes; anything deeper is read as text. */
const MAX_DEPTH = 6;

const fence = /^( *)(`{3,}|~{3,}) *([\w+-]*)(.*)$/;
const item = /^( *)(?:([-*+])|(\d{1,9})[.)])(?: +(.*))?$/;
const note = /^( *)(:{3,}) *([\w-]+)(?:\[([^\]]*)\])? ?(.*)$/;
const heading = /^ {0,3}#{1,6}(?: (.*))?$/;
const rule = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
const quote = /^ *> ?/;
/** The line below a table's head, without spaces around it. */
const divider = /^\|? *:?-+:? *(?:\| *:?-+:? *)*\|?$/;

/**
 * Parse Markdown into blocks: paragraphs, headings, lists, code, tables and notes (`:::`). It covers the Markdown
 * of the engine's own pages and of language models, and never yields HTML. Unfinished input, such as text that is
 * still streaming in, is parsed as far as it goes.
 */
export function markdownBlocks(markdown: string): AnswerBlock[] {
  return blocksOf(markdown.replace(/\r\n?/g, "\n").split("\n"), 0);
}

function blocksOf(lines: readonly string[], depth: number): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  let paragraph: string[] = [];
  const flush = () => {
    const spans = spansOf(paragraph.join(" "));
    if (spans.length > 0) blocks.push({ type: "paragraph", spans });
    paragraph = [];
  };
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    const read = readBlock(lines, at, depth, paragraph.length > 0);
    if (read) {
      flush();
      if (read.block) blocks.push(read.block);
      at = read.next;
      continue;
    }
    if (line.trim() === "") flush();
    else paragraph.push(line.trim());
    at++;
  }
  flush();
  return blocks;
}

interface Read {
  block?: AnswerBlock;
  next: number;
}

function readBlock(
  lines: readonly string[],
  at: number,
  depth: number,
  inParagraph: boolean,
): Read | undefined {
  const line = lines[at]!;
  const code = fence.exec(line);
  if (code) return readCode(lines, at, code);
  const title = heading.exec(line);
  if (title) return { block: { type: "heading", spans: spansOf(headingText(title[1] ?? "")) }, next: at + 1 };
  if (rule.test(line)) return { next: at + 1 };
  const opened = note.exec(line);
  if (opened && depth < MAX_DEPTH) return readNote(lines, at, opened, depth);
  if (line.includes("|") && divider.test(lines[at + 1]?.trim() ?? "")) return readTable(lines, at);
  if (quote.test(line) && depth < MAX_DEPTH) return readQuote(lines, at, depth);
  const listed = item.exec(line);
  // A numbered line interrupts a paragraph only with the number 1, as in CommonMark.
  if (listed && depth < MAX_DEPTH && !(inParagraph && listed[3] !== undefined && listed[3] !== "1"))
    return readList(lines, at, depth);
  return undefined;
}

/** The text of a heading, without the signs that may close it. */
function headingText(line: string): string {
  return line
    .trim()
    .replace(/(?:^| )#+$/, "")
    .trim();
}

function readCode(
  lines: readonly string[],
  at: number,
  [, indent = "", marks = "", language = "", info = ""]: RegExpExecArray,
): Read {
  const text: string[] = [];
  let next = at + 1;
  for (; next < lines.length; next++) {
    const line = lines[next]!;
    if (line.trim().startsWith(marks) && /^[`~]+$/.test(line.trim())) break;
    text.push(line.startsWith(indent) ? line.slice(indent.length) : line.trimStart());
  }
  const title = /title="([^"]*)"/.exec(info)?.[1];
  return {
    block: { type: "code", language, ...(title !== undefined && { title }), text: text.join("\n") },
    next: next + 1,
  };
}

function readQuote(lines: readonly string[], at: number, depth: number): Read {
  let next = at;
  const inner: string[] = [];
  for (; next < lines.length && quote.test(lines[next]!); next++) inner.push(lines[next]!.replace(quote, ""));
  return { block: { type: "note", kind: "quote", title: "", blocks: blocksOf(inner, depth + 1) }, next };
}

function readNote(lines: readonly string[], at: number, match: RegExpExecArray, depth: number): Read {
  const [, , colons = "", kind = "", label, rest = ""] = match;
  let next = at + 1;
  const inner: string[] = [];
  for (; next < lines.length; next++) {
    const line = lines[next]!.trim();
    if (/^:+$/.test(line) && line.length >= colons.length) break;
    inner.push(lines[next]!);
  }
  const title = label ?? rest.replace(/^([^{]*)\{.*\}$/, "$1").trim();
  return { block: { type: "note", kind, title, blocks: blocksOf(inner, depth + 1) }, next: next + 1 };
}

function readTable(lines: readonly string[], at: number): Read {
  const head = cellsOf(lines[at]!);
  const rows: Span[][][] = [];
  let next = at + 2;
  for (; next < lines.length && lines[next]!.includes("|") && lines[next]!.trim() !== ""; next++) {
    const cells = cellsOf(lines[next]!);
    // Not filled up: a wide table with many short rows would become far larger than its source.
    rows.push(cells.slice(0, head.length));
  }
  return { block: { type: "table", head, rows }, next };
}

/** Split a table row into cells; bars in code or after a backslash do not separate cells. */
function cellsOf(line: string): Span[][] {
  const cells =
    line
      .trim()
      .replace(/^\||(?<!\\)\|$/g, "")
      .match(/(?:\\.|`[^`]*`|[^|\\])+|(?<=\|)(?=\|)|^(?=\|)/g) ?? [];
  return cells.map((cell) => spansOf(cell.trim().replace(/\\\|/g, "|")));
}

function readList(lines: readonly string[], at: number, depth: number): Read {
  const [, indent = "", , number] = item.exec(lines[at]!)!;
  const ordered = number !== undefined;
  const items: AnswerBlock[][] = [];
  let next = at;
  while (next < lines.length) {
    const match = item.exec(lines[next]!);
    if (!match || match[1]!.length !== indent.length || (match[3] !== undefined) !== ordered) break;
    const inner = [match[4] ?? ""];
    const content = indent.length + 2;
    for (next++; next < lines.length; next++) {
      const line = lines[next]!;
      if (line.trim() === "") {
        // Blank lines continue the item if what follows is indented.
        const after = textAt(lines, next);
        if (after === lines.length || indentOf(lines[after]!) < content) break;
        for (; next < after; next++) inner.push("");
        next--;
      } else if (indentOf(line) >= content)
        inner.push(line.slice(Math.min(indentOf(line), content + (ordered ? 1 : 0))));
      else if (item.test(line) || fence.test(line) || heading.test(line) || inner.at(-1) === "") break;
      else inner.push(line.trim());
    }
    items.push(blocksOf(inner, depth + 1));
    const after = textAt(lines, next);
    if (isItem(lines[after], indent.length, ordered)) next = after;
  }
  return { block: { type: "list", ordered, start: Number(number ?? 1), items }, next };
}

function isItem(line: string | undefined, indent: number, ordered: boolean): boolean {
  const match = line === undefined ? null : item.exec(line);
  return match !== null && match[1]!.length === indent && (match[3] !== undefined) === ordered;
}

/** Index of the first line that is not blank, from an index on; the number of lines if there is none. */
function textAt(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at]!.trim() === "") at++;
  return at;
}

const indentOf = (line: string) => line.length - line.trimStart().length;
