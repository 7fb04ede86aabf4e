import type { Advice } from "./advice.ts";
import { settingPath } from "./setting-path.ts";
import type { ThemeConfig } from "./theme-schema.ts";

const HANDLER = /<[a-z][^<>]*?\s(on[a-z]+)\s*=/i;

/**
 * Find event handlers in the HTML of navbar, footer and announcement bar, which the Content-Security-Policy keeps
 * from running.
 *
 * @param theme name of the setting that contains them
 */
export function eventHandlers({ navbar, footer, announcementBar }: ThemeConfig, theme: string): Advice[] {
  // Items may have other places in the file.
  const inItems = (html: string) => handlerIn([theme, "navbar", "items"], html);
  const inNavbar = navbar.items.flatMap((item) => {
    if (item.type === "html") return inItems(item.value);
    const entries = item.type === "dropdown" ? item.items : [];
    return entries.flatMap((entry) => ("html" in entry ? inItems(entry.html) : []));
  });
  const inFooter = (footer?.links ?? []).flatMap((entry, index) => {
    const path = [theme, "footer", "links", index];
    if ("html" in entry) return handlerIn([...path, "html"], entry.html);
    const items = "items" in entry ? entry.items : [];
    return items.flatMap((item, inner) =>
      "html" in item ? handlerIn([...path, "items", inner, "html"], item.html) : [],
    );
  });
  return [
    ...inNavbar,
    ...inFooter,
    ...handlerIn([theme, "footer", "copyright"], footer?.copyright),
    ...handlerIn([theme, "announcementBar", "content"], announcementBar?.content),
  ];
}

function handlerIn(path: PropertyKey[], html = ""): Advice[] {
  const name = HANDLER.exec(html)?.[1];
  if (name === undefined) return [];
  const message = `The event handler \`${name}\` in the HTML of \`${settingPath(path)}\` does not run.`;
  const hint = "The Content-Security-Policy forbids it. Add the handler in a script instead.";
  return [{ path, problem: { code: "html-forbidden", severity: "warning", message, hint } }];
}
