import type { Scope } from "../compilation.ts";
import type { Tag, TagAttribute } from "../html/tag.ts";
import type { MarkdownNode } from "../parse.ts";

/** Convert a JSX element to a tag, so that MDX and raw HTML share the same code. */
export function tagOf(scope: Scope, node: MarkdownNode, name: string): Tag {
  const start = node.position?.start.offset ?? 0;
  const source = scope.text.slice(start, Math.min(node.position?.end.offset ?? start, start + 20_000));
  let cursor = name.length;
  const attributes: TagAttribute[] = ((node.attributes ?? []) as JsxAttribute[]).map((attribute) => {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      return {
        name: "...",
        value: {
          expression: String(attribute.value)
            .trim()
            .replace(/^\.\.\./, ""),
        },
        offset: cursor,
      };
    }
    const name = attribute.name!;
    const given = attribute.value ?? true;
    const written = given === true ? name : typeof given === "string" ? given : given.value;
    const found = source.indexOf(written, cursor);
    if (found >= 0) cursor = found;
    return { name, value: typeof given === "object" ? { expression: given.value } : given, offset: cursor };
  });
  const closes = (node.children?.length ?? 0) === 0 && !/<\/[^>]*>\s*$/.test(source);
  return { kind: closes ? "void" : "open", name, attributes, start: 0, end: 0 };
}

interface JsxAttribute {
  type: string;
  name?: string;
  value?: string | null | { value: string };
}
