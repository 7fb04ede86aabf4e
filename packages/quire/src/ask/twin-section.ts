import type { AnswerBlock } from "./answer.ts";
import { markdownBlocks } from "./markdown-blocks.ts";
import { spansOf, textOf } from "./spans.ts";

const heading = /^(#{1,6}) +(.*?)(?: +#+)? *(?:\{#[\w.-]+\})? *$/;

/**
 * The blocks of one section of a page's Markdown, up to the next heading.
 *
 * @param headings the path of headings below the page's title, ending with the section's own; empty for the
 *   introduction
 * @returns undefined if there is no such section
 */
export function twinSection(twin: string, headings: readonly string[]): AnswerBlock[] | undefined {
  const text = sectionText(twin, headings);
  return text === undefined ? undefined : markdownBlocks(text);
}

/** The same as Markdown. A section without text of its own is represented by the list of its subheadings. */
export function sectionText(twin: string, headings: readonly string[]): string | undefined {
  const own: string[] = [];
  const inner: { depth: number; text: string }[] = [];
  const path: { depth: number; text: string }[] = [];
  let inside = false;
  let found = false;
  let fenced = "";
  for (const line of twin.split("\n")) {
    const mark = /^ *(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (fenced === "" || (mark.startsWith(fenced) && line.trim() === mark)))
      fenced = fenced === "" ? mark : "";
    const match = mark || fenced !== "" ? null : heading.exec(line);
    if (match) {
      const depth = match[1]!.length;
      if (found && path.length > 0) {
        if (depth <= path.at(-1)!.depth || own.some((line) => line.trim() !== "")) break;
        inside = false;
        inner.push({ depth, text: match[2]! });
        continue;
      }
      while ((path.at(-1)?.depth ?? 0) >= depth) path.pop();
      path.push({ depth, text: plain(textOf(spansOf(match[2]!))) });
      const below = path.filter(({ depth }) => depth > 1);
      inside =
        below.length === headings.length && headings.every((one, index) => plain(one) === below[index]!.text);
      found = inside;
    } else if (inside || (!found && headings.length === 0 && path.length <= 1)) {
      found = true;
      inside = true;
      own.push(line);
    }
  }
  if (!found) return undefined;
  const direct = inner.filter(({ depth }) => depth === inner[0]!.depth);
  return direct.length > 0 ? direct.map(({ text }) => text).join(", ") : own.join("\n");
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
