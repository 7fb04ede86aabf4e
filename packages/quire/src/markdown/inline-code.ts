import { escapeHtml } from "../escape.ts";

/**
 * Hyphenated words short enough to fit on any line, such as `--dry-run`, which browsers would break at the
 * hyphen.
 */
const HYPHENATED = /(?<!\S)(?=\S{3,24}(?!\S))\S*[^\s-]-[A-Za-z]\S*/g;

/** Names that one of three columns has no room for on a phone. */
const LONG = /\w{13,}/g;
/** Where they are made of words, of which none is too short to stand alone. */
const SEAM = /(?<=[A-Za-z\d]{3}_)(?=[A-Za-z\d]{3})|(?<=\w\w[a-z\d])(?=[A-Z]\w\w)/g;

/**
 * Text of inline code as HTML. A name with hyphens is marked: it goes to the next line whole. In a
 * narrow column `<wbr>` stands where a long name may be broken; the style sheet takes it away (`seams`) on wide screens.
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
