import { type HtmlElement, type HtmlNode, wholeNumber } from "./html-tree.ts";
import { inlineMarkdown } from "./inline.ts";
import { isSilent } from "./silent.ts";

/** Convert a table to Markdown: one line for each row, below a header row. */
export function tableMarkdown(table: HtmlElement): string[] {
  const blocks: string[] = [];
  const rows: { cells: string[]; isHead: boolean }[] = [];
  /** By column: how many further rows its last cell covers. */
  const covered: number[] = [];
  const visit = (nodes: readonly HtmlNode[], inHead: boolean) => {
    for (const node of nodes) {
      if (typeof node === "string" || isSilent(node)) continue;
      if (node.name === "caption") blocks.push(inlineMarkdown(node.children, " "));
      else if (node.name === "tr") rows.push(readRow(node, inHead, covered));
      else visit(node.children, inHead || node.name === "thead");
    }
  };
  visit(table.children, false);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width === 0) return blocks;
  const head = rows[0]!.isHead ? rows.shift()!.cells : [];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = line(Array.from({ length: width }, () => "---"));
  // Short rows are not padded, as missing cells count as empty.
  return [...blocks, [line(padded(head, width)), rule, ...rows.map(({ cells }) => line(cells))].join("\n")];
}

function readRow(row: HtmlElement, inHead: boolean, covered: number[]): { cells: string[]; isHead: boolean } {
  const cells: string[] = [];
  const skipCovered = () => {
    for (let rows = covered[cells.length] ?? 0; rows > 0; rows = covered[cells.length] ?? 0) {
      covered[cells.length] = rows - 1;
      cells.push("");
    }
  };
  let isHead = true;
  for (const cell of row.children) {
    if (typeof cell === "string" || (cell.name !== "td" && cell.name !== "th")) continue;
    if (cell.name === "td") isHead = false;
    skipCovered();
    const rows = spanOf(cell, "rowspan", 65_534) - 1;
    for (let column = 0; column < spanOf(cell, "colspan", 1000); column++) {
      covered[cells.length] = rows;
      cells.push(column === 0 ? cellMarkdown(cell) : "");
    }
  }
  skipCovered();
  return { cells, isHead: inHead || (isHead && cells.length > 0) };
}

/** Number of columns or rows that a cell covers, within the limits of HTML. */
function spanOf(cell: HtmlElement, name: "colspan" | "rowspan", limit: number): number {
  return Math.min(limit, Math.max(1, wholeNumber(cell, name) ?? 1));
}

/** Content of a cell, with vertical bars escaped, even in code. */
function cellMarkdown(cell: HtmlElement): string {
  return inlineMarkdown(cell.children, "<br>").replace(/\n/g, " ").replace(/\|/g, "\\|");
}

const padded = (cells: readonly string[], width: number) =>
  cells.length === width ? cells : Array.from({ length: width }, (_, index) => cells[index] ?? "");
