import { FenceTracker } from "./code/fence.ts";
import { drawsPart, hasElement, hasOnlyPlainExpressions, showsValue } from "./expressions.ts";
import { isComponentName, readTag, type Tag } from "./html/tag.ts";
import { type ImportBinding, importsAt } from "./imports.ts";
import type { Place } from "./place.ts";

/** Tags or a comment that were replaced by a processing instruction. */
export interface Placeholder extends Place {
  tags: Tag[];
  /** The original text. */
  original: string;
  /** Offset of the original in the source, as the offsets of its tags are relative to the source. */
  offset: number;
}

/** A document as it is parsed, and what the look before that has found in it. */
export interface Prescan {
  /** The text to parse; it has as many lines as the source. */
  text: string;
  placeholders: Placeholder[];
  /** Language words of fenced code. */
  languages: string[];
}

/** What the look has found in a `.md` file. */
export interface MarkdownPrescan extends Prescan {
  imports: ImportBinding[];
  /** Whether the file exports something or shows an imported value, and so must be read as MDX. */
  computes: boolean;
  /**
   * Whether it has expressions that are nothing but text, as authors escape characters of MDX, or that are elements:
   * it is MDX if all of it is valid MDX.
   */
  mayCompute: boolean;
}

/** Matches a stand-in; group 1 is the index of the placeholder. */
export const standIn = /<\?\u0001(\d+)[^?>]*\??>/g;

