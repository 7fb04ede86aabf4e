import { escapeHtml } from "../base/escape.ts";
import { nearest } from "../base/nearest.ts";
import { admonitionKinds } from "./admonition.ts";
import { placeOf, report, type Scope, sourceOf } from "./compilation.ts";
import { writeAll } from "./nodes.ts";
import type { MarkdownNode } from "./parse.ts";
import { directiveText } from "./plain-text.ts";
import { writeText } from "./text.ts";

/** Leaf and text directives ("12:30") have no meaning here: they are shown as written. */
export function writeStrayDirective(scope: Scope, node: MarkdownNode): void {
  const { writer } = scope.compilation;
  const [before, after] = directiveText(node, scope.text);
  const block = node.type === "leafDirective" && !writer.inPhrasing;
  if (block) writer.write("<p>");
  writeText(scope, before);
  writeAll(scope, node.children);
  writeText(scope, after);
  if (block) writer.write("</p>");
}

/** Warn about a paragraph that starts like an admonition, but with a space before its name. */
export function reportSpacedDirective(scope: Scope, node: MarkdownNode, text: string): void {
  const name = /^:{3,}[ \t]+([\w-]+)/.exec(text)?.[1];
  if (name === undefined || !admonitionKinds(scope).includes(name.toLowerCase())) return;
  report(scope, placeOf(scope, node), {
    code: "unknown-directive",
    message: `\`::: ${name}\` is no admonition, and is shown as text.`,
    hint: `Write \`:::${name}\`, without a space.`,
  });
}

/** A container directive of an unknown name is shown as written. */
export function writeUnknownDirective(scope: Scope, node: MarkdownNode): void {
  const { writer } = scope.compilation;
  const kinds = admonitionKinds(scope);
  const near = nearest(node.name ?? "", kinds);
  report(scope, placeOf(scope, node), {
    code: "unknown-directive",
    message: `There is no directive \`:::${node.name}\`.`,
    hint: near ? `Did you mean :::${near}?` : `Use one of ${kinds.join(", ")}.`,
  });
  const source = sourceOf(scope, node);
  writer.openContainer("");
  writer.write("<p>");
  writeText(scope, source.split("\n", 1)[0]!);
  writer.write("</p>\n");
  writeAll(
    scope,
    node.children?.filter((child) => !child.data?.directiveLabel),
  );
  const last = source.split("\n").at(-1)!;
  if (/^[\s>]*:{3,}\s*$/.test(last)) writer.write(`<p>${escapeHtml(last.trim())}</p>\n`);
  writer.closeContainer("");
}
