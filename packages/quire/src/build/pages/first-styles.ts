import { oncePer } from "../../base/once-per.ts";
import type { StyleTexts } from "../bundle/style-modules.ts";
import { type Fold, foldOf } from "./fold.ts";

/**
 * Styles for the first screen, which pages include inline so that they are painted before the main style sheet
 * has loaded.
 */
export interface FirstStyles {
  /**
   * Content of the style element; the same for the whole site, as the Content-Security-Policy contains its hash.
   */
  css: string;
  /** Site path of a file with the same styles, for pages that do not include them. */
  href: string;
  /**
   * Classes that are visible immediately but styled by the main style sheet: pages that use one have to wait for
   * it.
   */
  waits: string[];
}

/**
 * @param rest the style sheet of the site, without the first styles
 * @param href site path of the file with the first styles
 */
export function firstStyles({ first, closed }: StyleTexts, rest: string, href: string): FirstStyles {
  const others = new Set([...classesOf(first), ...classesOf(closed)]);
  // Only the first class that is none of these matters: what is inside of it is on no page without it.
  const outermost = selectorsOf(rest).flatMap(
    (selector) => [...classesOf(selector)].find((name) => !others.has(name)) ?? [],
  );
  return { css: first, href, waits: [...new Set(outermost)].sort() };
}

/**
 * Add the first styles to a page. A page that needs more styles immediately links them as a file and waits for
 * the main style sheet, too. A text page includes them inline and links the main style sheet at the end of its
 * first screen: what precedes it is painted while it loads, and the long rest is laid out in a second step. The
 * style sheet is linked once more at the end of the page, where it survives in-place navigation.
 *
 * @param html a page as rendered by React, whose head links the style sheet
 * @param href URL of the style sheet, as in the page
 */
export function carryStyles(html: string, href: string, styles: FirstStyles): string {
  const linkTo = (address: string, mark = "") => `<link${mark} rel="stylesheet" href="${address}"/>`;
  const link = linkTo(href);
  if (!html.includes(link)) return html;
  const sheets = html.split('<link rel="stylesheet"').length - 1;
  // A page's own style sheets come after the site's.
  if (sheets !== 1 || waiting(styles).test(html))
    return html.replace(link, () => linkTo(styles.href, " data-first") + link);
  const fold = foldOf(html);
  return (fold ? partedAt(fold, html, linkTo(href, " data-rest")) : html)
    .replace(link, () => `<style data-first>${styles.css}</style>`)
    .replace(/<\/body>(?=<\/html>$)/, () => `${link}</body>`);
}

/**
 * Insert the style sheet at the fold, and mark the blocks below it (`data-below`), whose layout can be deferred.
 */
function partedAt({ at, below }: Fold, html: string, sheet: string): string {
  let parted = html.slice(0, at) + sheet;
  let from = at;
  for (const end of below) {
    parted += `${html.slice(from, end)} data-below`;
    from = end;
  }
  return parted + html.slice(from);
}

/** Matches HTML with a class that has to wait. */
const waiting = oncePer(({ waits }: FirstStyles) =>
  waits.length === 0 ? /(?!)/ : new RegExp(`\\sclass="(?:[^"]* )?(?:${waits.join("|")})[ "]`),
);

/** The parts before braces, split at commas: selectors, parts of selectors with lists, and at-rules. */
function selectorsOf(css: string): string[] {
  return [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, list]) => list!.split(","));
}

/** Class names in the selectors of a style sheet; may include other words, such as file extensions. */
function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!));
}
