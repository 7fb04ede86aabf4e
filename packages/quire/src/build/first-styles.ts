import type { StyleTexts } from "./style-modules.ts";

/** The part of the style sheet that pages carry in themselves, to be painted without waiting for the rest. */
export interface FirstStyles {
  /** Text of the style element; one for the whole site, as its hash stands in the Content-Security-Policy. */
  css: string;
  /** Classes that are seen at once and styled by the rest: a page with one of them waits. */
  waits: string[];
}

/** @param whole the style sheet of the site */
export function firstStyles({ first, closed }: StyleTexts, whole: string): FirstStyles {
  const others = new Set([...classesOf(first), ...classesOf(closed)]);
  // What stands inside of something that is not known is not on a page without that.
  const outermost = selectorsOf(whole).flatMap(
    (selector) => [...classesOf(selector)].find((name) => !others.has(name)) ?? [],
  );
  return { css: first, waits: [...new Set(outermost)].sort() };
}

/**
 * Let a page carry its first styles, and load the whole sheet behind its text; that one repeats them, so that
 * the order of rules is its own in the end. A page that needs more of it at once stays as it is.
 *
 * @param html a page as React writes it, whose head links the sheet
 * @param href address of the sheet, as the page has it
 */
export function carryStyles(html: string, href: string, { css, waits }: FirstStyles): string {
  const link = `<link rel="stylesheet" href="${href}"/>`;
  const sheets = html.split('<link rel="stylesheet"').length - 1;
  // Sheets of its own come after the site's.
  if (sheets !== 1 || !html.includes(link) || usesAny(html, new Set(waits))) return html;
  return html
    .replace(link, () => `<style>${css}</style>`)
    .replace(/<\/body>(?=<\/html>$)/, () => `${link}</body>`);
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
