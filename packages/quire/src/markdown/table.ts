import { escapeHtml } from "../base/escape.ts";
import { placeOf, report, type Scope, sourceOf } from "./compilation.ts";
import { writeWithin } from "./nodes.ts";
import type { MarkdownNode } from "./parse.ts";

/**
 * Maximum number of cells added to short rows: filling up a wide table with many of them would take quadratic
 * space.
 */
const MAX_FILLED_CELLS = 10_000;

/** Number of letters from which a name is too long for one of two, three, or four and more columns on a phone. */
const LONG_IN_COLUMNS = [17, 12, 9];

/** Write a table in a scrolling box, named after its section. */
export function writeTable(outer: Scope, node: MarkdownNode): void {
  const columns = node.children?.[0]?.children?.length ?? 0;
  const longName = columns < 2 ? outer.longName : LONG_IN_COLUMNS[Math.min(columns, 4) - 2]!;
  const scope = { ...outer, longName };
  const { writer, sections } = scope.compilation;
  const [head, ...rows] = node.children ?? [];
  const name = sections.heading === "" ? "Table" : `Table: ${sections.heading}`;
  // A group, not a region: reference pages would have about a hundred landmarks.
  writer.write(
    `<section class="table-scroll" role="group" tabindex="0" aria-label="${escapeHtml(name)}"><table>\n`,
  );
  if (head) {
    writer.write("<thead>");
    writeRow(scope, head, node, "th");
    writer.write("</thead>\n");
  }
  if (rows.length > 0) {
    writer.write("<tbody>\n");
    const width = head?.children?.length ?? 0;
    let filled = 0;
    for (const row of rows) {
      checkRow(scope, row, width);
      const cells = (row.children ?? []).slice(0, width);
      const missing = Math.min(width - cells.length, MAX_FILLED_CELLS - filled);
      filled += missing;
      const empty = Array.from({ length: missing }, () => ({ type: "tableCell", children: [] }));
      writeRow(scope, { ...row, children: [...cells, ...empty] }, node, "td");
    }
    writer.write("</tbody>\n");
  }
  writer.write("</table></section>\n");
  sections.break();
  sections.endPlace();
}

/** Warn about cells that have no column, as they are not shown, and about a row that seems to be a paragraph. */
function checkRow(scope: Scope, row: MarkdownNode, width: number): void {
  const lost = row.children?.slice(width).find(({ children = [] }) => children.length > 0);
  if (lost) {
    report(scope, placeOf(scope, lost), {
      code: "table-row",
      message: `The row has ${row.children!.length} cells for ${width} ${width === 1 ? "column" : "columns"}: those from here on are not shown.`,
      hint: "Write `\\|` for a bar that is text, also in code, or give the head and the line below it more columns.",
    });
  } else if (width > 1 && !sourceOf(scope, row).includes("|")) {
    report(scope, placeOf(scope, row), {
      code: "table-row",
      message: "The line is read as a row of the table above it.",
      hint: "Write an empty line between them.",
    });
  }
}

function writeRow(scope: Scope, row: MarkdownNode, table: MarkdownNode, cell: "th" | "td"): void {
  const { writer, sections } = scope.compilation;
  const isEmpty = ({ children = [] }: MarkdownNode) => children.length === 0;
  // Among cells that are no headers, what a header is for has to be said.
  const columns = cell === "th" && row.children?.some(isEmpty) ? ' scope="col"' : "";
  writer.write("<tr>");
  for (const [index, node] of (row.children ?? []).entries()) {
    const align = table.align?.[index];
    const name = align === "center" || align === "right" ? ` class="align-${align}"` : "";
    const tag = cell === "th" && isEmpty(node) ? "td" : cell;
    writeWithin(scope, `<${tag}${name}${tag === "th" ? columns : ""}>`, node.children, `</${tag}>`);
    sections.endCell();
  }
  writer.write("</tr>\n");
  sections.break();
}
