import type { Scope } from "../compilation.ts";
import { openFragment, parseFragment } from "../fragment.ts";
import { writeAll } from "../nodes.ts";
import type { Place } from "../place.ts";
import { readTag, type Tag } from "./tag.ts";

/** Inline elements: Markdown continues after their tags. */
const inText = new Set("a abbr b br del em i img ins mark s small span strong sub sup u".split(" "));
/** Elements whose content is not parsed as Markdown. */
const literal = new Set("code kbd math pre samp script style svg textarea title var".split(" "));
/** Characters with a meaning in inline Markdown. */
const sign = /[[`*_\\$~]|:\/\//;
/** Ends a piece of text, or starts code that may hide its end. */
const stop = /`+|<(?=[/A-Za-z!])/g;
/** Longer lines are generated, and not searched. */
const MAX_LINE_LENGTH = 5000;

/**
 * Find the end of an element's content, if it closes in the line it opens in and may contain Markdown.
 *
 * @param text the HTML that `tag` was read from
 */
export function endInLine(text: string, tag: Tag): number | undefined {
  const name = tag.name.toLowerCase();
  if (tag.kind !== "open" || literal.has(name)) return undefined;
  const ahead = text.slice(tag.end, tag.end + MAX_LINE_LENGTH);
  const newline = ahead.indexOf("\n");
  const line = newline < 0 ? ahead : ahead.slice(0, newline);
  if (!line.includes("</") || !sign.test(line)) return undefined;
  const end = line.toLowerCase().lastIndexOf(`</${name}`);
  return end < 0 ? undefined : tag.end + end;
}

/** Whether the content of an element is shown as it is written. */
export function isLiteral(tag: Tag): boolean {
  return tag.kind === "open" && literal.has(tag.name.toLowerCase());
}

/** Find the end of the text that starts at an offset: at a tag that is not inline, else at `limit`. */
export function endOfText(text: string, from: number, limit: number): number {
  stop.lastIndex = from;
  for (let match = stop.exec(text); match && match.index < limit; match = stop.exec(text)) {
    if (match[0] !== "<") {
      const code = text.indexOf(match[0], stop.lastIndex);
      if (code >= 0 && code < limit) stop.lastIndex = code + match[0].length;
      continue;
    }
    const tag = readTag(text, match.index);
    if (!tag && !text.startsWith("<!", match.index)) continue;
    if (!tag || !inText.has(tag.name.toLowerCase())) return match.index;
    stop.lastIndex = tag.end;
  }
  return limit;
}

/** Write one line of Markdown without block syntax; returns whether it contained any text. */
export function writeLine(scope: Scope, line: string, at: Place): boolean {
  if (!sign.test(line)) return false;
  // The leading no-break space keeps the parser from seeing a list or any other block.
  const text = `\u00a0${line.trimEnd()}`;
  const tree = parseFragment(scope, text);
  const [paragraph] = tree.children ?? [];
  const first = paragraph?.children?.[0];
  if (paragraph?.type !== "paragraph" || first?.type !== "text") return false;
  first.value = first.value!.slice(1);
  const inner = openFragment(scope, tree, text, { ...at, column: at.column - 1 });
  writeAll(inner, paragraph.children);
  scope.compilation.writer.write(line.slice(line.trimEnd().length));
  return true;
}
