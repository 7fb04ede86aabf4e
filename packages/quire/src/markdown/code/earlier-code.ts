import { escapeCode } from "../../base/escape.ts";
import type { CompiledDocument, Part } from "../document.ts";
import { languageFor } from "./code-block.ts";

/**
 * Collect the highlighted code of an earlier compilation, to reuse it.
 *
 * @returns a function that returns the inner HTML of a piece of code in a language, if it occurred in that
 *   document
 */
export function earlierCode(
  earlier: CompiledDocument,
): (code: string, language: string) => string | undefined {
  const known = new Map<string, string>();
  for (const { html, language } of [...blocksIn(earlier.body), ...blocksInModule(earlier)]) {
    // Skip plain code, as unknown languages must be reported again, and code with numbered or marked lines,
    // which adds elements.
    if (!html.includes("<span") || html.includes('<span class="line')) continue;
    const escaped = html.replace(/<[^>]*>/g, "");
    known.set(keyOf(escaped, languageFor(escaped, language)), html);
  }
  return (code, language) => known.get(keyOf(escapeCode(code), language));
}

/** A code block: its highlighted code and its language. */
interface Block {
  html: string;
  language: string;
}

function blocksIn(parts: readonly Part[]): Block[] {
  return parts.flatMap((part): Block[] => {
    if (typeof part === "string") return [];
    const { html, language = "" } = part.props;
    const isCode = part.component === "@theme/CodeBlock" && typeof html === "string";
    return [...blocksIn(part.children), ...(isCode ? [{ html, language: String(language) }] : [])];
  });
}

/** The blocks of a document with code, whose tags in its module refer to its texts. */
function blocksInModule({ module = "", texts = [] }: CompiledDocument): Block[] {
  const name = /^import (\w+) from "@theme\/CodeBlock";/m.exec(module)?.[1];
  if (name === undefined) return [];
  const text = String.raw`\{\$texts\[(\d+)\]\}`;
  const tag = new RegExp(String.raw`<${name}(?: [^\n]*?)? language=${text}(?: [^\n]*?)? html=${text}`, "g");
  return [...module.matchAll(tag)].map(([, language, html]) => ({
    html: texts[Number(html)]!,
    language: texts[Number(language)]!,
  }));
}

function keyOf(escaped: string, language: string): string {
  return `${language}\n${escaped}`;
}
