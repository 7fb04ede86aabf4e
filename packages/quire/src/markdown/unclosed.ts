import { placeOf, report, type Scope, sourceOf } from "./compilation.ts";
import type { MarkdownNode } from "./parse.ts";

/** The line that opens a fence or a container of directives. */
const OPENING = /^(`{3,}|~{3,}|:{3,})(.*)/;

/**
 * Warn about a code block or an admonition that nothing closes: whatever follows, up to the end of the document or of
 * the list item or quotation that it is in, becomes part of it.
 */
export function checkClosed(scope: Scope, node: MarkdownNode): void {
  const inner = node.children?.at(-1);
  if (inner?.type === "containerDirective" && inner.position?.end.offset === node.position?.end.offset) {
    const colons = /^:*/.exec(sourceOf(scope, node))![0];
    report(scope, placeOf(scope, node), {
      code: "block-unclosed",
      message: `\`${colons}${node.name}\` and \`${colons}${inner.name}\` in it share their closing line.`,
      hint: `Close each by a line of its own. One that contains others takes more colons: \`${colons}:${node.name}\`.`,
    });
    return;
  }
  checkLists(scope, node);
  const source = sourceOf(scope, node);
  const [, marker = "", rest = ""] = OPENING.exec(source) ?? [];
  if (marker === "") return;
  const text = source.trimEnd();
  const last = text.slice(text.lastIndexOf("\n") + 1).replace(/^[\s>]+/, "");
  const isClosing = last.startsWith(marker) && last.replaceAll(marker[0]!, "") === "";
  if (isClosing && text.includes("\n")) return;
  const isCode = marker[0] !== ":";
  report(scope, placeOf(scope, node), {
    code: "block-unclosed",
    message: isCode
      ? "The code block is never closed: all that follows is part of it."
      : `The admonition \`${marker}${/^[ \t]*[\w-]+/.exec(rest)?.[0] ?? ""}\` is never closed: all that follows is part of it.`,
    hint: `Write a line with ${marker} below its end, indented as the first one.`,
  });
}

/**
 * Warn about an admonition in a list whose closing line also ends the list, as it would close the admonition around
 * the list: the rest of the item then follows the list.
 */
function checkLists(scope: Scope, node: MarkdownNode): void {
  const children = node.type === "containerDirective" ? (node.children ?? []) : [];
  children.forEach((list, number) => {
    const next = children[number + 1];
    const inner = list.type === "list" ? lastDirective(list) : undefined;
    if (!inner || !next || indentOf(scope, next) < inner.position!.start.column - 1) return;
    const colons = /^:*/.exec(sourceOf(scope, node))![0];
    report(scope, placeOf(scope, node), {
      code: "block-unclosed",
      message: `The closing line of \`${colons}${inner.name}\` also ends the list in \`${colons}${node.name}\`: the rest of the item is not part of it.`,
      hint: `An admonition that contains others takes more colons: \`${colons}:${node.name}\`.`,
    });
  });
}

/** The admonition that a list ends with. */
function lastDirective(list: MarkdownNode): MarkdownNode | undefined {
  let last: MarkdownNode | undefined = list;
  while (last && last.type !== "containerDirective") last = last.children?.at(-1);
  return last?.position?.end.offset === list.position?.end.offset ? last : undefined;
}

/** Number of characters before the first one of the line on which a node starts. */
function indentOf(scope: Scope, node: MarkdownNode): number {
  const start = scope.text.lastIndexOf("\n", (node.position?.start.offset ?? 0) - 1) + 1;
  return /^[\s>]*/.exec(scope.text.slice(start))![0].length;
}
