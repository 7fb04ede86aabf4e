import { breakable } from "../../base/long-names.ts";
import { element } from "../../client/element.ts";
import type { MatchedText } from "../api.ts";

/**
 * A text as children of an element: what the query matched is in `<mark>`. Ranges that do not fit are passed over.
 * Where long names may be broken is `<wbr>`, which style sheets may ignore on wide screens.
 */
export function markedText({ text, matches }: MatchedText): (string | HTMLElement)[] {
  const pieces = breakable(text);
  const parts: (string | HTMLElement)[] = [];
  let done = 0;
  for (const [start, end] of matches) {
    if (start < done || end <= start || end > text.length) continue;
    parts.push(...part(pieces, done, start), element("mark", {}, ...part(pieces, start, end)));
    done = end;
  }
  return [...parts, ...part(pieces, done, text.length)];
}

/** Part of a text in pieces, with a place to break it before each piece that begins there. */
function part(pieces: readonly string[], start: number, end: number): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let at = 0;
  for (const piece of pieces) {
    if (at > 0 && at >= start && at < end) parts.push(element("wbr"));
    parts.push(piece.slice(Math.max(0, start - at), Math.max(0, end - at)));
    at += piece.length;
  }
  return parts;
}
