import type { Scope } from "../compilation.ts";
import { readLiteral } from "../html/literal.ts";
import type { MarkdownNode } from "../parse.ts";

/** Evaluate an expression without running it; undefined if that is not possible. */
export function staticValue(scope: Scope, code: string): { value: unknown } | undefined {
  return readLiteral(code) ?? givenProperty(scope, code) ?? importedText(scope, code);
}

/** The text of nodes, with the values of expressions; undefined if they contain anything else. */
export function textIn(scope: Scope, nodes: readonly MarkdownNode[]): string | undefined {
  let out = "";
  for (const { type, value = "", children = [] } of nodes) {
    let text: unknown;
    if (type === "text") text = value;
    else if (type === "paragraph") text = textIn(scope, children);
    else if (/^mdx\w+Expression$/.test(type)) text = staticValue(scope, value.trim())?.value;
    if (typeof text !== "string") return undefined;
    out += text;
  }
  return out;
}

/** Whether code consists of comments only. */
export function isComment(code: string): boolean {
  return /^(?:\/\*[\s\S]*?\*\/\s*)*$/.test(code);
}

/** The text that React shows for a plain value. */
export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Replace expressions in nodes by their values where these are known. */
export function withValues(scope: Scope, nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.map((node) => {
    if (node.type !== "mdxTextExpression")
      return node.children ? { ...node, children: withValues(scope, node.children) } : node;
    const code = (node.value ?? "").trim();
    if (isComment(code)) return { ...node, type: "text", value: "" };
    const known = staticValue(scope, code);
    return known ? { ...node, type: "text", value: textOf(known.value) } : node;
  });
}

/** The value of `props.name` in a partial, if it is plain. */
function givenProperty(scope: Scope, code: string): { value: string | number } | undefined {
  const name = /^props\.([\w$]+)$/.exec(code)?.[1];
  const value =
    name !== undefined && scope.props && Object.hasOwn(scope.props, name) ? scope.props[name] : undefined;
  return typeof value === "string" || typeof value === "number" ? { value } : undefined;
}

/** The text of an imported file. */
function importedText(scope: Scope, code: string): { value: string } | undefined {
  const binding = scope.unit.bindings.get(code);
  return binding?.kind === "text" ? { value: binding.text } : undefined;
}
