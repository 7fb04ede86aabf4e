import { siteFacts } from "../../render/site-facts.ts";
import { type InterpolateValues, interpolate } from "../interpolate.tsx";

interface TranslateProps {
  /** The text in the source language. */
  children?: string;
  id?: string;
  description?: string;
  values?: InterpolateValues;
}

/** `@docusaurus/Translate`: the translation from the settings, or else the source text. */
export default function Translate({ children, id, values }: TranslateProps) {
  // In documents, the children may be rendered elements already.
  if (children !== undefined && typeof children !== "string") return <>{children}</>;
  return <>{interpolate(textOf(id, children), values)}</>;
}

/** The translation of a message, with values for its placeholders. */
export function translate(
  { message, id }: { message?: string; id?: string; description?: string },
  values?: Readonly<Record<string, string | number>>,
): string {
  return String(interpolate(textOf(id, message), values));
}

function textOf(id: string | undefined, message: string | undefined): string {
  return siteFacts().config.locale.messages[id ?? message ?? ""] ?? message ?? id ?? "";
}
