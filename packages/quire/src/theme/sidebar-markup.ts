import { escapeHtml } from "../escape.ts";
import type { SidebarItem } from "../site/model.ts";
import { addressOf, firstHref } from "../site/sidebar-links.ts";
import { isExternal, withBase } from "./base-path.tsx";

type Category = Extract<SidebarItem, { type: "category" }>;

/**
 * A sidebar's rows as HTML. Strings rather than elements, and no more of them than a reader needs: a
 * sidebar stands in every page, so that each byte of a row is paid for by every page of every reader.
 * Buttons that open categories are added by the browser's script, which alone can make them work; a
 * category is known by its place among its siblings, the same in the page and in the whole tree.
 *
 * @param openPath indexes of the open categories from the outermost in; a last index may be the page itself
 * @param whole write the items of closed categories too
 * @param base base path of the site
 */
export function sidebarMarkup(
  items: readonly SidebarItem[],
  openPath: readonly number[] | undefined,
  whole: boolean,
  base: string,
): string {
  let html = "<ul>";
  for (let index = 0; index < items.length; index++) {
    const item = items[index]!;
    const onPath = openPath !== undefined && openPath[0] === index;
    if (item.type === "category") {
      const open = onPath || !item.collapsible || !item.collapsed;
      html += row(item, base);
      if (open || whole) {
        const inner = sidebarMarkup(item.items, onPath ? openPath.slice(1) : undefined, whole, base);
        html += open ? inner : inner.replace("<ul", "<ul hidden");
      }
      html += "</li>";
    } else if (item.type === "html") {
      html += `<li class="${classes("menu-html", item.className)}">${item.value}</li>`;
    } else html += link(item, base);
  }
  return `${html}</ul>`;
}

function link(item: Extract<SidebarItem, { type: "link" }>, base: string): string {
  const name = classes(isExternal(item.href) ? "menu-outside" : "", item.className);
  return `<li${name ? ` class="${name}"` : ""}><a href="${escapeHtml(withBase(base, addressOf(item) ?? ""))}">${escapeHtml(item.label)}${badge(item)}</a></li>`;
}

/** The start of a category's item, up to where its list would follow. */
function row(item: Category, base: string): string {
  const text = `${escapeHtml(item.label)}${badge(item)}`;
  const own = addressOf(item);
  const target = own ?? firstHref(item.items);
  // A category with no page of its own has a class, so that it is never marked as the current page.
  const name = own
    ? `<a href="${escapeHtml(withBase(base, own))}">${text}</a>`
    : target
      ? `<a class="menu-group" href="${escapeHtml(withBase(base, target))}">${text}</a>`
      : `<span class="menu-group">${text}</span>`;
  return `<li class="${classes(item.collapsible ? "menu-category" : "menu-fixed", item.className)}">${name}`;
}

/** What a badge says, behind a wide space: a margin would indent it where its line wraps. */
function badge(item: { customProps?: Record<string, unknown> }): string {
  const text = item.customProps?.badge;
  return typeof text === "string" ? `\u2002<span class="menu-badge">${escapeHtml(text)}</span>` : "";
}

function classes(own: string, added: string | undefined): string {
  return added ? `${own} ${escapeHtml(added)}`.trim() : own;
}
