import { writeAdmonition, writeAlert } from "./admonition.ts";
import { writeCode } from "./code-block.ts";
import type { Direction } from "./comment.ts";
import { placeOf, report, type Scope } from "./compilation.ts";
import type { WritePartial } from "./component-tag.ts";
import { escapeHtml } from "./escape.ts";
import { writeFootnoteReference } from "./footnote.ts";
import { writeFormula } from "./formula.ts";
import { writeHeading } from "./heading.ts";
import { writeImage, writeLink } from "./link.ts";
import { writeList } from "./list.ts";
import { partialMark } from "./mark.ts";
import { isMdxBlock, isMdxNode, writeMdx } from "./mdx-node.ts";
import { writeParagraph } from "./paragraph.ts";
import { type MarkdownNode, parseMarkdown } from "./parse.ts";
import type { Place } from "./place.ts";
import { restore } from "./prescan.ts";
import { type HtmlWalker, writeRawHtml } from "./raw-html.ts";
import { openFragmentScope, openScope } from "./scope.ts";
import { writeStrayDirective, writeUnknownDirective } from "./stray-directive.ts";
import { writeTable } from "./table.ts";
import { writeText } from "./text.ts";

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
  for (const [index, node] of nodes.entries()) {
    // Badges and links of components below each other stay apart.
    if (scope.depth === 1 && isMdxBlock(node) && isMdxBlock(nodes[index - 1])) {
      scope.compilation.writer.write("\n");
    }
    writeNode(scope, node);
  }
  scope.depth--;
}

/** Write one node, block or inline. */
function writeNode(scope: Scope, node: MarkdownNode): void {
  const write = writers[node.type];
  if (write) write(scope, node);
  else if (isMdxNode(node)) writeMdx(scope, node, { writeAll, writePartial, direct });
  else writeAll(scope, node.children);
}

/** What writes each type of node. */
const writers: Record<string, (scope: Scope, node: MarkdownNode) => void> = {
  text: (scope, node) => writeText(scope, node.value ?? ""),
  paragraph: (scope, node) => writeParagraph(scope, node, writeAll),
  heading: (scope, node) => writeHeading(scope, node, writeAll),
  emphasis: (scope, node) => writeInline(scope, node, "em"),
  strong: (scope, node) => writeInline(scope, node, "strong"),
  delete: (scope, node) => writeInline(scope, node, "del"),
  inlineCode: writeInlineCode,
  math: writeFormula,
  inlineMath: writeFormula,
  code: writeCodeNode,
  break: (scope) => {
    scope.compilation.writer.write("<br>");
    scope.compilation.sections.add(" ");
  },
  link: (scope, node) => writeLink(scope, node, writeAll),
  linkReference: (scope, node) => writeLink(scope, node, writeAll),
  image: writeImage,
  imageReference: writeImage,
  list: (scope, node) => writeList(scope, node, writeAll),
  blockquote: writeQuote,
  thematicBreak: (scope) => scope.compilation.writer.write("<hr>"),
  table: (scope, node) => writeTable(scope, node, writeAll),
  html: (scope, node) => writeRawHtml(scope, node, htmlWalker),
  containerDirective: (scope, node) => {
    if (!writeAdmonition(scope, node, writeAll)) writeUnknownDirective(scope, node, writeAll);
  },
  leafDirective: (scope, node) => writeStrayDirective(scope, node, writeAll),
  textDirective: (scope, node) => writeStrayDirective(scope, node, writeAll),
  footnoteReference: writeFootnoteReference,
  definition: () => {},
  footnoteDefinition: () => {},
  yaml: () => {},
  toml: () => {},
};

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

function writeInline(scope: Scope, node: MarkdownNode, name: string): void {
  const { writer } = scope.compilation;
  writer.openContainer(`<${name}>`);
  writeAll(scope, node.children);
  writer.closeContainer(`</${name}>`);
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

/** Write Markdown found inside raw HTML or indented text; its references must be defined in it. */
function writeFragment(scope: Scope, text: string, at: Place): void {
  const tree = parseMarkdown(text, scope.compilation.input.math);
  const inner = openFragmentScope(scope, tree, text, at);
  const only = tree.children?.length === 1 && tree.children[0]!.type === "paragraph" && !text.includes("\n");
  writeAll(inner, only ? tree.children![0]!.children : tree.children);
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
};

/** Do what a comment says. Of several marks that end the excerpt the first counts. */
function direct({ compilation }: Scope, direction: Direction): void {
  if (direction === "truncate") compilation.excerpt ??= compilation.writer.snapshot();
  else compilation.sections.ask(direction.questions);
}

const htmlWalker: HtmlWalker = {
  writePartial,
  writeFragment,
  direct,
};