/** Limit on the characters scanned in vain for tags with expressions; after that, the rest is left as text. */
const MAX_SCANNED = 2_000_000;
/** Maximum length of a JSX comment over several lines. */
const MAX_COMMENT_LENGTH = 20_000;
const exportStatement =
  /^export\s+(?:(?:const|let|var)\s+[\w$[{]|(?:async\s+)?function\b|class\s|default\s+(?:async\s+)?(?:function\b|class\b|\(|[\w$]+\s*(?:=>|;?\s*$))|\{|\*\s)/;

/** Normalise a text for parsing: line ends, no byte order mark, none of the engine's own marks. */
export function normalise(text: string): string {
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return plain
    .replace(/&#(?:0*1|[xX]0*1);/g, "\ufffd")
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n")
    .replaceAll("\0", "\ufffd")
    .replaceAll("\u0001", "\ufffd");
}

/**
 * Prepare a `.md` file for constructs that are common under MDX. Import lines are blanked and recorded. Lines of
 * component tags, tags with `{…}` attributes and `{/* comments *\/}` are replaced by processing instructions,
 * which CommonMark parses as HTML that ends where they end, so that Markdown may follow a tag directly. Lines are
 * preserved; `restore` puts back what was replaced inside code.
 */
export function prescan(source: string): MarkdownPrescan {
  return new Prescanner(source).run();
}

/** Put back the original text where no tag is meant (code, alternative text). */
export function restore(text: string, { placeholders }: Prescan): string {
  if (!text.includes("\u0001")) return text;
  return text.replace(standIn, (whole, index: string) => placeholders[Number(index)]?.original ?? whole);
}

/** Where a tag may start, or a comment of JSX that is not the id of a heading. */
const starts = /(?<!\\)(?:<|\{\/\*(?!\s*#))/g;

/** Tags, or a comment without any, and where they are in the source. */
interface Found {
  start: number;
  end: number;
  tags: Tag[];
}

class Prescanner {
  private readonly placeholders: Placeholder[] = [];
  private readonly imports: ImportBinding[] = [];
  private readonly fences = new FenceTracker();
  private readonly out: string[] = [];
  private computes = false;
  private spent = 0;
  /** Offset of the first end of a JSX comment after the last one that was looked for. */
  private commentEnd = 0;
  /** Offset reached, and the number (from 1) and start of its line. */
  private offset = 0;
  private line = 1;
  private lineStart = 0;
  private blockStart = true;

  constructor(private readonly source: string) {}

  run(): MarkdownPrescan {
    this.skipFrontMatter();
    while (this.offset < this.source.length) this.takeLine();
    const text = this.out.join("");
    const names = this.imports.map((binding) => binding.local);
    this.computes ||= showsValue(text, names) || drawsPart(this.source, names);
    return {
      text,
      placeholders: this.placeholders,
      imports: this.imports,
      languages: [...this.fences.languages],
      computes: this.computes,
      mayCompute: hasOnlyPlainExpressions(text) || hasElement(text) || drawsPart(this.source, ["React"]),
    };
  }

  private skipFrontMatter(): void {
    if (!/^---[ \t]*\n/.test(this.source)) return;
    const end = /\n---[ \t]*(?:\n|$)/.exec(this.source.slice(3));
    if (end) this.emit(3 + end.index + end[0].length, undefined);
  }

  private takeLine(): void {
    const newline = this.source.indexOf("\n", this.offset);
    const end = newline < 0 ? this.source.length : newline;
    const line = this.source.slice(this.offset, end);
    const blockStart = this.blockStart;
    const isEmpty = line.trim() === "";
    this.blockStart = isEmpty || /(?:-->|\*\/\})[ \t]*$/.test(line);
    if (isEmpty || this.fences.inside(line)) {
      this.emit(end + 1, undefined);
      return;
    }
    if (blockStart && line.startsWith("import") && this.takeImports()) return;
    if (blockStart && line.startsWith("export") && exportStatement.test(line)) this.computes = true;
    const brace = line.includes("{");
    if (!brace && !line.includes("<")) {
      this.emit(end + 1, undefined);
      return;
    }
    const prefix = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*/.exec(line)![0];
    if (this.takeAlone(prefix)) return;
    // The braces of a tag that continues may be on the next line.
    const goesOn = line.lastIndexOf("<") > line.lastIndexOf(">");
    if (goesOn || (brace && (line.includes("<") || line.includes("{/*")))) {
      this.takeInline(end, prefix);
      return;
    }
    this.emit(end + 1, undefined);
  }

  /** Write the source up to `end`, or its replacement, and advance. */
  private emit(end: number, replacement: string | undefined): void {
    const stop = Math.min(end, this.source.length);
    const taken = this.source.slice(this.offset, stop);
    this.out.push(replacement ?? taken);
    for (let at = taken.indexOf("\n"); at >= 0; at = taken.indexOf("\n", at + 1)) {
      this.line++;
      this.lineStart = this.offset + at + 1;
    }
    this.offset = stop;
  }

  private takeImports(): boolean {
    const found = importsAt(this.source, this.offset, this.line);
    if (!found) return false;
    this.imports.push(...found.bindings);
    this.emit(found.end, this.source.slice(this.offset, found.end).replace(/[^\n]/g, ""));
    this.blockStart = true;
    return true;
  }

  /** Replace a line that consists of component tags or one comment, which may continue over several lines. */
  private takeAlone(prefix: string): boolean {
    const start = this.offset + prefix.length;
    const isComment = this.source.startsWith("{/*", start);
    const found = isComment ? this.commentAt(start, start + MAX_COMMENT_LENGTH) : this.componentsAt(start);
    if (!found) return false;
    const end = this.afterBlanks(found.end);
    if (end < this.source.length && this.source.charAt(end) !== "\n") return false;
    const original = this.source.slice(start, end);
    if (original.includes("\n") && prefix.includes(">")) return false;
    const stand = this.place(original, found.tags, start, prefix);
    this.emit(end + 1, `${prefix}${stand}${end < this.source.length ? "\n" : ""}`);
    return true;
  }

  /**
   * Replace tags with expressions within a line, which CommonMark would not accept as HTML, and comments of JSX
   * after other text.
   *
   * @param prefix of the line, before its text
   */
  private takeInline(lineEnd: number, prefix: string): void {
    const textStart = this.offset + prefix.length;
    const found: Found[] = [];
    const next = (from: number) => {
      starts.lastIndex = from;
      return starts.exec(this.source)?.index ?? -1;
    };
    let index = next(this.source.startsWith("{/*", textStart) ? textStart + 1 : this.offset);
    while (index >= 0 && index < lineEnd && this.spent < MAX_SCANNED) {
      const taken = this.source.startsWith("{", index) ? this.commentAt(index, lineEnd) : this.tagAt(index);
      if (!taken) {
        index = next(index + 1);
        continue;
      }
      found.push(taken);
      if (taken.end >= lineEnd) {
        const newline = this.source.indexOf("\n", taken.end);
        lineEnd = newline < 0 ? this.source.length : newline;
      }
      index = next(taken.end);
    }
    const original = ({ start, end }: Found) => this.source.slice(start, end);
    // A line that starts with a stand-in starts an HTML block, which ends with the line that contains the first
    // `?>`.
    const isBlock = found[0]?.start === textStart;
    const last = isBlock ? found.findLastIndex((one) => original(one).includes("\n")) : -1;
    for (const [at, one] of found.entries()) {
      this.emit(one.start, undefined);
      const end = at < last ? ">" : "?>";
      this.emit(one.end, this.place(original(one), one.tags, one.start, isBlock ? prefix : "", end));
    }
    this.emit(lineEnd + 1, undefined);
  }

  /** The tags of components at an offset, with nothing but blanks between them. */
  private componentsAt(start: number): Found | undefined {
    const tags: Tag[] = [];
    let end = start;
    while (this.source.charAt(end) === "<") {
      const tag = readTag(this.source, end);
      if (!tag || !isComponentName(tag.name)) return undefined;
      tags.push(tag);
      end = this.afterBlanks(tag.end);
    }
    return tags.length > 0 ? { start, end, tags } : undefined;
  }

  private afterBlanks(offset: number): number {
    let index = offset;
    while (/[ \t]/.test(this.source.charAt(index))) index++;
    return index;
  }

  /** The tag with expressions at an offset. */
  private tagAt(index: number): Found | undefined {
    const tag = readTag(this.source, index);
    if (!tag) this.spent += this.source.slice(index, index + 20_000).includes("{") ? 2000 : 0;
    if (!tag?.attributes.some((attribute) => typeof attribute.value === "object")) return undefined;
    return { start: tag.start, end: tag.end, tags: [tag] };
  }

  /** The comment of JSX at an offset, if it ends before a limit. */
  private commentAt(start: number, limit: number): Found | undefined {
    if (this.commentEnd < start + 3) {
      const found = this.source.indexOf("*/}", start + 3);
      this.commentEnd = found < 0 ? Infinity : found;
    }
    const end = this.commentEnd + 3;
    return end <= limit ? { start, end, tags: [] } : undefined;
  }

  private place(original: string, tags: Tag[], offset: number, prefix: string, end = "?>"): string {
    const head = `<?\u0001${this.placeholders.length}`;
    const rows = original.split("\n").length - 1;
    // Continuation lines contain a dot, as an empty line would end or loosen the enclosing block.
    const indent = prefix.replace(/[^\s]/g, " ");
    const stand =
      rows === 0
        ? `${head}${" ".repeat(Math.max(0, original.length - head.length - end.length))}${end}`
        : `${head}${`\n${indent}.`.repeat(rows)}${end}`;
    const column = offset - this.lineStart + 1;
    this.placeholders.push({ tags, original, offset, line: this.line, column });
    return stand;
  }
}
