import { nameToEmoji } from "gemoji";
import { escapeHtml } from "../base/escape.ts";
import { breakable } from "../base/long-names.ts";
import type { Scope } from "./compilation.ts";
import type { MarkdownNode } from "./parse.ts";
import { restore } from "./prescan.ts";

/** What the nodes were parsed from. */
type Parsed = Pick<Scope, "text" | "unit">;

/** Nodes that only format the text in them: type → HTML element. */
export const formatting: Readonly<Record<string, string>> = {
  emphasis: "em",
  strong: "strong",
  delete: "del",
};

/**
 * The visible text of inline nodes; raw tags, comments and MDX expressions are left out.
 *
 * @param expressions include the code of MDX expressions, as in anchors
 */
export function plainText(nodes: readonly MarkdownNode[], from: Parsed, expressions = false): string {
  const written = (text = "") => restore(text, from.unit.prescan);
  let out = "";
  for (const node of nodes) {
    if (node.type === "text") out += replaceEmoji(node.value ?? "");
    else if (node.type === "inlineCode" || node.type === "inlineMath") out += written(node.value);
    else if (node.type === "image" || node.type === "imageReference") out += written(node.alt ?? "");
    else if (node.type === "break") out += " ";
    else if (node.type === "mdxTextExpression") out += expressions ? (node.value ?? "") : "";
    else if (node.type === "textDirective") {
      const [before, after] = directiveText(node, from.text);
      out += before + plainText(node.children ?? [], from, expressions) + after;
    } else if (node.children) out += plainText(node.children, from, expressions);
  }
  return out;
}

/**
 * Inline HTML of a heading for the table of contents, without links, images and components; MDX expressions
 * become their code between marks.
 *
 * @param formula renders the source of a formula, which is shown itself without that
 */
export function tocHtml(
  nodes: readonly MarkdownNode[],
  from: Parsed,
  formula: (source: string) => string | undefined = () => undefined,
): string {
  const written = (text = "") => restore(text, from.unit.prescan);
  let out = "";
  for (const node of nodes) {
    const inner = () => tocHtml(node.children ?? [], from, formula);
    const element = formatting[node.type];
    if (node.type === "mdxTextExpression") out += `\u0001{${node.value}}\u0001`;
    else if (node.type === "text") out += escapeHtml(replaceEmoji(node.value ?? ""));
    else if (node.type === "inlineCode") out += `<code>${tocCode(written(node.value))}</code>`;
    else if (node.type === "inlineMath")
      out += formula(written(node.value)) ?? escapeHtml(written(node.value));
    else if (element) out += `<${element}>${inner()}</${element}>`;
    else if (node.type === "break") out += " ";
    else if (node.type === "textDirective") {
      const [before, after] = directiveText(node, from.text);
      out += escapeHtml(before) + inner() + escapeHtml(after);
    } else if (node.children) out += inner();
  }
  return out;
}

/** Maximum length of a name that fits on a line of the table of contents. */
const MAX_TOC_LENGTH = 20;

/** Code in the table of contents: a name that is too long for a line is broken between its words. */
function tocCode(code: string): string {
  return code.length > MAX_TOC_LENGTH ? breakable(code).map(escapeHtml).join("<wbr>") : escapeHtml(code);
}

/**
 * The source before and after the label of an unknown directive ("12:30", ":foo[bar]"), to show it as written.
 */
export function directiveText(node: MarkdownNode, source: string): [string, string] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const first = node.children?.[0]?.position?.start.offset;
  const last = node.children?.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined) return [source.slice(start, end), ""];
  return [source.slice(start, first), source.slice(last, end)];
}

/** Replace GitHub's emoji short codes (`:rocket:`); unknown ones are left unchanged. */
export function replaceEmoji(text: string): string {
  if (text.indexOf(":") === text.lastIndexOf(":")) return text;
  return text.replace(/:([a-z\d_+-]{1,50}):/g, (whole, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name]! : whole,
  );
}
