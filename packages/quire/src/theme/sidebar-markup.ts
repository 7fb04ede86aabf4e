import { escapeHtml } from "../base/escape.ts";
import { isExternalAddress } from "../site/address.ts";
import type { SidebarItem } from "../site/model.ts";
import { addressOf, firstHref } from "../site/sidebar/sidebar-links.ts";
import { withBase } from "./base-path.tsx";

type Category = Extract<SidebarItem, { type: "category" }>;

/**
 * Render the rows of a sidebar as minimal HTML, as strings rather than elements: a sidebar is part of every page,
 * so every byte of a row counts. The client script adds the buttons that expand categories. A category is
 * identified by its index among its siblings, which is the same in the page and in the full tree.
 *
 * @param openPath indices of the open categories, outermost first; the last one may be that of the page itself
 * @param whole include the items of closed categories
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
  const name = classes(isExternalAddress(item.href) ? "menu-outside" : "", item.className);
  return `<li${name ? ` class="${name}"` : ""}><a href="${escapeHtml(withBase(base, addressOf(item) ?? ""))}">${escapeHtml(item.label)}${badge(item)}</a></li>`;
}

/** The start of a category's item, before its list. */
function row(item: Category, base: string): string {
  const text = `${escapeHtml(item.label)}${badge(item)}`;
  const own = addressOf(item);
  const target = own ?? firstHref(item.items);
  // The class keeps a category without a page from being marked as the current page.
  const name = own
    ? `<a href="${escapeHtml(withBase(base, own))}">${text}</a>`
    : target
      ? `<a class="menu-group" href="${escapeHtml(withBase(base, target))}">${text}</a>`
      : `<span class="menu-group">${text}</span>`;
  return `<li class="${classes(item.collapsible ? "menu-category" : "menu-fixed", item.className)}">${name}`;
}

/** Text of a badge after an en space: unlike a margin, that does not indent a wrapped line. */
function badge(item: { customProps?: Record<string, unknown> }): string {
  const text = item.customProps?.badge;
  return typeof text === "string" ? `\u2002<span class="menu-badge">${escapeHtml(text)}</span>` : "";
}

function classes(own: string, added: string | undefined): string {
  return added ? `${own} ${escapeHtml(added)}`.trim() : own;
}
