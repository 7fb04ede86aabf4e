import { itemName } from "../field-row.ts";
import type { DescribedField } from "./load-sources.ts";

/** A field with its nested fields. */
export interface FieldNode extends DescribedField {
  /** Last segment of its path. */
  name: string;
  /** Fields of an object, and `` `key` `` of a map. */
  children: Map<string, FieldNode>;
  /** Fields of list items, or of alternative forms of the value. */
  items?: FieldNode;
}

/**
 * Arrange the fields of a module as a tree in which required ones come first and the given order is kept
 * otherwise.
 */
export function fieldTree(fields: readonly DescribedField[]): FieldNode[] {
  const nodes = new Map<string, FieldNode>();
  const roots: FieldNode[] = [];
  for (const field of fields) {
    const cut = field.path.lastIndexOf(".");
    const name = field.path.slice(cut + 1);
    const node: FieldNode = { ...field, name, children: new Map() };
    nodes.set(field.path, node);
    const parent = nearest(nodes, cut < 0 ? "" : field.path.slice(0, cut));
    if (!parent) roots.push(node);
    else if (itemName.test(name) && parent.node.children.size === 0 && !parent.rest) parent.node.items = node;
    else inside(parent.node, parent.rest).set(name, node);
  }
  return roots.sort((a, b) => Number(b.required === true) - Number(a.required === true));
}

/** The closest field above a path, and the segments in between that are not fields. */
function nearest(nodes: Map<string, FieldNode>, path: string): { node: FieldNode; rest: string } | undefined {
  let parent = path;
  while (parent) {
    const node = nodes.get(parent);
    if (node) return { node, rest: path.slice(parent.length + 1) };
    const cut = parent.lastIndexOf(".");
    parent = cut < 0 ? "" : parent.slice(0, cut);
  }
  return undefined;
}

/** The children below parts that have no field of their own, such as the `` `key` `` of a map. */
function inside(node: FieldNode, rest: string): Map<string, FieldNode> {
  if (!rest) return node.children;
  let children = node.children;
  let path = node.path;
  for (const name of rest.split(".")) {
    path += `.${name}`;
    let next = children.get(name);
    if (!next) {
      next = { path, name, type: "object", description: "", children: new Map() };
      children.set(name, next);
    }
    children = next.children;
  }
  return children;
}

/** Names in paths that stand for the item of a list, as recipes do not have them, each once. */
export function itemNames(nodes: Iterable<FieldNode>): string[] {
  const names = [...walkFields(nodes)].flatMap(({ type, items }) =>
    type.includes("list") && items && (items.children.size > 0 || items.items) ? [items.name] : [],
  );
  return [...new Set(names)];
}

/** All nodes of a tree, each before what is inside. */
function* walkFields(nodes: Iterable<FieldNode>): Generator<FieldNode> {
  for (const node of nodes) {
    yield node;
    if (node.items) yield* walkFields([node.items]);
    yield* walkFields(node.children.values());
  }
}
