import { escapeHtml } from "../escape.ts";
import type { Scope } from "./compilation.ts";
import { replaceEmoji } from "./emoji.ts";

/** Write visible text, with emoji for short codes. */
export function writeText(scope: Scope, value: string): void {
  if (scope.compilation.writer.muted) return;
  const text = replaceEmoji(value);
  scope.compilation.writer.write(escapeHtml(text));
  scope.compilation.sections.add(text);
}
