import { decodeEntities } from "../entities.ts";
import type { Span } from "./answer.ts";

/**
 * What is more than text. Nothing is looked for further than 2,000 characters on, and a run of backticks is taken whole:
 * signs that nothing closes, however many, take no longer than text.
 */
const token =
  /\\([!-/:-@[-`{-~])|(?<!(?<!\\)`)(`+)(?!`)([\s\S]{0,2000}?[^`])\2(?!`)|!\[([^\]]{0,2000})\]\((?:[^()\s]|\([^()]{0,2000}\)){0,2000}(?:\s+"[^"]{0,2000}")?\)|\[((?:[^[\]]|\[[^\]]{0,2000}\]){0,2000})\]\(\s*<?((?:[^()\s<>]|\([^()]{0,2000}\)){0,2000})>?(?:\s+"[^"]{0,2000}")?\s*\)|<(https?:\/\/[^>\s]+)>|<\/?[a-zA-Z][^<>]*>|<!--[\s\S]{0,2000}?-->|(\*\*|__)(?=\S)([\s\S]{0,2000}?\S)\8|(?<![\p{L}\p{N}])([*_])(?=\S)([\s\S]{0,2000}?\S)\10(?![\p{L}\p{N}])/giu;

/**
 * Read a line of Markdown: code, strong text and links stay what they are, all else becomes plain text. HTML is
 * dropped (a line break is a space), and so are links that lead elsewhere than to pages of this site, places in this page, or by http(s).
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

/** The text of a line, as it is read. */
export function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}

/** Whether a link may be followed: to a page of this site, a place in a page, or by http(s). */
export function isSafe(address: string): boolean {
  if (/^(?:\/(?!\/)|#)/.test(address)) return !/[\u0000-\u0020\\]/.test(address);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { protocol, username } = new URL(address);
  return (protocol === "http:" || protocol === "https:") && username === "";
}
