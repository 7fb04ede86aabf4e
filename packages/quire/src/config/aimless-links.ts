import { type Advice, settingError } from "./advice.ts";
import { settingPath } from "./setting-path.ts";
import type { ThemeConfig } from "./theme-schema.ts";

interface Link {
  to?: string;
  href?: string;
  docId?: string;
  sidebarId?: string;
  html?: string;
}

/** Find links in navbar and footer without a target. */
export function aimlessLinks({ navbar, footer }: ThemeConfig): Advice[] {
  const inNavbar = navbar.items.flatMap((item, index) => {
    const path = ["navbar", "items", index];
    if (item.type === "link") return aimless(path, item);
    if (item.type !== "dropdown") return [];
    return item.items.flatMap((link, inner) => aimless([...path, "items", inner], link));
  });
  const inFooter = (footer?.links ?? []).flatMap((entry, index) => {
    const path = ["footer", "links", index];
    if (!("items" in entry)) return aimless(path, entry);
    return entry.items.flatMap((link, inner) => aimless([...path, "items", inner], link));
  });
  return [...inNavbar, ...inFooter];
}

function aimless(inTheme: PropertyKey[], { to, href, docId, sidebarId, html }: Link): Advice[] {
  if ((to ?? href ?? docId ?? sidebarId ?? html) !== undefined) return [];
  const path = ["theme", ...inTheme];
  const message = `\`${settingPath(path)}\` has no target.`;
  const hint = 'Add `to: "/docs"` for a page of the site, or `href: "https://example.com"`.';
  return [settingError(path, message, hint)];
}
