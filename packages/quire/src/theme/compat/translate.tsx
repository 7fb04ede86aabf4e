import { siteFacts } from "../../render/site-facts.ts";
import { type InterpolateValues, interpolate } from "./interpolate.tsx";

interface TranslateProps {
  /** The text in the language of the source. */
  children?: string;
  id?: string;
  description?: string;
  values?: InterpolateValues;
}

/** `@docusaurus/Translate`: what the settings say of the text, or the text as it stands in the source. */
export default function Translate({ children, id, values }: TranslateProps) {
  // A document may hand over what it drew already.
  if (children !== undefined && typeof children !== "string") return <>{children}</>;
  return <>{interpolate(textOf(id, children), values)}</>;
}

/** The text of a message, with values in its holes. */
export function translate(
  { message, id }: { message?: string; id?: string; description?: string },
  values?: Readonly<Record<string, string | number>>,
): string {
  return String(interpolate(textOf(id, message), values));
}

function textOf(id: string | undefined, message: string | undefined): string {
  return siteFacts().config.locale.messages[id ?? message ?? ""] ?? message ?? id ?? "";
}
