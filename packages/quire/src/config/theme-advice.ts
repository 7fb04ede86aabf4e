import { type Advice, settingError } from "./advice.ts";
import { settingPath } from "./setting-path.ts";
import type { ThemeConfig } from "./theme-schema.ts";

/** An item of the navbar or of a menu in it, or a link or column of the footer. */
interface Entry {
  type?: string;
  items?: readonly Entry[];
  to?: string;
  href?: string;
  docId?: string;
  sidebarId?: string;
  html?: string;
  value?: string;
}

/** All of them, with their paths in the theme. */
function entriesOf({ navbar, footer }: ThemeConfig): { path: PropertyKey[]; entry: Entry }[] {
  const below = (list: PropertyKey[], entries: readonly Entry[]): ReturnType<typeof entriesOf> =>
    entries.flatMap((entry, index) => {
      const path = [...list, index];
      return [{ path, entry }, ...below([...path, "items"], entry.items ?? [])];
    });
  return [...below(["navbar", "items"], navbar.items), ...below(["footer", "links"], footer?.links ?? [])];
}

/** Find links in navbar and footer without a target. */
export function aimlessLinks(theme: ThemeConfig): Advice[] {
  return entriesOf(theme).flatMap(({ path: inTheme, entry }) => {
    const { type = "link", items, to, href, docId, sidebarId, html } = entry;
    if (type !== "link" || (items ?? to ?? href ?? docId ?? sidebarId ?? html) !== undefined) return [];
    const path = ["theme", ...inTheme];
    const message = `\`${settingPath(path)}\` has no target.`;
    const hint = 'Add `to: "/docs"` for a page of the site, or `href: "https://example.com"`.';
    return [settingError(path, message, hint)];
  });
}

const HANDLER = /<[a-z][^<>]*?\s(on[a-z]+)\s*=/i;

/**
 * Find event handlers in the HTML of navbar, footer and announcement bar, which the Content-Security-Policy keeps
 * from running.
 *
 * @param name of the setting that contains them
 */
export function eventHandlers(theme: ThemeConfig, name: string): Advice[] {
  const inEntries = entriesOf(theme).flatMap(({ path, entry: { type, html, value } }) => {
    // Items of the navbar may have other places in the file.
    const place = path[0] === "navbar" ? path.slice(0, 2) : [...path, "html"];
    return handlerIn([name, ...place], type === "html" ? value : html);
  });
  return [
    ...inEntries,
    ...handlerIn([name, "footer", "copyright"], theme.footer?.copyright),
    ...handlerIn([name, "announcementBar", "content"], theme.announcementBar?.content),
  ];
}

function handlerIn(path: PropertyKey[], html = ""): Advice[] {
  const handler = HANDLER.exec(html)?.[1];
  if (handler === undefined) return [];
  const message = `The event handler \`${handler}\` in the HTML of \`${settingPath(path)}\` does not run.`;
  const hint = "The Content-Security-Policy forbids it. Add the handler in a script instead.";
  return [{ path, problem: { code: "html-forbidden", severity: "warning", message, hint } }];
}
