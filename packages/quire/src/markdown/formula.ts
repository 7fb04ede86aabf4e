import { escapeHtml } from "../base/escape.ts";
import type { Scope } from "./compilation.ts";
import type { MarkdownNode } from "./parse.ts";
import { restore } from "./prescan.ts";

/** Write a formula, rendered by the request's `formula`, or as its source without that. */
export function writeFormula(scope: Scope, node: MarkdownNode): void {
  const { writer, sections, input } = scope.compilation;
  const source = restore(node.value ?? "", scope.unit.prescan);
  const block = node.type === "math";
  const rendered = input.formula?.(source, block);
  const markdown = escapeHtml(block ? `$$\n${source}\n$$` : `$${source}$`);
  const tag = block ? "div" : "span";
  const shown = rendered ?? `<code>${escapeHtml(source)}</code>`;
  writer.write(`<${tag} class="formula" data-markdown="${markdown}">${shown}</${tag}>`);
  if (block) sections.break();
  sections.addInlineCode(source);
}
