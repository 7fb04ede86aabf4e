import { attribute, type HtmlElement, type HtmlNode, readHtml, textOf } from "./html-tree.ts";
import { inlineMarkdown } from "./inline.ts";
import { mainRegion } from "./page-markdown.ts";
import { isSilent } from "./silent.ts";

/** A heading of a page, as in its Markdown. */
export interface PageHeading {
  depth: number;
  text: string;
  /** Undefined if the heading has no id. */
  anchor?: string;
}

/** A table row or list item with an id: a configuration field, an argument, a variable, a type. */
export interface PageRow {
  anchor: string;
  name: string;
  /** Its cells as Markdown, with the headings of their columns; of a list item, all of it. */
  cells: { column: string; text: string }[];
}

/** Find the anchors of a page: its headings, and table rows and list items with an id. */
export function pagePlaces(html: string): { headings: PageHeading[]; rows: PageRow[] } {
  const headings: PageHeading[] = [];
  const rows: PageRow[] = [];
  const visit = (nodes: readonly HtmlNode[]) => {
    for (const node of nodes) {
      if (typeof node === "string" || isSilent(node)) continue;
      if (/^h[1-6]$/.test(node.name)) {
        const text = inlineMarkdown(node.children, " ");
        if (text !== "")
          headings.push({ depth: Number(node.name[1]), text, anchor: attribute(node, "id") || undefined });
      } else if (node.name === "table") rows.push(...rowsOf(node));
      else if (node.name === "li" && startsWithId(node)) rows.push(itemOf(node));
      else visit(node.children);
    }
  };
  visit(readHtml(mainRegion(html)));
  return { headings, rows };
}

function rowsOf(table: HtmlElement): PageRow[] {
  const found: PageRow[] = [];
  let columns: string[] | undefined;
  for (const row of outermost(table.children, ({ name }) => name === "tr")) {
    const cells = row.children.filter(
      (cell): cell is HtmlElement => typeof cell !== "string" && (cell.name === "td" || cell.name === "th"),
    );
    if (!columns) {
      columns = cells.map((cell) => inlineMarkdown(cell.children, " "));
      continue;
    }
    const [first] = cells;
    const inFirst = first ? [first, ...outermost(first.children, hasId)] : [];
    const ids = [row, ...inFirst].filter(hasId);
    // Empty elements are anchors of something else that the row is about.
    const named = ids.find(({ children }) => textOf(children).trim() !== "") ?? ids[0];
    if (!named) continue;
    const [name = ""] = textOf(named === row ? (first?.children ?? []) : named.children)
      .trim()
      .split(/\s+/);
    found.push({
      anchor: attribute(named, "id")!,
      name: name || attribute(named, "id")!,
      cells: cells.map((cell, index) => ({
        column: columns?.[index] ?? "",
        text: inlineMarkdown(cell.children, " "),
      })),
    });
  }
  return found;
}

const startsWithId = ({ children: [first] }: HtmlElement) =>
  first !== undefined && typeof first !== "string" && attribute(first, "id") !== undefined;

function itemOf({ children }: HtmlElement): PageRow {
  const anchor = attribute(children[0] as HtmlElement, "id")!;
  const [name] = textOf(children)
    .trim()
    .split(/[\s:(]/);
  return { anchor, name: name || anchor, cells: [{ column: "", text: inlineMarkdown(children, " ") }] };
}

const hasId = (element: HtmlElement) => Boolean(attribute(element, "id"));

/** The elements of a kind that are in none of the same kind. */
function outermost(nodes: readonly HtmlNode[], isOne: (element: HtmlElement) => boolean): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return isOne(node) ? [node] : outermost(node.children, isOne);
  });
}
