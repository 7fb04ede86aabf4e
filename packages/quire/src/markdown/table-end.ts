import { FenceTracker } from "./code/fence.ts";
import type { MarkdownNode, Point } from "./parse.ts";

/** A blank line that was put into a text: where it starts, in the text with all such lines, and its length. */
interface BlankLine {
  start: number;
  length: number;
}

/** The closing line of an admonition; group 1 is what quotes and indents it. */
const closing = /^([\s>]*):{3,}[ \t]*$/;
/** Such a line right below one with a cell of a table: whether there is one is known much sooner than where. */
const belowCell = /\|[^|\n]*\n[ \t>]*:{3,}[ \t]*$/m;
/** The line below the headings of a table. */
const delimiters = /^[\s>]*(?=.*\|)[|: \t-]*-[|: \t-]*$/;
/** A line without text, also in a quotation. */
const blank = /^[\s>]*$/;

/**
 * Put a blank line between a table and the closing line of an admonition right below it, which the parser takes for a
 * row of the table.
 */
export function endTables(text: string): { text: string; added: BlankLine[] } {
  const added: BlankLine[] = [];
  if (!text.includes(":::") || !belowCell.test(text)) return { text, added };
  const fences = new FenceTracker();
  const lines: string[] = [];
  let length = 0;
  let isTable = false;
  const add = (line: string) => {
    lines.push(line);
    length += line.length + 1;
  };
  for (const line of text.split("\n")) {
    const end: RegExpExecArray | null = isTable ? closing.exec(line) : null;
    if (end) {
      const gap = end[1]!.trimEnd();
      added.push({ start: length, length: gap.length + 1 });
      add(gap);
    }
    isTable = !fences.inside(line) && !end && !blank.test(line) && (isTable || delimiters.test(line));
    add(line);
  }
  return { text: added.length > 0 ? lines.join("\n") : text, added };
}

/** Make the positions in a tree those of the text before blank lines were put in. */
export function withoutLines(root: MarkdownNode, added: readonly BlankLine[]): void {
  const move = ({ line, column, offset }: Point): Point => {
    const before = added.filter(({ start }) => start < offset);
    const shift = before.reduce((sum, { length }) => sum + length, 0);
    return { line: line - before.length, column, offset: offset - shift };
  };
  const nodes = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.position) node.position = { start: move(node.position.start), end: move(node.position.end) };
    nodes.push(...(node.children ?? []));
  }
}
