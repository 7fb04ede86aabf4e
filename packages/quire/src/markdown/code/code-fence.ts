import { escapeHtml } from "../../base/escape.ts";
import { literally } from "../../base/regular-expression.ts";
import type { MarkdownConfig } from "../../config/markdown-schema.ts";

/** The component of Docusaurus for a diagram, whose source is a property. */
export const DIAGRAM = "@theme/Mermaid#default";

/** Site settings for code blocks. */
export type CodeSettings = Partial<MarkdownConfig["codeBlocks"]>;

type MagicComment = MarkdownConfig["codeBlocks"]["magicComments"][number];

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')/;

/** The title in the info string of a code block: `title="a.js"`. */
export function codeTitle(settings: string): string | undefined {
  const title = TITLE.exec(settings);
  return title ? (title[1] ?? title[2]) : undefined;
}

/** Language and settings of the fence that is equivalent to a code component with these properties. */
export function fenceWords(
  props: Partial<Record<"language" | "className" | "metastring" | "showLineNumbers", unknown>>,
): [language: string, settings: string] {
  const { language, className = "", metastring = "", showLineNumbers } = props;
  const named = language ?? /\blanguage-(\S+)/.exec(String(className))?.[1] ?? "";
  const numbers =
    typeof showLineNumbers === "number" ? `showLineNumbers=${showLineNumbers}` : "showLineNumbers";
  return [String(named), showLineNumbers ? `${metastring} ${numbers}` : String(metastring)];
}

/** A fenced code block after its info string and magic comments have been read. */
export interface CodeFence {
  /** Language in lower case; "" for none. */
  language: string;
  title?: string;
  /** First line number, if lines are numbered. */
  start?: number;
  /** The code, without magic comments. */
  code: string;
  /** Classes of marked lines, by line number from 1. */
  marks: Map<number, Set<string>>;
  /** What its braces have between commas, if it marks no line: `99` of five lines, `3-2`. */
  idle: string[];
}

const opener = "(?://|#|--|%+|/\\*+|<!--|\\{\\s*/\\*|;+|'|rem)";
const closer = "(?:\\*+/\\s*\\}?|-->)?";
/** Magic comments that every site has. */
const usual: MagicComment = {
  className: "highlighted",
  line: "highlight-next-line",
  block: { start: "highlight-start", end: "highlight-end" },
};

/** Read a fence: `lang` and `meta` as CommonMark splits the info string, and the code. */
export function readFence(
  lang: string | null | undefined,
  meta: string | null | undefined,
  value: string,
  { defaultLanguage = "", magicComments = [] }: CodeSettings = {},
): CodeFence {
  const word = /^([^\s{]*)(\{.*)?$/.exec(lang ?? "");
  const language = ((word ? word[1]! : lang) || defaultLanguage).toLowerCase();
  const info = `${word?.[2] ?? ""} ${meta ?? ""}`;
  const fence: CodeFence = { language, title: codeTitle(info), code: value, marks: new Map(), idle: [] };
  const bare = info.replace(TITLE, "");
  const numbers = /\bshowLineNumbers(?:=\{?(\d{1,6})\}?)?(?![\w=])/i.exec(bare);
  if (numbers) fence.start = Number(numbers[1] ?? 1);
  const ranges = /\{([\d\s,-]+)\}/.exec(numbers ? bare.replace(numbers[0], "") : bare);
  readMagicComments(fence, [usual, ...magicComments]);
  if (ranges) markRanges(fence, ranges[1]!);
  return fence;
}

/** Mark the lines in a list of numbers and ranges: `1,3-5`. */
function markRanges(fence: CodeFence, list: string): void {
  const count = fence.code.split("\n").length;
  for (const item of list.split(",").map((text) => text.trim())) {
    const [, first, last = first] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(item) ?? [];
    const start = Math.max(1, Number(first));
    const end = Math.min(Number(last), count);
    if (item !== "" && !(start <= end)) fence.idle.push(item);
    for (let line = start; line <= end; line++) mark(fence, line, usual.className);
  }
}

/** Remove magic comments from the code, and record the classes of the lines they mark. */
function readMagicComments(fence: CodeFence, comments: readonly MagicComment[]): void {
  const given = comments.flatMap(({ line, block }) => [line, block?.start, block?.end]);
  const words = given.flatMap((word) => word || []);
  if (!words.some((word) => fence.code.includes(word))) return;
  const word = words.map(literally).join("|");
  const magic = new RegExp(`^\\s*${opener}\\s*(${word})\\s*${closer}\\s*$`, "i");
  const kept: string[] = [];
  const inside = new Set<string>();
  const next = new Set<string>();
  for (const line of fence.code.split("\n")) {
    const found = magic.exec(line)?.[1]?.toLowerCase();
    if (found === undefined) {
      kept.push(line);
      for (const name of [...inside, ...next]) mark(fence, kept.length, name);
      next.clear();
      continue;
    }
    for (const { className, line: one, block } of comments) {
      if (one?.toLowerCase() === found) next.add(className);
      if (block?.start.toLowerCase() === found) inside.add(className);
      if (block?.end.toLowerCase() === found) inside.delete(className);
    }
  }
  fence.code = kept.join("\n");
}

function mark({ marks }: CodeFence, line: number, className: string): void {
  marks.set(line, (marks.get(line) ?? new Set()).add(className));
}

/**
 * Wrap each line of highlighted code in a span if lines are numbered or marked. The span includes the line break,
 * so that the element's text remains the code. Line numbers are written out unless they start at 1. No token may
 * span lines.
 */
export function wrapLines(html: string, fence: CodeFence): string {
  if (fence.start === undefined && fence.marks.size === 0) return html;
  const lines = html.split("\n");
  const out = lines.map((line, index) => {
    const number =
      fence.start === undefined || fence.start === 1 ? "" : ` data-line="${fence.start + index}"`;
    const classes = escapeHtml(["line", ...(fence.marks.get(index + 1) ?? [])].join(" "));
    return `<span class="${classes}"${number}>${line}${index < lines.length - 1 ? "\n" : ""}</span>`;
  });
  return out.join("");
}
