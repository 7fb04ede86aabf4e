import { writeAdmonition, writeAlert } from "./admonition.ts";
import { writeCode } from "./code-block.ts";
import { placeOf, report, type Scope } from "./compilation.ts";
import type { WritePartial } from "./component-tag.ts";
import { replaceEmoji } from "./emoji.ts";
import { escapeHtml } from "./escape.ts";
import { writeFootnoteReference } from "./footnote.ts";
import { writeHeading } from "./heading.ts";
import { writeImage, writeLink } from "./link.ts";
import { partialMark } from "./mark.ts";
import { isMdxNode, writeMdx } from "./mdx-node.ts";
import { type MarkdownNode, parseMarkdown } from "./parse.ts";
import { directiveText } from "./plain-text.ts";
import { restore } from "./prescan.ts";
import { type HtmlWalker, tagsOf, writeRawHtml } from "./raw-html.ts";
import { openFragmentScope, openScope } from "./scope.ts";
import { writeTable } from "./table.ts";
import { isComponentName, type Tag } from "./tag.ts";

/** Deeper than any author nests, and far from the end of the call stack. */
const deepest = 300;

/** Write nodes one after the other. */
export function writeAll(scope: Scope, nodes: readonly MarkdownNode[] | undefined): void {
  if (!nodes) return;
  if (scope.depth >= deepest) {
    if (nodes.length > 0) {
      report(scope, placeOf(scope, nodes[0]!), {
        code: "nested-too-deep",
        message: `Quotes, lists or emphasis are nested more than ${deepest} deep`,
        hint: "Escape characters that are not meant as Markdown (\\>, \\*), or put them into a code block.",
      });
    }
    return;
  }
  scope.depth++;
  for (const node of nodes) writeNode(scope, node);
  scope.depth--;
}

/** Write one node, block or inline. */
export function writeNode(scope: Scope, node: MarkdownNode): void {
  const write = writers[node.type];
  if (write) write(scope, node);
  else if (isMdxNode(node)) writeMdx(scope, node, { writeAll, writePartial, truncate });
  else writeAll(scope, node.children);
}

/** What writes each type of node. */
const writers: Record<string, (scope: Scope, node: MarkdownNode) => void> = {
  text: (scope, node) => writeText(scope, node.value ?? ""),
  paragraph: writeParagraph,
  heading: (scope, node) => writeHeading(scope, node, writeAll),
  emphasis: (scope, node) => writeInline(scope, node, "em"),
  strong: (scope, node) => writeInline(scope, node, "strong"),
  delete: (scope, node) => writeInline(scope, node, "del"),
  inlineCode: writeInlineCode,
  code: writeCodeNode,
  break: (scope) => {
    scope.compilation.writer.write("<br>");
    scope.compilation.sections.add(" ");
  },
  link: (scope, node) => writeLink(scope, node, writeAll),
  linkReference: (scope, node) => writeLink(scope, node, writeAll),
  image: writeImage,
  imageReference: writeImage,
  list: writeList,
  blockquote: writeQuote,
  thematicBreak: (scope) => scope.compilation.writer.write("<hr>"),
  table: (scope, node) => writeTable(scope, node, writeAll),
  html: (scope, node) => writeRawHtml(scope, node, htmlWalker),
  containerDirective: (scope, node) => {
    if (!writeAdmonition(scope, node, writeAll)) writeUnknownDirective(scope, node);
  },
  leafDirective: writeStrayDirective,
  textDirective: writeStrayDirective,
  footnoteReference: writeFootnoteReference,
  definition: () => {},
  footnoteDefinition: () => {},
  yaml: dropFrontMatter,
  toml: dropFrontMatter,
};

function dropFrontMatter(scope: Scope, node: MarkdownNode): void {
  scope.twin.replace(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0, "");
}

function writeInlineCode(scope: Scope, node: MarkdownNode): void {
  const code = restore(node.value ?? "", scope.placeholders);
  scope.compilation.writer.write(`<code>${escapeHtml(code)}</code>`);
  scope.compilation.sections.addInlineCode(code);
}

