import { escapeHtml } from "../../base/escape.ts";
import { breakable } from "../../base/long-names.ts";

/**
 * Flags, such as `-o`, and hyphenated names that are short enough to fit on any line, such as `--dry-run`: browsers
 * would break them after a hyphen.
 */
const HYPHENATED = /(?<!\S)(?=\S{2,24}(?!\S))(?:\S*[^\s-])?-+[A-Za-z]\S*/g;

/** Maximum length of a name that fits into a narrow table column. */
const MAX_NARROW_LENGTH = 11;

/** Maximum length of code that fits on a line of a wide screen, in text and in headings. */
export const MAX_WHOLE_LENGTH = 56;

/**
 * Inline code as HTML. Flags and hyphenated names are marked so that they are not broken across lines: short ones
 * nowhere (`nowrap`), others nowhere but in narrow table columns (`whole`). Long names get `<wbr>` between their words,
 * and paths before names in braces; the style sheet ignores these (`seams`) on wide screens, where all but the longest
 * names fit on a line.
 *
 * @param long number of letters from which a name is long
 */
export function inlineCode(code: string, long: number): string {
  // Browsers break a path before a name, but not before one in braces.
  const withSeams = (text: string) =>
    breakable(text, long).map(escapeHtml).join("<wbr>").replaceAll("/{", "/<wbr>{");
  let html = "";
  let end = 0;
  for (const { 0: word, index } of code.matchAll(HYPHENATED)) {
    const mark = word.length > MAX_NARROW_LENGTH ? "whole" : "nowrap";
    html += `${withSeams(code.slice(end, index))}<span class="${mark}">${escapeHtml(word)}</span>`;
    end = index + word.length;
  }
  return html + withSeams(code.slice(end));
}
