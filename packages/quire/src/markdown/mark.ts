import type { ComponentPart, Part } from "./document.ts";

/** Internal parts that never leave this folder, with names that no component can have. */

/** Encloses the parts of a partial: the rest of the name is its file, the properties are its `props`. */
export const partialMark = "\u0000partial";
/**
 * Prefix for components that code of the document defines; the rest is the tag's name. For a member of a name, a space
 * follows, and the place of the tag.
 */
export const definedMark = "\u0000defined ";
/** Stands for an expression, whose code is in the property `code`. */
export const expressionMark = "\u0000expression";

/**
 * Replace marks of partials by their content and join adjacent strings. Expressions are dropped, as from the
 * excerpt of a document with code.
 */
export function withoutMarks(parts: readonly Part[]): Part[] {
  const out: Part[] = [];
  const add = (part: Part) => {
    if (typeof part === "string" && typeof out.at(-1) === "string") out[out.length - 1] += part;
    else out.push(part);
  };
  for (const part of parts) {
    if (typeof part === "string") add(part);
    else if (part.component.startsWith(partialMark) || computes(part))
      withoutMarks(part.children).forEach(add);
    else if (part.component !== expressionMark) {
      add(part.children.length === 0 ? part : { ...part, children: withoutMarks(part.children) });
    }
  }
  return out;
}

function computes(part: ComponentPart): boolean {
  if (part.component.startsWith(definedMark)) return true;
  return Object.values(part.props).some(
    (value) =>
      typeof value === "object" &&
      value !== null &&
      ("$expression" in value || "$spread" in value || "$parts" in value),
  );
}