function writeQuote(scope: Scope, node: MarkdownNode): void {
  const { writer, sections } = scope.compilation;
  if (writeAlert(scope, node, writeAll)) return;
  writer.openContainer("<blockquote>");
  writeAll(scope, node.children);
  writer.closeContainer("</blockquote>");
  sections.break();
}

/** Leaf and text directives are none of ours ("12:30"): they are shown as they were written. */
function writeStrayDirective(scope: Scope, node: MarkdownNode): void {
  const { writer } = scope.compilation;
  const [before, after] = directiveText(node, scope.text);
  const block = node.type === "leafDirective" && !writer.inPhrasing;
  if (block) writer.write("<p>");
  writeText(scope, before);
  writeAll(scope, node.children);
  writeText(scope, after);
  if (block) writer.write("</p>");
}

function writeText(scope: Scope, value: string): void {
  if (scope.compilation.writer.muted) return;
  const text = replaceEmoji(value);
  scope.compilation.writer.write(escapeHtml(text));
  scope.compilation.sections.add(text);
}

function writeInline(scope: Scope, node: MarkdownNode, name: string): void {
  const { writer } = scope.compilation;
  writer.openContainer(`<${name}>`);
  writeAll(scope, node.children);
  writer.closeContainer(`</${name}>`);
}

/**
 * A paragraph. One of nothing but components is not wrapped, as in MDX; a component that opens at its start
 * or closes at its end is moved out, so that it can hold what comes after or before.
 */
function writeParagraph(scope: Scope, node: MarkdownNode): void {
  const { writer, sections } = scope.compilation;
  const nodes = node.children ?? [];
  const { first, end, bare } = unravel(scope, nodes);
  for (const child of nodes.slice(0, first)) writeNode(scope, child);
  const inner = nodes.slice(first, end);
  const plain = bare || writer.inPhrasing;
  if (inner.some((child) => !isBlank(child))) {
    writer.openContainer(plain ? "" : "<p>");
    writeAll(scope, inner);
    writer.closeContainer(plain ? "" : "</p>\n");
  }
  for (const child of nodes.slice(end)) writeNode(scope, child);
  sections.break();
}

function isBlank(node: MarkdownNode): boolean {
  return node.type === "text" && (node.value ?? "").trim() === "";
}

/** Which children of a paragraph stay inside it, and whether text stands outside their components. */
function unravel(
  scope: Scope,
  nodes: readonly MarkdownNode[],
): { first: number; end: number; bare: boolean } {
  const jsx = nodes.some((node) => node.type === "html" || node.type === "mdxJsxTextElement");
  if (!jsx) return { first: 0, end: nodes.length, bare: false };
  const open: { name: string; index: number }[] = [];
  const strays: number[] = [];
  let bare = true;
  let components = 0;
  for (const [index, node] of nodes.entries()) {
    const tags: Tag[] = node.type === "html" ? tagsOf(scope, node) : [];
    const component = tags.length > 0 && tags.every((tag) => isComponentName(tag.name));
    if (component || (node.type === "mdxJsxTextElement" && isComponentName(node.name ?? ""))) components++;
    else if (open.length === 0 && !isBlank(node) && !isComment(node)) bare = false;
    for (const tag of component ? tags : []) {
      if (tag.kind === "open") open.push({ name: tag.name, index });
      else if (tag.kind === "close" && open.at(-1)?.name === tag.name) open.pop();
      else if (tag.kind === "close") strays.push(index);
    }
  }
  let first = 0;
  const opened = new Set(open.map((entry) => entry.index));
  for (let index = 0; index < nodes.length && (opened.has(index) || isBlank(nodes[index]!)); index++) {
    if (opened.has(index)) first = index + 1;
  }
  let end = nodes.length;
  const closed = new Set(strays);
  for (
    let index = nodes.length - 1;
    index >= first && (closed.has(index) || isBlank(nodes[index]!));
    index--
  ) {
    if (closed.has(index)) end = index;
  }
  return { first, end, bare: bare && components > 0 && first === 0 && end === nodes.length };
}

function isComment(node: MarkdownNode): boolean {
  return node.type === "html" && (node.value ?? "").startsWith("<!--");
}

