import { decodeEntities } from "../base/entities.ts";
import type { Span } from "./answer.ts";

/**
 * Inline markup. Lookahead is bounded to 2,000 characters and a run of backticks is matched as a whole, so that
 * unclosed delimiters cannot make matching quadratic.
 */
const token =
  /\\([!-/:-@[-`{-~])|(?<!(?<!\\)`)(`+)(?!`)([\s\S]{0,2000}?[^`])\2(?!`)|!\[([^\]]{0,2000})\]\((?:[^()\s]|\([^()]{0,2000}\)){0,2000}(?:\s+"[^"]{0,2000}")?\)|\[((?:[^[\]]|\[[^\]]{0,2000}\]){0,2000})\]\(\s*<?((?:[^()\s<>]|\([^()]{0,2000}\)){0,2000})>?(?:\s+"[^"]{0,2000}")?\s*\)|<(https?:\/\/[^>\s]+)>|<\/?[a-zA-Z][^<>]*>|<!--[\s\S]{0,2000}?-->|(\*\*|__)(?=\S)([\s\S]{0,2000}?\S)\8|(?<![\p{L}\p{N}])([*_])(?=\S)([\s\S]{0,2000}?\S)\10(?![\p{L}\p{N}])/giu;

/**
 * Parse a line of Markdown into spans: code, strong text and links are kept, everything else becomes plain text.
 * HTML is dropped (a line break becomes a space), and so are unsafe links (see `isSafe`).
 */
export function spansOf(markdown: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const add = (span: Span) => {
    if (span.text === "") return;
    const last = spans.at(-1);
    if (last && last.kind === span.kind && last.to === span.to && span.kind !== "code")
      last.text += span.text;
    else spans.push(span);
  };
  for (const match of markdown.matchAll(token)) {
    if (match.index < at) continue;
    add({ text: decodeEntities(markdown.slice(at, match.index)) });
    at = match.index + match[0].length;
    const [, escaped, , code, , label, to, address, , strong, , weak] = match;
    if (escaped !== undefined) add({ text: escaped });
    else if (code !== undefined) add({ text: code.replace(/^ (?=.*[^ ])(.*) $/s, "$1"), kind: "code" });
    else if (label !== undefined) {
      const text = textOf(spansOf(label));
      add(isSafe(to!) ? { text, kind: "link", to: to! } : { text });
    } else if (address !== undefined)
      add(isSafe(address) ? { text: address, kind: "link", to: address } : { text: address });
    else if (strong !== undefined) add({ text: textOf(spansOf(strong)), kind: "strong" });
    else if (weak !== undefined) for (const span of spansOf(weak)) add(span);
    else if (/^<br\b/i.test(match[0])) add({ text: " " });
  }
  add({ text: decodeEntities(markdown.slice(at)) });
  return spans;
}

/** The text of a line, without markup. */
export function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}

/** Whether a link may be followed: to a page of this site, an anchor in the page, or by http(s). */
export function isSafe(address: string): boolean {
  if (/^(?:\/(?!\/)|#)/.test(address)) return !/[\u0000-\u0020\\]/.test(address);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { protocol, username } = new URL(address);
  return (protocol === "http:" || protocol === "https:") && username === "";
}
