import { escapeCode } from "../../base/escape.ts";
import type { CompiledDocument, Part } from "../document.ts";
import { languageFor } from "./code-block.ts";

/**
 * Collect the highlighted code of an earlier compilation, to reuse it.
 *
 * @returns a function that returns the inner HTML of a piece of code in a language, if it occurred in that
 *   document
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
      // Skip plain code, as unknown languages must be reported again, and code with numbered or marked lines,
      // which adds elements.
      if (!html.includes("<span") || html.includes('<span class="line')) continue;
      const escaped = html.replace(/<[^>]*>/g, "");
      known.set(keyOf(escaped, languageFor(escaped, String(language ?? ""))), html);
    }
  };
  collect(body);
  return (code, language) => known.get(keyOf(escapeCode(code), language));
}

function keyOf(escaped: string, language: string): string {
  return `${language}\n${escaped}`;
}
