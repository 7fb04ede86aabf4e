import { type InterpolateValues, interpolate } from "./interpolate.tsx";

export interface TranslateProps {
  /** The text in the language of the source. */
  children?: string;
  id?: string;
  description?: string;
  values?: InterpolateValues;
}

/** `@docusaurus/Translate`: the text as it stands in the source; sites have one language. */
export default function Translate({ children, id, values }: TranslateProps) {
  // A document may hand over what it drew already.
  if (children !== undefined && typeof children !== "string") return <>{children}</>;
  return <>{interpolate(children ?? id ?? "", values)}</>;
}

/** The text of a message, with values in its holes. */
export function translate(
  { message, id }: { message?: string; id?: string; description?: string },
  values?: Readonly<Record<string, string | number>>,
): string {
  return String(interpolate(message ?? id ?? "", values));
}
