import type { Compilation, Scope } from "./compilation.ts";
import { reserveIds } from "./heading.ts";
import type { Unit } from "./input.ts";
import type { MarkdownNode } from "./parse.ts";

/** Number of letters from which a name is too long for a line of text, or of a list, on a phone. */
const LONG_IN_TEXT = 36;

/**
 * Start writing a unit: collect its reference definitions and the ids set by its author.
 *
 * @param tree a part of the unit that was parsed by itself; by default, it is the whole
 * @param text what the tree was parsed from
 */
export function openScope(
  compilation: Compilation,
  unit: Unit,
  tree = unit.tree,
  text = unit.prescan.text,
): Scope {
  const scope: Scope = {
    compilation,
    unit,
    text,
    lineOffset: 0,
    columnOffset: 0,
    definitions: new Map(),
    footnoteDefinitions: new Map(),
    longName: LONG_IN_TEXT,
    depth: 0,
  };
  if (text.includes("]:")) collectDefinitions(scope, tree);
  reserveIds(scope, tree.children);
  return scope;
}

function collectDefinitions(scope: Scope, tree: MarkdownNode): void {
  const stack = [tree];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const into =
      node.type === "definition"
        ? scope.definitions
        : node.type === "footnoteDefinition"
          ? scope.footnoteDefinitions
          : undefined;
    if (into && node.identifier !== undefined && !into.has(node.identifier)) into.set(node.identifier, node);
    // Pushed in reverse, so that the first of two definitions wins.
    for (let index = (node.children?.length ?? 0) - 1; index >= 0; index--)
      stack.push(node.children![index]!);
  }
}
