import type { Compilation } from "./compilation.ts";
import type { Part } from "./document.ts";
import { decodeEntities } from "./escape.ts";

/** Highlight what code components of Markdown files hold as text, as their fenced siblings are. */
export function finishCodeComponents(compilation: Compilation, parts: readonly Part[]): void {
  for (const part of parts) {
    if (typeof part === "string") continue;
    if (part.component !== "@theme/CodeBlock" || part.props.html !== undefined) {
      finishCodeComponents(compilation, part.children);
      continue;
    }
    if (part.children.length === 0 || !part.children.every((child) => typeof child === "string")) continue;
    const text = decodeEntities(part.children.join("").replace(/<[^>]*>/g, "")).replace(/^\n+|\s+$/g, "");
    const language = String(part.props.language ?? "").toLowerCase();
    const html = compilation.input.highlight(text, language);
    if (html === undefined) continue;
    part.props.html = html;
    part.children = [];
  }
}
