import { escapeHtml } from "../escape.ts";
import { languageFor } from "./code-block.ts";
import type { CompiledDocument, Part } from "./document.ts";

/**
 * Code that an earlier compilation of a document highlighted.
 *
 * @returns gives the inner HTML of a piece of code in a language, where it stood in the document
 */
export function earlierCode({
  body,
}: CompiledDocument): (code: string, language: string) => string | undefined {
  const known = new Map<string, string>();
  const collect = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === "string") continue;
      collect(part.children);
      const { html, language } = part.props;
      if (part.component !== "@theme/CodeBlock" || typeof html !== "string") continue;
      // Code without colours may be of an unknown language, which is told each time; lines that are numbered or marked
      // have elements of their own.
      if (!html.includes("<span") || html.includes('<span class="line')) continue;
      const escaped = html.replace(/<[^>]*>/g, "");
      known.set(keyOf(escaped, languageFor(escaped, String(language ?? ""))), html);
    }
  };
  collect(body);
  return (code, language) => known.get(keyOf(escapeHtml(code), language));
}

function keyOf(escaped: string, language: string): string {
  return `${language}\n${escaped}`;
}
