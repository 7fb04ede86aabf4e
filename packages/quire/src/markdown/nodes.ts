import { placeOf, report, type Scope } from "./compilation.ts";
import type { MarkdownNode } from "./parse.ts";

/** Maximum depth: deeper than authors nest, and far from overflowing the call stack. */
const MAX_DEPTH = 300;

/** Write a list of nodes. */
export function writeAll(scope: Scope, nodes: readonly MarkdownNode[] | undefined): void {
  if (!nodes) return;
  if (scope.depth >= MAX_DEPTH) {
    if (nodes.length > 0) {
      report(scope, placeOf(scope, nodes[0]!), {
        code: "nested-too-deep",
        severity: "error",
        message: `Quotes, lists or emphasis are nested more than ${MAX_DEPTH} levels deep.`,
        hint: "Escape characters that are not meant as Markdown (`\\>`, `\\*`), or put them in a code block.",
      });
    }
    return;
  }
  scope.depth++;
  for (const [index, node] of nodes.entries()) {
    // Keep a space between badges or links that are components on consecutive lines.
    if (scope.depth === 1 && isMdxBlock(node) && isMdxBlock(nodes[index - 1])) {
      scope.compilation.writer.write("\n");
    }
    scope.compilation.writeNode(scope, node);
    if (scope.depth === 1 && scope.compilation.truncated)
      scope.compilation.excerpt ??= scope.compilation.writer.snapshot();
  }
  scope.depth--;
}

/** Write nodes between two pieces of HTML, the second of which also ends whatever the nodes leave open. */
export function writeWithin(
  scope: Scope,
  start: string,
  nodes: readonly MarkdownNode[] | undefined,
  end: string,
): void {
  const { writer } = scope.compilation;
  writer.openContainer(start);
  writeAll(scope, nodes);
  writer.closeContainer(end);
}

/** Whether a node is an MDX element or expression on lines of its own. */
function isMdxBlock(node: MarkdownNode | undefined): boolean {
  return node?.type === "mdxJsxFlowElement" || node?.type === "mdxFlowExpression";
}
