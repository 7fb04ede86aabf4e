import { nearest } from "../base/nearest.ts";
import { placeOf, report, type Scope, sourceOf } from "./compilation.ts";
import type { MarkdownNode } from "./parse.ts";
import { placesBehind } from "./place.ts";

/** `[text][label]` and `[text][]`, but not what is escaped or belongs to a name, as in `list[str][0]`. */
const reference = /(?<![\w\\\])`$])!?\[([^[\]\n]+)\]\[([^[\]\n]*)\](?![\w[(])/g;
/** `[^label]`, but not the start of a definition. */
const footnote = /(?<!\\)\[\^([\w-]+)\](?![:(])/g;

/** Warn about references in a text whose label is defined nowhere in its file: they are shown with their brackets. */
export function reportUndefined(scope: Scope, node: MarkdownNode): void {
  const value = node.value ?? "";
  if (value.includes("][")) reportLinks(scope, node);
  if (value.includes("[^")) reportNotes(scope, node);
}

function reportLinks(scope: Scope, node: MarkdownNode): void {
  const source = sourceOf(scope, node);
  const placeAt = placesBehind(placeOf(scope, node), source);
  for (const { 0: written, 1: text = "", 2: label = "", index } of source.matchAll(reference)) {
    const name = label || text;
    const isImage = written.startsWith("!");
    if (!isImage && !isLink(scope, text, label)) continue;
    report(scope, placeAt(index), {
      code: "undefined-reference",
      message: `\`${written}\` is no ${isImage ? "image" : "link"}: \`[${name}]:\` is not defined in this file.`,
      hint: advice(
        name,
        scope.definitions,
        `Add a line \`[${name}]: ADDRESS\`, or write \`${isImage ? "!" : ""}[${text}](ADDRESS)\`.`,
      ),
    });
  }
}

function reportNotes(scope: Scope, node: MarkdownNode): void {
  const source = sourceOf(scope, node);
  const placeAt = placesBehind(placeOf(scope, node), source);
  for (const { 0: written, 1: label = "", index } of source.matchAll(footnote)) {
    if (scope.footnoteDefinitions.has(label.toLowerCase())) continue;
    if (scope.footnoteDefinitions.size === 0 && !/^\d+$/.test(label)) continue;
    report(scope, placeAt(index), {
      code: "undefined-reference",
      message: `There is no footnote \`${written}\` in this file.`,
      hint: advice(`^${label}`, notesOf(scope), `Add a line \`${written}: TEXT\`.`),
    });
  }
}

/**
 * Whether brackets were meant as a link rather than as labels, such as `[Fix][Core]` in a list of changes: in a file
 * that defines others, or by words that only a link has.
 */
function isLink({ definitions }: Scope, text: string, label: string): boolean {
  if (!/\p{L}{2}/u.test(text) || /^[-.<{]/.test(text) || /^[-.<{]/.test(label)) return false;
  if (label === "" || definitions.size > 0) return true;
  return /\p{Ll}[ -]\p{L}/u.test(text) && !/\p{Lu}/u.test(label);
}

/** Labels of the footnotes, as they are written. */
function notesOf({ footnoteDefinitions }: Scope): Map<string, unknown> {
  return new Map([...footnoteDefinitions].map(([label, node]) => [`^${label}`, node]));
}

function advice(name: string, defined: ReadonlyMap<string, unknown>, otherwise: string): string {
  const near = nearest(name, defined.keys());
  return near === undefined ? otherwise : `Did you mean \`[${near}]\`?`;
}
