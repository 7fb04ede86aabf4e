import type { ComponentPart, Part } from "./document.ts";

/** Parts that never leave this folder: names that no component can have. */

/** Holds what a partial wrote; its properties are the partial's `props`. */
export const partialMark = "\u0000partial";
/** Stands for a computed expression, in the property `code`. */
export const expressionMark = "\u0000expression";

/** The body with marks of partials replaced by what they hold, and neighbouring strings joined. */
export function withoutMarks(parts: readonly Part[]): Part[] {
  const out: Part[] = [];
  const add = (part: Part) => {
    if (typeof part === "string" && typeof out.at(-1) === "string") out[out.length - 1] += part;
    else out.push(part);
  };
  for (const part of parts) {
    if (typeof part === "string") add(part);
    else if (part.component === partialMark) for (const inner of withoutMarks(part.children)) add(inner);
    else
      add(
        part.children.length === 0
          ? part
          : ({ ...part, children: withoutMarks(part.children) } satisfies ComponentPart),
      );
  }
  return out;
}
