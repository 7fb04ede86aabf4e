import type { Scope } from "./compilation.ts";
import { readLiteral } from "./literal.ts";
import type { MarkdownNode } from "./parse.ts";

/** The value of an expression that can be told without running it; undefined for a program. */
export function staticValue(scope: Scope, code: string): { value: unknown } | undefined {
  return readLiteral(code) ?? givenProperty(scope, code) ?? importedText(scope, code);
}

/** Whether code is comments and nothing else. */
export function isComment(code: string): boolean {
  return /^(?:\/\*[\s\S]*?\*\/\s*)*$/.test(code);
}

/** What React shows of a plain value. */
export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Nodes with the values of their expressions in the place of these, where they can be told. */
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

/** What a partial is given: `props.name`, when that is a plain value. */
function givenProperty(scope: Scope, code: string): { value: string | number } | undefined {
  const name = /^props\.([\w$]+)$/.exec(code)?.[1];
  const value =
    name !== undefined && scope.props && Object.hasOwn(scope.props, name) ? scope.props[name] : undefined;
  return typeof value === "string" || typeof value === "number" ? { value } : undefined;
}

/** The text of a file that the document imports for it. */
function importedText(scope: Scope, code: string): { value: string } | undefined {
  const binding = scope.unit.bindings.get(code);
  return binding?.kind === "text" ? { value: binding.text } : undefined;
}
