import type { Scope } from "./compilation.ts";
import { writeAll } from "./nodes.ts";
import type { MarkdownNode } from "./parse.ts";
import { tagsOf } from "./raw-html.ts";
import { isComponentName, type Tag } from "./tag.ts";

/**
 * Write a paragraph. One that consists of components only is not wrapped, as in MDX. A component that opens at
 * its start or closes at its end is moved out of it, so that it can enclose other blocks.
 */
export function writeParagraph(scope: Scope, node: MarkdownNode): void {
  const { writer, sections } = scope.compilation;
  const nodes = node.children ?? [];
  const { first, end, bare } = unravel(scope, nodes);
  writeAll(scope, nodes.slice(0, first));
  const inner = nodes.slice(first, end);
  const plain = bare || writer.inPhrasing;
  if (inner.some((child) => !isBlank(child))) {
    writer.openContainer(plain ? "" : "<p>");
    writeAll(scope, inner);
    writer.closeContainer(plain ? "" : "</p>\n");
  }
  writeAll(scope, nodes.slice(end));
  sections.break();
}

function isBlank(node: MarkdownNode): boolean {
  return node.type === "text" && (node.value ?? "").trim() === "";
}

/** Decide which children of a paragraph stay inside it, and whether there is text outside their components. */
function unravel(
  scope: Scope,
  nodes: readonly MarkdownNode[],
): { first: number; end: number; bare: boolean } {
  const jsx = nodes.some((node) => node.type === "html" || node.type === "mdxJsxTextElement");
  if (!jsx) return { first: 0, end: nodes.length, bare: false };
  const open: { name: string; index: number }[] = [];
  const strays: number[] = [];
  let bare = true;
  let components = 0;
  for (const [index, node] of nodes.entries()) {
    const tags: Tag[] = node.type === "html" ? tagsOf(scope, node) : [];
    const component = tags.length > 0 && tags.every((tag) => isComponentName(tag.name));
    if (component || (node.type === "mdxJsxTextElement" && isComponentName(node.name ?? ""))) components++;
    else if (open.length === 0 && !isBlank(node) && !isComment(node)) bare = false;
    for (const tag of component ? tags : []) {
      if (tag.kind === "open") open.push({ name: tag.name, index });
      else if (tag.kind === "close" && open.at(-1)?.name === tag.name) open.pop();
      else if (tag.kind === "close") strays.push(index);
    }
  }
  let first = 0;
  const opened = new Set(open.map((entry) => entry.index));
  for (let index = 0; index < nodes.length && (opened.has(index) || isBlank(nodes[index]!)); index++) {
    if (opened.has(index)) first = index + 1;
  }
  let end = nodes.length;
  const closed = new Set(strays);
  for (
    let index = nodes.length - 1;
    index >= first && (closed.has(index) || isBlank(nodes[index]!));
    index--
  ) {
    if (closed.has(index)) end = index;
  }
  return { first, end, bare: bare && components > 0 && first === 0 && end === nodes.length };
}

function isComment(node: MarkdownNode): boolean {
  return node.type === "html" && (node.value ?? "").startsWith("<!--");
}
