import { escapeHtml } from "../escape.ts";

/**
 * Hyphenated words short enough to fit on any line, such as `--dry-run`, which browsers would break at the
 * hyphen.
 */
const HYPHENATED = /(?<!\S)(?=\S{3,24}(?!\S))\S*[^\s-]-[A-Za-z]\S*/g;

/** Inline code as HTML. Hyphenated names are marked so that they are not broken across lines. */
export function inlineCode(code: string): string {
  if (!code.includes("-")) return escapeHtml(code);
  let html = "";
  let end = 0;
  for (const { 0: word, index } of code.matchAll(HYPHENATED)) {
    html += `${escapeHtml(code.slice(end, index))}<span class="whole">${escapeHtml(word)}</span>`;
    end = index + word.length;
  }
  return html + escapeHtml(code.slice(end));
}
