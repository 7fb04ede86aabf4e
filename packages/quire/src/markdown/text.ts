import { escapeHtml } from "../base/escape.ts";
import { type Scope, sourceOf } from "./compilation.ts";
import type { MarkdownNode } from "./parse.ts";
import { replaceEmoji } from "./plain-text.ts";

/** Write visible text, with emoji for short codes. */
export function writeText(scope: Scope, value: string): void {
  if (!scope.compilation.writer.muted) writePlain(scope, replaceEmoji(value));
}

/** Write visible text as it is. */
export function writePlain({ compilation }: Scope, text: string): void {
  compilation.writer.write(escapeHtml(text));
  compilation.sections.add(text);
}

/** Write a node as its source, as it means nothing. */
export function writeSource(scope: Scope, node: MarkdownNode): void {
  writePlain(scope, sourceOf(scope, node));
}
