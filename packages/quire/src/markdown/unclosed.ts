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
      severity: "warning",
      message: `\`${colons}${node.name}\` and \`${colons}${inner.name}\` in it share their closing line.`,
      hint: `Close each by a line of its own. One that contains others takes more colons: \`${colons}:${node.name}\`.`,
    });
    return;
  }
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
    severity: "warning",
    message: isCode
      ? "The code block is never closed: all that follows is part of it."
      : `The admonition \`${marker}${/^[ \t]*[\w-]+/.exec(rest)?.[0] ?? ""}\` is never closed: all that follows is part of it.`,
    hint: `Write a line with ${marker} below its end, indented as the first one.`,
  });
}
