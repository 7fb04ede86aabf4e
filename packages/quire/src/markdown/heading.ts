import { escapeHtml } from "../base/escape.ts";
import { captureParts, flatten, placeOf, report, type Scope, sourceOf } from "./compilation.ts";
import type { Part, TocItem } from "./document.ts";
import { expressionMark } from "./mark.ts";
import { withValues } from "./mdx/static-value.ts";
import { writeAll, writeWithin } from "./nodes.ts";
import type { MarkdownNode } from "./parse.ts";
import { formatting, plainText, tocHtml } from "./plain-text.ts";

/** Number of letters from which a name is too long for a line of headings on a phone. */
const LONG_IN_HEADING = 24;

/** Write a heading with its anchor, add it to the table of contents and start its section. */
export function writeHeading(scope: Scope, node: MarkdownNode): void {
  const { compilation } = scope;
  const { slugger, sections } = compilation;
  const depth = node.depth ?? 2;
  const children = takeExplicitId(node);
  const shown = withValues(scope, children.nodes);
  const text = plainText(shown, scope).replace(/\s+/g, " ").trim();
  if (children.id === undefined) reportBadId(scope, node);
  const id = children.id ?? slugger.next(plainText(children.nodes, scope, true).replace(/\s+/g, " "));
  if (children.id !== undefined && !slugger.claim(children.id)) {
    report(scope, placeOf(scope, node), {
      code: "duplicate-anchor",
      message: `The id \`${children.id}\` is already used on this page.`,
      hint: "Give the heading another id: links lead to the first.",
    });
  }
  // Only the first heading can be the title, whatever precedes it (a logo, a notice); in a partial, only if the
  // document has no other.
  const { file, title = text } = compilation.input;
  compilation.hasH1 ??= depth === 1 && (scope.unit.file === file || title === text);
  compilation.anchors.add(id);
  sections.start(depth, id, text);
  const attribute = escapeHtml(id);
  // As its content, the link adds nothing to the name of the heading; links cannot be nested.
  const isLink = depth > 1 && children.nodes.every(isPlain);
  const start = isLink ? `<a class="anchor" href="#${attribute}">` : "";
  const end = isLink
    ? "</a>"
    : `<a class="anchor" href="#${attribute}" aria-label="Link to this section"></a>`;
  const before = sections.pause();
  writeWithin(
    { ...scope, longName: LONG_IN_HEADING },
    `<h${depth} id="${attribute}">${start}`,
    children.nodes,
    `${depth > 1 ? end : ""}</h${depth}>\n`,
  );
  sections.resume(before);
  if (depth > 1) addToToc(scope, shown, { id, depth, text });
}

function addToToc(scope: Scope, nodes: readonly MarkdownNode[], heading: Omit<TocItem, "html">): void {
  const { compilation } = scope;
  const formula = (source: string) => compilation.input.formula?.(source, false);
  const label = tocHtml(nodes, scope, formula).trim().split(expression);
  const html = label.filter((_, index) => index % 2 === 0).join("");
  const { id, depth, text } = heading;
  const item = { id, depth, html, text };
  compilation.toc.push(item);
  compilation.tocFiles.set(item, scope.unit.file);
  // The table of contents cannot know what a partial is passed.
  if (label.length === 1 || scope.unit.file !== compilation.input.file) return;
  compilation.computedHeadings[id] = label.map((piece, index) =>
    index % 2 === 0 ? piece : { component: expressionMark, props: { code: piece }, children: [] },
  );
}

/** Whether a node and all below it are text that may stand in a link. */
function isPlain({ type, children = [] }: MarkdownNode): boolean {
  return (type === "text" || type === "inlineCode" || type in formatting) && children.every(isPlain);
}

/** Reserve the ids that authors gave to headings, so that preceding headings do not get them. */
export function reserveIds({ compilation }: Scope, nodes: readonly MarkdownNode[] | undefined): void {
  for (const node of nodes ?? []) {
    const id = node.type === "heading" ? takeExplicitId(node).id : undefined;
    if (id !== undefined) compilation.slugger.reserve(id);
  }
}

/** Marks the code of an expression in the result of `tocHtml`. */
const expression = /\u0001\{([\s\S]*?)\}\u0001/;

/** Split off a trailing `{#id}`, or the MDX comment that replaces it. */
function takeExplicitId(node: MarkdownNode): { nodes: MarkdownNode[]; id?: string } {
  const nodes = node.children ?? [];
  const last = nodes.at(-1);
  if (!last) return { nodes };
  if (last.type === "text") {
    const value = last.value ?? "";
    const start = value.lastIndexOf("{");
    const match = /^\{(?:#([^\s{}]+)|\/\*\s*#([^\s{}*]+)\s*\*\/)\}\s*$/.exec(
      start < 0 ? "" : value.slice(start),
    );
    if (!match) return { nodes };
    const text = value.slice(0, start).trimEnd();
    const rest = text === "" ? [] : [{ ...last, value: text }];
    return { nodes: [...nodes.slice(0, -1), ...rest], id: (match[1] ?? match[2])! };
  }
  if (last.type === "mdxTextExpression") {
    const id = /^\s*\/\*\s*#([^\s{}*]+)\s*\*\/\s*$/.exec(last.value ?? "")?.[1];
    if (!id) return { nodes };
    const rest = nodes.slice(0, -1);
    const before = rest.at(-1);
    if (before?.type === "text") rest[rest.length - 1] = { ...before, value: (before.value ?? "").trimEnd() };
    return { nodes: rest, id };
  }
  return { nodes };
}

/** Braces at the end of a heading that look like an id, but are none. */
const badId = /\{\s*#([^{}]*)\}\s*#*\s*$/;

/** Warn about an id with a space or without a name: it is shown as part of the heading. */
function reportBadId(scope: Scope, node: MarkdownNode): void {
  const source = sourceOf(scope, node);
  const match = source.includes("{") ? badId.exec(source) : null;
  if (!match || node.children?.at(-1)?.type !== "text") return;
  const id = match[1]!.trim().replace(/[\s{}#]+/g, "-");
  const { line, column } = placeOf(scope, node);
  report(
    scope,
    { line, column: column + match.index },
    {
      code: "heading-id",
      message: `\`${match[0].trim()}\` is no id, and is shown as text: an id has no spaces.`,
      hint: `Write \`{#${id || "name"}}\`.`,
    },
  );
}

/** A title for the theme: plain text, plus inline HTML if it has markup, or parts if it has expressions. */
export interface TitleProps {
  title?: string | { $parts: Part[] };
  titleHtml?: string;
}

/** Convert the inline nodes of a title; no properties if they contain no text. */
export function titleProps(scope: Scope, nodes: readonly MarkdownNode[]): TitleProps {
  const parts = captureParts(scope, () => writeAll(scope, nodes));
  if (parts.some((part) => typeof part !== "string" && part.component === expressionMark))
    return { title: { $parts: parts } };
  const html = flatten(parts).trim();
  const text = plainText(nodes, scope).trim();
  if (html === "") return {};
  return html === escapeHtml(text) ? { title: text } : { titleHtml: html };
}
