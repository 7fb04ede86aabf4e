import type { ComponentPart, Part } from "./document.ts";

/** Parts that never leave this folder: names that no component can have. */

/** Holds what a partial wrote: the rest of its name is the file, its properties are the partial's `props`. */
export const partialMark = "\u0000partial";
/** Begins the name of a component that code of the document defines: the rest is what its tag is called. */
export const definedMark = "\u0000defined ";
/** Stands for a computed expression, in the property `code`. */
export const expressionMark = "\u0000expression";

/**
 * The body with marks of partials replaced by what they hold, and neighbouring strings joined. What only a
 * program can show is left out, as an excerpt of a document that computes must do.
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
