import { writeAdmonition, writeAlert } from "./admonition.ts";
import { writeCode } from "./code/code-block.ts";
import { inlineCode, MAX_WHOLE_LENGTH } from "./code/inline-code.ts";
import { placeOf, type Scope } from "./compilation.ts";
import { writeFootnoteReference } from "./footnote.ts";
import { writeFormula } from "./formula.ts";
import { writeFragment } from "./fragment.ts";
import { writeHeading } from "./heading.ts";
import { writeRawHtml } from "./html/raw-html.ts";
import { writeImage, writeLink } from "./link.ts";
import { writeList } from "./list.ts";
import { isMdxNode, writeMdx } from "./mdx/mdx-node.ts";
import { reportConflict, reportMistypedLinks } from "./mistyped.ts";
import { writeAll, writeWithin } from "./nodes.ts";
import { writeParagraph } from "./paragraph.ts";
import type { MarkdownNode } from "./parse.ts";
import { formatting } from "./plain-text.ts";
import { restore } from "./prescan.ts";
import { writeStrayDirective, writeUnknownDirective } from "./stray-directive.ts";
import { writeTable } from "./table.ts";
import { writeText } from "./text.ts";
import { reportUndefined } from "./undefined-reference.ts";

/** Write a node, block or inline. */
export function writeNode(scope: Scope, node: MarkdownNode): void {
  const write = writers[node.type];
  const element = formatting[node.type];
  if (write) write(scope, node);
  else if (element) writeWithin(scope, `<${element}>`, node.children, `</${element}>`);
  else if (isMdxNode(node)) writeMdx(scope, node);
  else writeAll(scope, node.children);
}

/** The writer of each node type, except for `formatting`. */
const writers: Record<string, (scope: Scope, node: MarkdownNode) => void> = {
  text: (scope, node) => {
    reportUndefined(scope, node);
    reportMistypedLinks(scope, node);
    reportConflict(scope, node);
    writeText(scope, node.value ?? "");
  },
  paragraph: writeParagraph,
  heading: writeHeading,
  inlineCode: writeInlineCode,
  math: writeFormula,
  inlineMath: writeFormula,
  code: writeCodeNode,
  break: (scope) => {
    scope.compilation.writer.write("<br>");
    scope.compilation.sections.add(" ");
  },
  link: writeLink,
  linkReference: writeLink,
  image: writeImage,
  imageReference: writeImage,
  list: writeList,
  blockquote: writeQuote,
  thematicBreak: (scope) => scope.compilation.writer.write("<hr>"),
  table: writeTable,
  html: writeRawHtml,
  containerDirective: (scope, node) => {
    if (!writeAdmonition(scope, node)) writeUnknownDirective(scope, node);
  },
  leafDirective: writeStrayDirective,
  textDirective: writeStrayDirective,
  footnoteReference: writeFootnoteReference,
  definition: () => {},
  footnoteDefinition: () => {},
  yaml: () => {},
  toml: () => {},
};

function writeInlineCode(scope: Scope, node: MarkdownNode): void {
  const code = restore(node.value ?? "", scope.unit.prescan);
  const html = inlineCode(code, scope.longName);
  const whole = html.includes("<wbr>") && code.length <= MAX_WHOLE_LENGTH;
  scope.compilation.writer.write(`<code${whole ? ' class="seams"' : ""}>${html}</code>`);
  scope.compilation.sections.addInlineCode(code);
}

function writeQuote(scope: Scope, node: MarkdownNode): void {
  if (writeAlert(scope, node)) return;
  writeWithin(scope, "<blockquote>", node.children, "</blockquote>");
  scope.compilation.sections.break();
}

/** Inside components and among tags, indented text is Markdown rather than code, as in MDX. */
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
