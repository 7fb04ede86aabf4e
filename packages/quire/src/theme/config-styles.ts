import type { ThemeConfig } from "../config/theme-schema.ts";

/**
 * Style rules that depend on the configuration, to append to the site's style sheet, as a strict policy forbids
 * them in pages. "" if there are none.
 */
export function configStyles({ announcementBar: bar, navbar, footer }: ThemeConfig): string {
  const rules = [
    bar && `.announcement{background:${value(bar.backgroundColor)};color:${value(bar.textColor)}}`,
    navbar.style !== "light" && `.navbar{${navbarColours[navbar.style]};${docusaurusColours}}`,
    footer?.style === "dark" && `.footer{${dark};--surface:#0d0d0d}`,
  ].filter(Boolean);
  return rules.length === 0 ? "" : `@layer parts{${rules.join("")}}`;
}

/** Colours on a dark background, regardless of the colour mode. */
const dark = "--hairline:#313131;--heading:#fff;--muted:#a3a8b0;--link:#6cb8ff";
/** Colours of the navbar, including its fields and menus. */
const navbarColours = {
  dark: `${dark};--background:#0d0d0d;--text:#d2d4d8;--surface:#0b0b0b;--raised:#161616;--hover:#1b1b1b`,
  primary: [
    "--background:var(--button);--surface:var(--button-hover);--raised:var(--button);--hover:var(--button-hover)",
    "--hairline:color-mix(in srgb,var(--on-primary) 40%,transparent);--heading:var(--on-primary)",
    "--text:var(--on-primary);--muted:var(--on-primary);--link:var(--on-primary);--primary:var(--on-primary)",
  ].join(";"),
};
/** The names that style sheets written for Docusaurus have for some of them. */
const docusaurusColours = "--ifm-navbar-link-color:var(--text);--ifm-navbar-link-hover-color:var(--link)";

/** Sanitise a value so that it cannot end its declaration. */
function value(text: string): string {
  return text.replace(/[;{}<>]/g, "");
}
