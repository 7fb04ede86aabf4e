import { escapeHtml } from "../escape.ts";
import { breakable } from "../long-names.ts";

/**
 * Hyphenated words short enough to fit on any line, such as `--dry-run`, which browsers would break at the
 * hyphen.
 */
const HYPHENATED = /(?<!\S)(?=\S{3,24}(?!\S))\S*[^\s-]-[A-Za-z]\S*/g;

/**
 * Inline code as HTML. Hyphenated names are marked so that they are not broken across lines. In narrow table columns,
 * long names get `<wbr>` between their words; the style sheet ignores these (`seams`) on wide screens.
 */
export function inlineCode(code: string, isNarrow = false): string {
  const withSeams = (text: string) =>
    isNarrow ? breakable(text).map(escapeHtml).join("<wbr>") : escapeHtml(text);
  let html = "";
  let end = 0;
  for (const { 0: word, index } of code.matchAll(HYPHENATED)) {
    html += `${withSeams(code.slice(end, index))}<span class="whole">${escapeHtml(word)}</span>`;
    end = index + word.length;
  }
  return html + withSeams(code.slice(end));
}