function writeList(scope: Scope, node: MarkdownNode): void {
  const { writer, sections } = scope.compilation;
  const items = node.children ?? [];
  const loose = node.spread || items.some((item) => item.spread);
  const tasks = items.some((item) => typeof item.checked === "boolean");
  const name = node.ordered ? "ol" : "ul";
  const start =
    node.ordered && typeof node.start === "number" && node.start !== 1 ? ` start="${node.start}"` : "";
  writer.write(`<${name}${tasks ? ' class="contains-task-list"' : ""}${start}>\n`);
  scope.depth++;
  for (const item of items) {
    const task = typeof item.checked === "boolean";
    writer.openContainer(task ? '<li class="task-list-item">' : "<li>");
    if (task) {
      const label = item.checked ? "Done" : "To do";
      writer.write(
        `<input type="checkbox" disabled${item.checked ? " checked" : ""} aria-label="${label}"> `,
      );
    }
    for (const child of item.children ?? []) {
      if (loose || child.type !== "paragraph" || writer.inComponent) writeAll(scope, [child]);
      else {
        writeAll(scope, child.children);
        sections.break();
      }
    }
    writer.closeContainer("</li>\n");
    sections.break();
  }
  scope.depth--;
  writer.write(`</${name}>\n`);
}

/**
 * Inside components, and where tags stand in it, indented text is no code but Markdown, as in MDX, where
 * indented code does not exist.
 */
function writeCodeNode(scope: Scope, node: MarkdownNode): void {
  const start = node.position?.start.offset ?? 0;
  const value = node.value ?? "";
  const fenced = /^(?:```|~~~)/.test(scope.text.slice(start, start + 3));
  if (!fenced && (value.includes("<?\u0001") || scope.compilation.writer.inComponent)) {
    const at = placeOf(scope, node);
    writeFragment(scope, value, at);
    return;
  }
  writeCode(scope, node);
}

/** A `:::name` that is none of ours is shown as it was written. */
function writeUnknownDirective(scope: Scope, node: MarkdownNode): void {
  const { writer } = scope.compilation;
  report(scope, placeOf(scope, node), {
    code: "unknown-directive",
    severity: "warning",
    message: `There is no :::${node.name}`,
    hint: "Use note, tip, info, warning, danger, caution or important.",
  });
  const source = scope.text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
  writer.openContainer("");
  writer.write("<p>");
  writeText(scope, source.split("\n", 1)[0]!);
  writer.write("</p>\n");
  writeAll(
    scope,
    node.children?.filter((child) => !child.data?.directiveLabel),
  );
  const last = source.split("\n").at(-1)!;
  if (/^[\s>]*:{3,}\s*$/.test(last)) writer.write(`<p>${escapeHtml(last.trim())}</p>\n`);
  writer.closeContainer("");
}

/** Write Markdown found inside raw HTML or indented text; its references must be defined in it. */
export function writeFragment(scope: Scope, text: string, at: { line: number; column: number }): void {
  const tree = parseMarkdown(text);
  const inner = openFragmentScope(scope, tree, text, at);
  const only = tree.children?.length === 1 && tree.children[0]!.type === "paragraph" && !text.includes("\n");
  writeAll(inner, only ? tree.children![0]!.children : tree.children);
  const twin = inner.twin.toString([]).trimEnd();
  for (const [index, by] of inner.twin.stands) scope.twin.stands.set(index, by);
  if (twin !== text.trim()) scope.twin.replaceAddress(text, 0, scope.text.length, twin);
}

const writePartial: WritePartial = (scope, unit, props) => {
  const { compilation } = scope;
  const inner = openScope(compilation, unit, unit.tree, unit.prescan.text);
  inner.depth = scope.depth;
  inner.props = props;
  const { writer } = compilation;
  writer.openMark(partialMark, props);
  writer.file = unit.file;
  writeAll(inner, unit.tree.children);
  writer.closeMark();
  writer.file = scope.unit.file;
  compilation.partialTwins.push(inner.twin.toString(unit.prescan.placeholders).trimEnd());
};

/** Keep what stands before the marker; the first marker counts, and only between blocks. */
function truncate(scope: Scope): void {
  scope.compilation.excerpt ??= scope.compilation.writer.snapshot();
}

const htmlWalker: HtmlWalker = {
  writePartial,
  writeFragment,
  truncate,
};
