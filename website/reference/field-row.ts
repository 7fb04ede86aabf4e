import { code, codeName, entry, type Markdown } from "./markdown.ts";

/** Path segments for list items or a form of the value, rather than a name. */
export const itemName =
  /^(?:string|object|enum|map|number|integer|boolean|union|[A-Z][A-Za-z0-9]*(?:Config|Spec|Mapping)|DatabaseId)$/;

/** A field of a configuration, as its row shows it. */
export interface ShownField {
  /** Path in the configuration: `connection.bootstrap`. A map has the segment `` `key` ``. */
  path: string;
  type: string;
  /** `within`: required if its parent is set. */
  required?: true | "within";
  description: Markdown;
  values?: readonly string[];
  /** The default, as it is written in a configuration. */
  default?: string;
}

/**
 * The row of a field: its path with type and marks, and what it does.
 *
 * @param anchor of the row
 * @param more marks after the type
 */
export function fieldRow(
  field: ShownField,
  anchor: string,
  more: readonly (Markdown | false | undefined)[] = [],
): [name: Markdown, words: Markdown] {
  const path = field.path.replaceAll("`", "");
  const cut = path.lastIndexOf(".") + 1;
  const label = `${cut > 0 ? `<i>${path.slice(0, cut)}</i>` : ""}${path.slice(cut)}`;
  const marks = [field.type, requiredMark(field), ...more].filter(Boolean);
  const facts = [
    field.values && `One of ${field.values.map(code).join(", ")}.`,
    field.default !== undefined && `Default: ${code(field.default)}.`,
  ].filter(Boolean);
  return [
    `${entry(anchor, codeName(label))} <small>${marks.join(" · ")}</small>`,
    [field.description, ...facts].join(" "),
  ];
}

function requiredMark({ required, path }: ShownField): Markdown | undefined {
  if (required === true) return "<b>required</b>";
  const around = required && path.split(".").at(-2);
  if (!around) return undefined;
  if (around === "`key`") return "required in each entry";
  return itemName.test(around) ? "required in each item" : `required if <code>${around}</code> is set`;
}
