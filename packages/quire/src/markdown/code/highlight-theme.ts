/** A kind of token: its class, its colours on light and dark pages, and the scopes it applies to. */
interface TokenKind {
  name: string;
  light: string;
  dark: string;
  scopes: string[];
}

/** Tokens of no kind have the colour of text. At equal scope depth, later kinds win. */
export const tokenKinds: readonly TokenKind[] = [
  { name: "t-c", light: "#5d6470", dark: "#9ba0a8", scopes: ["comment", "punctuation.definition.comment"] },
  {
    name: "t-k",
    light: "#b3261e",
    dark: "#ff8087",
    scopes: ["keyword", "storage", "keyword.operator.new", "punctuation.definition.keyword"],
  },
  {
    name: "t-s",
    light: "#0a6b3d",
    dark: "#7ed6a5",
    scopes: ["string", "punctuation.definition.string", "markup.inline.raw", "markup.fenced_code"],
  },
  {
    name: "t-n",
    light: "#0059ab",
    dark: "#79c0ff",
    scopes: [
      "constant",
      "support.constant",
      "variable.language",
      "variable.other.constant",
      "variable.other.enummember",
    ],
  },
  {
    name: "t-f",
    light: "#6b3fc4",
    dark: "#c3a6ff",
    scopes: ["entity.name.function", "support.function", "meta.function-call.generic", "variable.function"],
  },
  {
    name: "t-t",
    light: "#8a4b00",
    dark: "#eab04c",
    scopes: [
      "entity.name.type",
      "entity.name.class",
      "entity.name.namespace",
      "support.type",
      "support.class",
      "entity.other.inherited-class",
      "entity.other.attribute-name",
      "storage.type.java",
      "storage.type.generic.java",
    ],
  },
  {
    name: "t-p",
    light: "#00607a",
    dark: "#6cc7e0",
    scopes: [
      "entity.name.tag",
      "support.type.property-name",
      "meta.object-literal.key",
      "variable.other.property",
      "punctuation.support.type.property-name",
      "markup.heading",
    ],
  },
  { name: "t-i", light: "#0a6b3d", dark: "#7ed6a5", scopes: ["markup.inserted"] },
  { name: "t-d", light: "#b3261e", dark: "#ff8087", scopes: ["markup.deleted", "invalid"] },
  {
    name: "prompt",
    light: "#5d6470",
    dark: "#9ba0a8",
    scopes: ["punctuation.separator.prompt", "entity.other.prompt-prefix"],
  },
  {
    name: "",
    light: "",
    dark: "",
    scopes: [
      "keyword.operator",
      "punctuation",
      "storage.type.function.arrow",
      "storage.modifier.import",
      "storage.modifier.package",
      "string variable",
      "string meta.embedded",
      "string meta.interpolation",
      "meta.template.expression",
      "source.shell string.unquoted",
    ],
  },
];

/**
 * Style rules for highlighted code.
 *
 * @param withDark include rules for pages under `[data-theme="dark"]`
 */
export function highlightCss(withDark: boolean): string {
  const coloured = tokenKinds.filter((kind) => kind.name !== "");
  const rules = (prefix: string, mode: "light" | "dark") =>
    coloured.map((kind) => `${prefix}.${kind.name}{color:${kind[mode]}}`).join("\n");
  return [rules("", "light"), withDark ? rules('[data-theme="dark"] ', "dark") : ""].join("\n");
}
