/** Markdown found inside other content of a document: raw HTML, indented text, titles. */
import type { Scope } from "./compilation.ts";
import { writeAll } from "./nodes.ts";
import { type MarkdownNode, parseMarkdown } from "./parse.ts";
import type { Place } from "./place.ts";
import { openScope } from "./scope.ts";

/** What may not be closed, and then goes on to the end of the text. */
const OPEN_ENDED = /```|~~~|<(?:pre|script|style|textarea|!--)/i;

/**
 * Parse a fragment. The parser takes references for text whose definitions it does not see, so those of the scope
 * around the fragment are told to it; `openFragment` knows where they lead.
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

/** Start writing a fragment, at its position in the file. */
export function openFragment(outer: Scope, tree: MarkdownNode, text: string, at: Place): Scope {
  const scope = openScope(outer.compilation, outer.unit, tree, text);
  scope.lineOffset = at.line - 1;
  scope.columnOffset = at.column - 1;
  scope.depth = outer.depth;
  if (scope.definitions.size === 0) scope.definitions = outer.definitions;
  if (scope.footnoteDefinitions.size === 0) scope.footnoteDefinitions = outer.footnoteDefinitions;
  return scope;
}

/** Write a fragment; one line of text without a paragraph. */
export function writeFragment(outer: Scope, text: string, at: Place): void {
  const tree = parseFragment(outer, text);
  const scope = openFragment(outer, tree, text, at);
  const only = tree.children?.length === 1 && tree.children[0]!.type === "paragraph" && !text.includes("\n");
  writeAll(scope, only ? tree.children![0]!.children : tree.children);
}
