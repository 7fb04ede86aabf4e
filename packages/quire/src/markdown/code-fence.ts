/** How a site reads its code blocks. */
export interface CodeSettings {
  /** Language of blocks that name none. */
  defaultLanguage?: string;
}

/** What the info string and the magic comments of a fenced code block ask for. */
export interface CodeFence {
  /** Lower-case language word, "" for none. */
  language: string;
  title?: string;
  /** First line number, when lines are to be numbered. */
  start?: number;
  /** The code without magic comments. */
  code: string;
  /** Numbers of highlighted lines, from 1. */
  highlighted: Set<number>;
}

const opener = "(?://|#|--|%+|/\\*+|<!--|\\{\\s*/\\*|;+|'|rem)";
const magic = new RegExp(
  `^\\s*${opener}\\s*highlight-(next-line|start|end)\\s*(?:\\*+/\\s*\\}?|-->)?\\s*$`,
  "i",
);
const longestRange = 100_000;

/** Read a fence: `lang` and `meta` as CommonMark splits the info string, and the code between. */
export function readFence(
  lang: string | null | undefined,
  meta: string | null | undefined,
  value: string,
  { defaultLanguage = "" }: CodeSettings = {},
): CodeFence {
  const word = /^([^\s{]*)(\{.*)?$/.exec(lang ?? "");
  const language = ((word ? word[1]! : lang) || defaultLanguage).toLowerCase();
  const info = `${word?.[2] ?? ""} ${meta ?? ""}`;
  const fence: CodeFence = { language, code: value, highlighted: new Set() };
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(info);
  if (title) fence.title = title[1] ?? title[2] ?? "";
  const bare = title ? info.replace(title[0], "") : info;
  const numbers = /\bshowLineNumbers(?:=\{?(\d{1,6})\}?)?(?![\w=])/i.exec(bare);
  if (numbers) fence.start = Number(numbers[1] ?? 1);
  const ranges = /\{([\d\s,-]+)\}/.exec(numbers ? bare.replace(numbers[0], "") : bare);
  if (ranges) for (const line of readRanges(ranges[1]!)) fence.highlighted.add(line);
  if (value.includes("highlight-")) readMagicComments(fence);
  return fence;
}

function* readRanges(text: string): Generator<number> {
  for (const item of text.split(",")) {
    const match = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(item);
    if (!match) continue;
    const end = Math.min(Number(match[2] ?? match[1]), Number(match[1]) + longestRange);
    for (let line = Number(match[1]); line <= end; line++) yield line;
  }
}

function readMagicComments(fence: CodeFence): void {
  const kept: string[] = [];
  let inside = false;
  let next = false;
  for (const line of fence.code.split("\n")) {
    const word = magic.exec(line)?.[1]?.toLowerCase();
    if (word === "next-line") next = true;
    else if (word) inside = word === "start";
    else {
      kept.push(line);
      if (inside || next) fence.highlighted.add(kept.length);
      next = false;
    }
  }
  fence.code = kept.join("\n");
}

/**
 * Wrap each line of highlighted code in a span when lines are numbered or marked; the span holds its line
 * end, so that the text of the element is the code. Numbers that do not start at 1 are given with the lines.
 * No token may span lines.
 */
export function wrapLines(html: string, fence: CodeFence): string {
  if (fence.start === undefined && fence.highlighted.size === 0) return html;
  const lines = html.split("\n");
  const out = lines.map((line, index) => {
    const number =
      fence.start === undefined || fence.start === 1 ? "" : ` data-line="${fence.start + index}"`;
    const mark = fence.highlighted.has(index + 1) ? " highlighted" : "";
    return `<span class="line${mark}"${number}>${line}${index < lines.length - 1 ? "\n" : ""}</span>`;
  });
  return out.join("");
}
