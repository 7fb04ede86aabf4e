import { escapeHtml } from "../escape.ts";

/** Words with hyphens that browsers would break after, such as `--dry-run`, and that any line has room for. */
const HYPHENATED = /(?<!\S)(?=\S{3,24}(?!\S))\S*[^\s-]-[A-Za-z]\S*/g;

/** Text of inline code as HTML. A name with hyphens is marked: it goes to the next line whole. */
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
