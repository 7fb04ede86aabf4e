import type { ThemeConfig } from "../config/theme-schema.ts";

/**
 * Style rules that depend on the configuration, to be appended to the site's style sheet: a strict policy
 * leaves no room for them in the pages. Empty when there are none.
 */
export function configStyles({ announcementBar: bar, navbar, footer }: ThemeConfig): string {
  const rules = [
    bar && `.announcement{background:${value(bar.backgroundColor)};color:${value(bar.textColor)}}`,
    navbar.style === "dark" && `.navbar{${dark};--background:#0d0d0d;--text:#d2d4d8;${darkField}}`,
    footer?.style === "dark" && `.footer{${dark};--surface:#0d0d0d}`,
  ].filter(Boolean);
  return rules.length === 0 ? "" : `@layer components{${rules.join("")}}`;
}

/** Colours of what stands on a dark ground, whatever the page's are. */
const dark = "--hairline:#313131;--heading:#fff;--muted:#a3a8b0;--link:#6cb8ff";
/** The same for fields and menus of the navbar. */
const darkField = "--surface:#0b0b0b;--raised:#161616;--hover:#1b1b1b";

/** Keeps a setting from ending its declaration. */
function value(text: string): string {
  return text.replace(/[;{}<>]/g, "");
}
