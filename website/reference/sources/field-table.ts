import { fieldRow } from "../field-row.ts";
import { type Markdown, table } from "../markdown.ts";
import type { FieldNode } from "./field-tree.ts";

/**
 * The table of a module's fields: required ones first, nested fields below their parent, each with an anchor.
 *
 * @param prefix of the anchors, for pages with the fields of several modules
 * @param isNew whether the previous version did not have a field
 */
export function fieldTable(
  fields: readonly FieldNode[],
  prefix: string,
  isNew: (path: string) => boolean,
): Markdown {
  const rows: [field: Markdown, words: Markdown][] = [];
  const add = (nodes: Iterable<FieldNode>, around?: FieldNode) => {
    for (const node of nodes) {
      if (node.description && !isUsualCase(node, around)) rows.push(row(node, prefix, isNew(node.path)));
      const { items } = node;
      if (items && (items.children.size > 0 || items.items)) add([items]);
      add(node.children.values(), node);
    }
  };
  add(fields);
  return table(["Field", "What it does"], rows);
}

/** Anchor of a field: the prefix, and its path without backticks. */
export function fieldAnchor(path: string, prefix: string): string {
  return prefix + path.replaceAll("`", "");
}

/** Whether a field is the `ignoreCase` of patterns as all have it: it gets no row, only its anchor in theirs. */
const isUsualCase = (node: FieldNode, around?: FieldNode) =>
  node.name === "ignoreCase" && node.default === true && around?.type.includes("patterns");

function row(node: FieldNode, prefix: string, isNew: boolean): [field: Markdown, words: Markdown] {
  const held = [...node.children.values()].filter((child) => isUsualCase(child, node));
  const anchors = held.map((child) => `<a id="${fieldAnchor(child.path, prefix)}"></a>`).join("");
  const [name, words] = fieldRow(
    {
      ...node,
      type: typeLabel(node),
      default: node.default === undefined ? undefined : shown(node.default),
    },
    fieldAnchor(node.path, prefix),
    [node.deprecated && "deprecated", isNew && "<b>new</b>"],
  );
  // An anchor takes what follows it for its own text in the search: the field's comes last.
  return [`${anchors}${name}`, words];
}

function typeLabel(node: FieldNode): string {
  return node.type
    .split(" | ")
    .map((kind) =>
      kind === "list" && node.items ? `list of ${plural(node.items.type.split(" | ")[0]!)}` : kind,
    )
    .join(" or ");
}

const plural = (kind: string) => (kind === "enum" ? "values" : kind.replace(/^\w+/, "$&s"));

const shown = (value: unknown) => (typeof value === "string" ? value || '""' : JSON.stringify(value));
