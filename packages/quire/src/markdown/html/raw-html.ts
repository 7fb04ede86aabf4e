import { decodeEntities } from "../../base/entities.ts";
import { escapeRawText } from "../../base/escape.ts";
import { placesIn, report, type Scope } from "../compilation.ts";
import { writeFragment } from "../fragment.ts";
import { writeHeadSource } from "../mdx/mdx-head.ts";
import type { MarkdownNode } from "../parse.ts";
import { type PlaceAt, placesBehind } from "../place.ts";
import { standIn } from "../prescan.ts";
import { applyComment } from "./comment.ts";
import { isComponentTag, writeComponentTag } from "./component-tag.ts";
import { endInLine, endOfText, isLiteral, writeLine } from "./html-line.ts";
import { reportUnended, writeHtmlTag } from "./html-tag.ts";
import { readTag, type Tag } from "./tag.ts";

/** Elements whose text belongs to the surrounding sentence. */
const inlineElements = new Set(
  "a abbr b bdi bdo cite code dfn em font i ins kbd mark q s samp small span strong sub sup u var wbr".split(
    " ",
  ),
);
const rawText = new Set(["script", "style", "textarea", "title"]);

/** Write an `html` node: its tags, stand-ins and the text between them; comments are dropped. */
export function writeRawHtml(scope: Scope, node: MarkdownNode): void {
  new HtmlTokens(scope, node).run();
}

/** The tags in an inline `html` node; of a stand-in, the ones it stands for. */
export function tagsOf(scope: Scope, node: MarkdownNode): Tag[] {
  const value = node.value ?? "";
  if (value.startsWith("<?\u0001"))
    return scope.unit.prescan.placeholders[Number.parseInt(value.slice(3), 10)]?.tags ?? [];
  const tag = value.startsWith("<") ? readTag(value, 0) : undefined;
  return tag ? [tag] : [];
}

/** The delimiter that ends the instruction, CDATA section or declaration at `index`. */
function endingOf(value: string, index: number): string {
  if (value.startsWith("<![CDATA[", index)) return "]]>";
  // A stand-in may end like a tag.
  return value.startsWith("<?", index) && !value.startsWith("<?\u0001", index) ? "?>" : ">";
}

class HtmlTokens {
  private readonly scope: Scope;
  private readonly value: string;
  private readonly placeAt: PlaceAt;
  /** End of an element that closes in the line it opens in: until there, text is Markdown. */
  private lineEnd = 0;
  /** End of an element whose content is literal. */
  private literalEnd = 0;

  constructor(scope: Scope, node: MarkdownNode) {
    this.scope = scope;
    this.value = node.value ?? "";
    this.placeAt = placesIn(scope, node);
  }

  run(): void {
    const { value } = this;
    let textFrom = 0;
    let index = value.indexOf("<");
    while (index >= 0) {
      const end = this.token(index, textFrom);
      if (end === undefined) index = value.indexOf("<", index + 1);
      else {
        textFrom = end < this.lineEnd ? this.line(end) : end;
        index = value.indexOf("<", textFrom);
      }
    }
    this.text(textFrom, value.length);
  }

  /**
   * Write the token at `index` and the text before it; returns the offset after it, or undefined if there is
   * none.
   */
  private token(index: number, textFrom: number): number | undefined {
    const { value } = this;
    const tag = readTag(value, index);
    if (!tag && !/[?!]/.test(value.charAt(index + 1))) {
      reportUnended(this.scope, value.slice(index, index + 300), this.placeAt(index));
      return undefined;
    }
    this.text(textFrom, index);
    if (tag) return this.element(tag);
    return value.startsWith("<!--", index) ? this.comment(index) : this.instruction(index);
  }

