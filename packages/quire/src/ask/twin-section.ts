import type { AnswerBlock } from "./answer.ts";
import type { Library } from "./candidates.ts";
import { markdownBlocks } from "./markdown-blocks.ts";
import { spansOf, textOf } from "./spans.ts";

/** A page as Markdown; "" if it cannot be read. */
export function twinOf(library: Pick<Library, "twin">, path: string): Promise<string> {
  return library.twin(path).catch(() => "");
}

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
  const path: { depth: number; text: string }[] = [];
  const own: string[] = [];
  const inner: { depth: number; text: string }[] = [];
  let found = false;
  let inside = false;
  for (const { line, depth, text } of linesOf(twin)) {
    if (depth === undefined) {
      // The introduction has no heading of its own but the page's title.
      if (!found && headings.length === 0 && path.length <= 1) found = inside = true;
      if (inside) own.push(line);
    } else if (found && path.length > 0) {
      if (depth <= path.at(-1)!.depth || own.some((line) => line.trim() !== "")) break;
      inside = false;
      inner.push({ depth, text });
    } else {
      while ((path.at(-1)?.depth ?? 0) >= depth) path.pop();
      path.push({ depth, text: plain(textOf(spansOf(text))) });
      const below = path.filter(({ depth }) => depth > 1);
      found = inside =
        below.length === headings.length && headings.every((one, index) => plain(one) === below[index]!.text);
    }
  }
  if (!found) return undefined;
  const direct = inner.filter(({ depth }) => depth === inner[0]!.depth);
  return direct.length > 0 ? direct.map(({ text }) => text).join(", ") : own.join("\n");
}

/** The headings directly below the title of a page's Markdown. */
export function pageSections(twin: string): string[] {
  return [...linesOf(twin)].filter(({ depth }) => depth === 2).map(({ text }) => textOf(spansOf(text)));
}

/** The lines of some Markdown; headings, which fenced code has none of, with their depth and text. */
function* linesOf(markdown: string): Generator<{ line: string; depth?: number; text: string }> {
  let fence = "";
  for (const line of markdown.split("\n")) {
    const mark = /^ *(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && fence === "") fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = "";
    const [, marks, text = ""] = (mark || fence !== "" ? null : heading.exec(line)) ?? [];
    yield { line, depth: marks?.length, text };
  }
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
