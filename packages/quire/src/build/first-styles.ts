import { type Fold, foldOf } from "./fold.ts";
import type { StyleTexts } from "./style-modules.ts";

/** The styles that pages carry in themselves, to be painted without waiting for the style sheet with the rest. */
export interface FirstStyles {
  /** Text of the style element; one for the whole site, as its hash stands in the Content-Security-Policy. */
  css: string;
  /** Site path of a file of the same, for pages that wait for more and need not carry it. */
  href: string;
  /** Classes that are seen at once and styled by the rest: a page with one of them waits. */
  waits: string[];
}

/**
 * @param rest the style sheet of the site, without the first styles
 * @param href site path of the file with the first styles
 */
export function firstStyles({ first, closed }: StyleTexts, rest: string, href: string): FirstStyles {
  const others = new Set([...classesOf(first), ...classesOf(closed)]);
  // What stands inside of something that is not known is not on a page without that.
  const outermost = selectorsOf(rest).flatMap(
    (selector) => [...classesOf(selector)].find((name) => !others.has(name)) ?? [],
  );
  return { css: first, href, waits: [...new Set(outermost)].sort() };
}

/**
 * Give a page the first styles. One that needs more at once links them as well, and waits for both. A page of text
 * carries them in itself, and the sheet stands where the first screen ends: what is above is painted while the sheet
 * comes, and the browser lays out the long text behind it in a second step. The sheet stands once more behind the
 * page, where it outlives the text when pages are changed in place.
 *
 * @param html a page as React writes it, whose head links the sheet
 * @param href address of the sheet, as the page has it
 */
export function carryStyles(
  html: string,
  href: string,
  { css, href: firstHref, waits }: FirstStyles,
): string {
  const linkTo = (address: string, mark = "") => `<link${mark} rel="stylesheet" href="${address}"/>`;
  const link = linkTo(href);
  if (!html.includes(link)) return html;
  const fold = foldOf(html);
  const sheets = html.split('<link rel="stylesheet"').length - 1;
  // Sheets of its own come after the site's.
  if (sheets !== 1 || usesAny(html, new Set(waits)))
    return html.replace(link, () => linkTo(firstHref, " data-first") + link);
  return (fold ? partedAt(fold, html, linkTo(href, " data-rest")) : html)
    .replace(link, () => `<style data-first>${css}</style>`)
    .replace(/<\/body>(?=<\/html>$)/, () => `${link}</body>`);
}

/** The blocks below the fold are marked (`data-below`): what is far down need not be laid out at once. */
function partedAt({ at, below }: Fold, html: string, sheet: string): string {
  let parted = html.slice(0, at) + sheet;
  let from = at;
  for (const end of below) {
    parted += `${html.slice(from, end)} data-below`;
    from = end;
  }
  return parted + html.slice(from);
}

function usesAny(html: string, names: ReadonlySet<string>): boolean {
  for (const [, list] of html.matchAll(/\sclass="([^"]*)"/g))
    if (list!.split(" ").some((name) => names.has(name))) return true;
  return false;
}

/** What stands before braces, apart at commas: more than selectors, and parts of those with lists inside. */
function selectorsOf(css: string): string[] {
  return [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, list]) => list!.split(","));
}

/** Names of classes that a style sheet's selectors ask for, and some more: ends of file names. */
function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!));
}
