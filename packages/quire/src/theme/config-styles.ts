import type { ThemeConfig } from "../config/theme-schema.ts";

/**
 * Style rules that depend on the configuration, to be appended to the site's style sheet: a strict policy
 * leaves no room for them in the pages. Empty when there are none.
 */
export function configStyles(theme: ThemeConfig): string {
  const bar = theme.announcementBar;
  if (!bar) return "";
  return `@layer components{.announcement{background:${value(bar.backgroundColor)};color:${value(bar.textColor)}}}`;
}

/** Keeps a setting from ending its declaration. */
function value(text: string): string {
  return text.replace(/[;{}<>]/g, "");
}
