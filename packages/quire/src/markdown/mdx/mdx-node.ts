import { highlighted, withCode } from "../code/code-block.ts";
import { fenceWords, readFence } from "../code/code-fence.ts";
import { placeOf, type Scope, sourceOf } from "../compilation.ts";
import { applyComment } from "../html/comment.ts";
import { isComponentTag, lookUp, writeComponentTag } from "../html/component-tag.ts";
import { elementName, writeHtmlTag } from "../html/html-tag.ts";
import { literalOf } from "../html/literal.ts";
import type { Tag } from "../html/tag.ts";
import { expressionMark } from "../mark.ts";
import { writeAll } from "../nodes.ts";
import type { MarkdownNode } from "../parse.ts";
import { type Place, placesBehind } from "../place.ts";
import { writePlain } from "../text.ts";
import { headComponent, writeHead, writeStyle } from "./mdx-head.ts";
import { tagOf } from "./mdx-tag.ts";
import { isComment, staticValue, textIn, textOf } from "./static-value.ts";

/** Whether a node type exists only in MDX. */
export function isMdxNode(node: MarkdownNode): boolean {
  return node.type.startsWith("mdx");
}

/** Write an MDX node: JSX, an expression, or import and export statements (which show nothing). */
export function writeMdx(scope: Scope, node: MarkdownNode): void {
  const { compilation } = scope;
  if (node.type === "mdxjsEsm") {
    compilation.statements.push({ scope, code: node.value ?? "", line: placeOf(scope, node).line });
    if (/^export\s/m.test(node.value ?? "")) compilation.dynamic = true;
  } else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    writeExpression(scope, node);
  } else writeElement(scope, node);
}

function writeExpression(scope: Scope, node: MarkdownNode): void {
  const { compilation } = scope;
  const code = (node.value ?? "").trim();
  const comment = isComment(code);
  const literal = comment ? undefined : staticValue(scope, code);
  if (comment || literal) {
    if (comment) applyComment(scope, code);
    const shown = literal ? textOf(literal.value) : "";
    writePlain(scope, shown);
    return;
  }
  compilation.dynamic = true;
  compilation.writer.part({ component: expressionMark, props: { code: node.value ?? "" }, children: [] });
}

function writeElement(scope: Scope, node: MarkdownNode): void {
  const { writer, sections } = scope.compilation;
  const name = node.name ?? "";
  const children = node.children ?? [];
  if (name === "") {
    writeAll(scope, children);
    return;
  }
  const isComponent = isComponentTag(scope, name);
  const ref = isComponent ? lookUpRef(scope, name) : undefined;
  if (name === "head" || ref === headComponent) {
    writeHead(scope, children);
    return;
  }
  if (name === "style" && writeStyle(scope, node)) return;
  const tag = tagOf(scope, node, name);
  const place = placeOf(scope, node);
  if (ref === "@theme/CodeBlock") {
    const code = textIn(scope, children);
    if (code && writeCodeElement(scope, tag, code, place)) return;
  }
  const given = isComponent || children.length > 0 ? undefined : givenText(tag);
  if (given !== undefined) {
    tag.kind = "open";
    tag.attributes = tag.attributes.filter((attribute) => attribute.name !== "children");
  }
  const write = isComponent ? writeComponentTag : writeHtmlTag;
  write(scope, tag, placesBehind(place, sourceOf(scope, node)));
  if (tag.kind === "open") {
    if (given === undefined) writeAll(scope, children);
    else writePlain(scope, given);
    writer.close(isComponent ? name : elementName(name));
  }
  if (node.type === "mdxJsxFlowElement") sections.break();
}

/** Text passed to an element as the property `children`. */
function givenText(tag: Tag): string | undefined {
  const attribute = tag.attributes.find(({ name }) => name === "children");
  const literal = attribute && literalOf(attribute.value)?.value;
  return typeof literal === "string" ? literal : undefined;
}

function lookUpRef(scope: Scope, name: string): string | undefined {
  const meaning = lookUp(scope, name);
  return meaning?.kind === "component" ? meaning.ref : undefined;
}

/** Write a code component as a highlighted block; false if its properties are only known when it is rendered. */
function writeCodeElement(scope: Scope, tag: Tag, code: string, at: Place): boolean {
  const props: Record<string, unknown> = {};
  for (const { name, value } of tag.attributes) {
    const literal = literalOf(value);
    if (!literal) return false;
    props[name] = literal.value;
  }
  const fence = readFence(
    ...fenceWords(props),
    code.replace(/^\n+|\s+$/g, ""),
    scope.compilation.input.codeBlocks,
  );
  const shown = withCode(props, fence, highlighted(scope, fence.code, fence.language, at));
  scope.compilation.sections.addCodeBlock(fence.code, String(shown.title ?? ""));
  scope.compilation.writer.part({ component: "@theme/CodeBlock", props: shown, children: [] });
  return true;
}
