import { Fragment, isValidElement, type ReactNode } from "react";

/** What takes the place of `{name}`, by name. */
export type InterpolateValues = Readonly<Record<string, ReactNode>>;

const HOLE = /\{(\w+)\}/;

/** Replace `{name}` by values; placeholders without a value are kept. Returns a string if all values are text. */
export function interpolate(text: string, values: InterpolateValues = {}): ReactNode {
  const parts = text.split(HOLE).map((part, index) => {
    if (index % 2 === 0) return part;
    return Object.hasOwn(values, part) ? values[part] : `{${part}}`;
  });
  if (!parts.some((part) => isValidElement(part) || Array.isArray(part))) return parts.map(String).join("");
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