  private comment(index: number): number {
    const close = this.value.indexOf("-->", index + 4);
    const end = close < 0 ? this.value.length : close + 3;
    if (close < 0)
      report(this.scope, this.placeAt(index), {
        code: "html-unclosed",
        message: "The comment is never closed.",
        hint: "Write `-->` at its end. Until then, the text is part of the comment and not shown.",
      });
    applyComment(this.scope, this.value.slice(index, end));
    return end;
  }

  private instruction(index: number): number {
    const closing = endingOf(this.value, index);
    const close = this.value.indexOf(closing, index + 2);
    const end = close < 0 ? this.value.length : close + closing.length;
    this.standIn(this.value.slice(index, end));
    return end;
  }

  /** Write the tag of an element or component, with its content where that is no Markdown. */
  private element(tag: Tag): number {
    const { value } = this;
    const closing = `</${tag.name}>`;
    const isHead = tag.name === "head" || tag.name === "style";
    const headEnd = isHead ? value.indexOf(closing, tag.end) + closing.length : 0;
    const at = this.placeAt(tag.start);
    if (headEnd > tag.end && writeHeadSource(this.scope, value.slice(tag.start, headEnd), at)) return headEnd;
    this.tag(tag, this.placeAt);
    if (tag.kind === "open" && rawText.has(tag.name.toLowerCase())) {
      const closes = new RegExp(`</${tag.name}`, "gi");
      closes.lastIndex = tag.end;
      const end = closes.exec(value)?.index ?? value.length;
      this.scope.compilation.writer.write(escapeRawText(value.slice(tag.end, end)));
      return end;
    }
    if (tag.end >= this.lineEnd) this.lineEnd = this.isMarkdown ? (endInLine(value, tag) ?? 0) : 0;
    else if (isLiteral(tag)) this.literalEnd = value.indexOf(`</${tag.name}`, tag.end);
    return tag.end;
  }

  private get isMarkdown(): boolean {
    return this.scope.unit.format === "md" && !this.scope.compilation.writer.muted;
  }

  /** Write the text of such an element from an offset; returns where it ends. */
  private line(from: number): number {
    if (from < this.literalEnd) return from;
    const end = endOfText(this.value, from, this.lineEnd);
    return writeLine(this.scope, this.value.slice(from, end), this.placeAt(from)) ? end : from;
  }

  private tag(tag: Tag, placeAt: PlaceAt): void {
    if (isComponentTag(this.scope, tag.name)) {
      writeComponentTag(this.scope, tag, placeAt);
      return;
    }
    writeHtmlTag(this.scope, tag, placeAt);
    if (!inlineElements.has(tag.name.toLowerCase())) this.scope.compilation.sections.break();
  }

  /** Write a stand-in as what it stands for; other instructions and declarations are dropped. */
  private standIn(text: string): void {
    standIn.lastIndex = 0;
    const index = standIn.exec(text)?.[1];
    const placeholder = this.scope.unit.prescan.placeholders[Number(index)];
    if (!placeholder) return;
    if (placeholder.tags.length === 0) applyComment(this.scope, placeholder.original);
    const { tags, offset, original } = placeholder;
    if (tags[0]?.name === "style" && writeHeadSource(this.scope, original, placeholder)) return;
    const placeInOriginal = placesBehind(placeholder, original);
    const placeAt: PlaceAt = (position) => placeInOriginal(Math.max(0, position - offset));
    for (const tag of tags) this.tag(tag, placeAt);
  }

  private text(from: number, to: number): void {
    if (from >= to) return;
    const { writer, sections } = this.scope.compilation;
    const raw = this.value.slice(from, to);
    if (writer.muted) return;
    // As in JSX, line breaks between components are not text.
    const broken = from === 0 || to === this.value.length || raw.includes("\n");
    if (raw.trim() === "" && writer.inComponent && broken) return;
    if (raw.trim() !== "" && writer.inComponent && this.scope.unit.format === "md") {
      writeFragment(this.scope, raw, this.placeAt(from));
      return;
    }
    writer.write(escapeRawText(raw));
    sections.add(decodeEntities(raw));
  }
}
