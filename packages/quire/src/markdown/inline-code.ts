import { escapeHtml } from "../escape.ts";

/**
 * Hyphenated words short enough to fit on any line, such as `--dry-run`, which browsers would break at the
 * hyphen.
 */
const HYPHENATED = /(?<!\S)(?=\S{3,24}(?!\S))\S*[^\s-]-[A-Za-z]\S*/g;

/** Names too long for one of three table columns on a phone. */
const LONG = /\w{13,}/g;
/** Boundaries between the words of a name, except around very short words. */
const SEAM = /(?<=[A-Za-z\d]{3}_)(?=[A-Za-z\d]{3})|(?<=\w\w[a-z\d])(?=[A-Z]\w\w)/g;

/**
 * Inline code as HTML. Hyphenated names are marked so that they are not broken across lines. In narrow table columns,
 * long names get `<wbr>` between their words; the style sheet ignores these (`seams`) on wide screens.
 */
export function inlineCode(code: string, isNarrow = false): string {
  const withSeams = (text: string) =>
    isNarrow ? escapeHtml(text).replace(LONG, (name) => name.replace(SEAM, "<wbr>")) : escapeHtml(text);
  let html = "";
  let end = 0;
  for (const { 0: word, index } of code.matchAll(HYPHENATED)) {
    html += `${withSeams(code.slice(end, index))}<span class="whole">${escapeHtml(word)}</span>`;
    end = index + word.length;
  }
  return html + withSeams(code.slice(end));
}
