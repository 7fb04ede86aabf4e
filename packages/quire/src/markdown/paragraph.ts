import { placeOf, type Scope, sourceOf } from "./compilation.ts";
import { reportUnended } from "./html/html-tag.ts";
import { tagsOf } from "./html/raw-html.ts";
import { isComponentName, type Tag } from "./html/tag.ts";
import { reportMistypedBlock } from "./mistyped.ts";
import { writeAll, writeWithin } from "./nodes.ts";
import type { MarkdownNode } from "./parse.ts";
import { reportSpacedDirective } from "./stray-directive.ts";

/**
 * Write a paragraph. One that consists of components only is not wrapped, as in MDX. A component that opens at
 * its start or closes at its end is moved out of it, so that it can enclose other blocks.
 */
export function writeParagraph(scope: Scope, node: MarkdownNode): void {
  const { writer, sections } = scope.compilation;
  const nodes = node.children ?? [];
  const [start] = nodes;
  if (start?.type === "text" && start.value?.startsWith("<"))
    reportUnended(scope, sourceOf(scope, start), placeOf(scope, node));
  if (start?.type === "text" && start.value?.startsWith(":::"))
    reportSpacedDirective(scope, node, start.value);
  if (start?.type === "text") reportMistypedBlock(scope, node, start.value ?? "");
  const { first, end, bare } = unravel(scope, nodes);
  writeAll(scope, nodes.slice(0, first));
  const inner = nodes.slice(first, end);
  const plain = bare || writer.inPhrasing;
  if (inner.some((child) => !isBlank(child)))
    writeWithin(scope, plain ? "" : "<p>", inner, plain ? "" : "</p>\n");
  writeAll(scope, nodes.slice(end));
  sections.break();
}

function isBlank(node: MarkdownNode | undefined): boolean {
  return node?.type === "text" && (node.value ?? "").trim() === "";
}

/** Decide which children of a paragraph stay inside it, and whether there is text outside their components. */
function unravel(
  scope: Scope,
  nodes: readonly MarkdownNode[],
): { first: number; end: number; bare: boolean } {
  const jsx = nodes.some((node) => node.type === "html" || node.type === "mdxJsxTextElement");
  if (!jsx) return { first: 0, end: nodes.length, bare: false };
  const { opened, closed, bare } = unpaired(scope, nodes);
  let first = 0;
  for (let index = 0; opened.has(index) || isBlank(nodes[index]); index++)
    if (opened.has(index)) first = index + 1;
  let end = nodes.length;
  for (let index = nodes.length - 1; index >= first && (closed.has(index) || isBlank(nodes[index])); index--)
    if (closed.has(index)) end = index;
  return { first, end, bare: bare && first === 0 && end === nodes.length };
}

/**
 * Find the children with tags of components that open or close here, but not both, and whether there are
 * components and nothing else.
 */
function unpaired(
  scope: Scope,
  nodes: readonly MarkdownNode[],
): { opened: ReadonlySet<number>; closed: ReadonlySet<number>; bare: boolean } {
  const open: { name: string; index: number }[] = [];
  const closed = new Set<number>();
  let text = false;
  let components = 0;
  for (const [index, node] of nodes.entries()) {
    const tags: Tag[] = node.type === "html" ? tagsOf(scope, node) : [];
    const component = tags.length > 0 && tags.every((tag) => isComponentName(tag.name));
    if (component || (node.type === "mdxJsxTextElement" && isComponentName(node.name ?? ""))) components++;
    else if (open.length === 0 && !isBlank(node) && !isComment(node)) text = true;
    for (const { kind, name } of component ? tags : []) {
      if (kind === "open") open.push({ name, index });
      else if (kind === "close" && open.at(-1)?.name === name) open.pop();
      else if (kind === "close") closed.add(index);
    }
  }
  return { opened: new Set(open.map(({ index }) => index)), closed, bare: components > 0 && !text };
}

function isComment(node: MarkdownNode): boolean {
  return node.type === "html" && (node.value ?? "").startsWith("<!--");
}
