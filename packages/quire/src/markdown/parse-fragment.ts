import type { Scope } from "./compilation.ts";
import { type MarkdownNode, parseMarkdown } from "./parse.ts";

/** What may not be closed, and then goes on to the end of the text. */
const OPEN_ENDED = /```|~~~|<(?:pre|script|style|textarea|!--)/i;

/**
 * Parse Markdown found inside other content of a scope. The parser takes references for text whose definitions it does
 * not see, so those outside the fragment are told to it; `openFragmentScope` knows where they lead.
 */
export function parseFragment(outer: Scope, text: string, parse = parseMarkdown): MarkdownNode {
  const { math } = outer.compilation.input;
  const labels = text.includes("]") && !OPEN_ENDED.test(text) ? labelsIn(outer, text.toLowerCase()) : [];
  if (labels.length === 0) return parse(text, math);
  const tree = parse(`${text}\n\n${labels.map((label) => `[${label}]: #`).join("\n")}`, math);
  const children = tree.children?.filter(({ position }) => (position?.start.offset ?? 0) < text.length);
  return { ...tree, children };
}

function labelsIn({ definitions, footnoteDefinitions }: Scope, text: string): string[] {
  const footnotes = [...footnoteDefinitions.keys()].map((label) => `^${label}`);
  return [...definitions.keys(), ...footnotes].filter((label) => text.includes(`[${label}]`));
}
