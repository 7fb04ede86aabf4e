import type { MatchedText } from "../api.ts";
import { element } from "./element.ts";

/** A text as children of an element: what the query matched is in `<mark>`. Ranges that do not fit are passed over. */
export function markedText({ text, matches }: MatchedText): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let done = 0;
  for (const [start, end] of matches) {
    if (start < done || end <= start || end > text.length) continue;
    parts.push(text.slice(done, start), element("mark", {}, text.slice(start, end)));
    done = end;
  }
  return [...parts, text.slice(done)];
}
