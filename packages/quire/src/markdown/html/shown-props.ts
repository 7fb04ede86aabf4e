import type { Scope } from "../compilation.ts";
import { parseMdx } from "../parse.ts";
import { plainText } from "../plain-text.ts";

/** Properties of theme components that readers see as text. */
const shownProps: Readonly<Record<string, string>> = {
  "@theme/Admonition": "title",
  "@theme/CodeBlock": "title",
  "@theme/Details": "summary",
  "@theme/Image": "alt",
  "@theme/TabItem": "label",
};

/** Add the text that a component of the theme shows of its properties to what is searched. */
export function addShownProps(scope: Scope, ref: string, props: Readonly<Record<string, unknown>>): void {
  const { sections } = scope.compilation;
  const name = shownProps[ref];
  const shown = ref === "@theme/Tabs" ? labelsOf(props.values) : name === undefined ? [] : [props[name]];
  // A tab without a label is called by its value.
  if (ref === "@theme/TabItem" && props.label === undefined) shown.push(props.value);
  for (const value of shown) sections.addBlock(textOf(scope, value).trim());
}

/** The labels that tabs have for their items. */
function labelsOf(values: unknown): unknown[] {
  return Array.isArray(values) ? values.map((entry) => (Object(entry) as { label?: unknown }).label) : [];
}

/** The text of a property; of JSX, that between its tags. */
function textOf(scope: Scope, value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return `${value}`;
  const code = (Object(value) as { $expression?: unknown }).$expression;
  if (typeof code !== "string" || !code.trim().startsWith("<")) return "";
  try {
    return plainText(parseMdx(code.trim()).children ?? [], scope);
  } catch {
    return "";
  }
}
