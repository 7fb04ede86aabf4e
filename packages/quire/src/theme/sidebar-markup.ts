import type { SidebarItem } from "../site/model.ts";
import { withBase } from "./base-path.tsx";

type Category = Extract<SidebarItem, { type: "category" }>;

/**
 * A sidebar's rows as HTML. Strings rather than elements: a site renders this for every open branch of
 * every sidebar, and text that is the same for all of them is made once (`closedRows`).
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
  return list(items, openPath, "", whole, base);
}

function list(
  items: readonly SidebarItem[],
  openPath: readonly number[] | undefined,
  address: string,
  whole: boolean,
  base: string,
): string {
  let html = '<ul class="menu-list">';
  for (let index = 0; index < items.length; index++) {
    const item = items[index]!;
    const onPath = openPath !== undefined && openPath[0] === index;
    if (item.type === "category") {
      const open = onPath || !item.collapsible || !item.collapsed;
      const own = address === "" ? String(index) : `${address}-${index}`;
      html +=
        open || whole
          ? category(item, own, open, onPath ? openPath.slice(1) : undefined, whole, base)
          : closedRow(item, own, base);
    } else if (item.type === "html") {
      html += `<li class="${classes("menu-html", item.className)}">${item.value}</li>`;
    } else if (!item.unlisted || (onPath && openPath.length === 1)) {
      html += link(item, base);
    }
  }
  return `${html}</ul>`;
}

function link(item: Extract<SidebarItem, { type: "link" }>, base: string): string {
  const outside = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(item.href);
  return `<li class="${classes("menu-item", item.className)}"><a class="menu-link" href="${escapeHtml(withBase(base, item.href))}">${escapeHtml(item.label)}${badge(item)}${outside ? '<span class="menu-outside" aria-hidden="true"></span>' : ""}</a></li>`;
}

function category(
  item: Category,
  address: string,
  open: boolean,
  openPath: readonly number[] | undefined,
  whole: boolean,
  base: string,
): string {
  const items = list(item.items, openPath, address, whole, base);
  return `${row(item, address, open, base)}${open ? items : items.replace("<ul", "<ul hidden")}</li>`;
}

/** Rows of closed categories by category; the same in all pages of a build. */
const closedRows = new WeakMap<Category, { key: string; html: string }>();

function closedRow(item: Category, address: string, base: string): string {
  const key = `${base} ${address}`;
  const known = closedRows.get(item);
  if (known?.key === key) return known.html;
  const html = `${row(item, address, false, base)}</li>`;
  closedRows.set(item, { key, html });
  return html;
}

function row(item: Category, address: string, open: boolean, base: string): string {
  const label = escapeHtml(item.label);
  const target = item.href ?? firstHref(item.items);
  const text = `${label}${badge(item)}`;
  // A category with no page of its own has another class, so that it is never marked as the current page.
  const name = item.href
    ? `<a class="menu-link" href="${escapeHtml(withBase(base, item.href))}">${text}</a>`
    : target
      ? `<a class="menu-link menu-group" href="${escapeHtml(withBase(base, target))}">${text}</a>`
      : `<span class="menu-link menu-group">${text}</span>`;
  const toggle = item.collapsible
    ? `<button type="button" class="menu-toggle" aria-expanded="${open}" aria-label="Pages in ${label}"></button>`
    : "";
  return `<li class="${classes("menu-item menu-category", item.className)}" data-category="${address}"><div class="menu-row">${name}${toggle}</div>`;
}

function badge(item: { customProps?: Record<string, unknown> }): string {
  const text = item.customProps?.badge;
  return typeof text === "string" ? `<span class="menu-badge">${escapeHtml(text)}</span>` : "";
}

/** Address of the first page in or below a category. */
export function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === "link" && !item.unlisted) return item.href;
    if (item.type === "category") {
      const href = item.href ?? firstHref(item.items);
      if (href) return href;
    }
  }
  return undefined;
}

function classes(own: string, added: string | undefined): string {
  return added ? `${own} ${escapeHtml(added)}` : own;
}

function escapeHtml(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
    : text;
}
