import { escapeHtml } from "../base/escape.ts";
import { isExternalAddress } from "../site/address.ts";
import type { SidebarItem } from "../site/model.ts";
import { addressOf, firstHref } from "../site/sidebar/sidebar-links.ts";
import { withBase } from "./base-path.tsx";
import { themeText } from "./texts.ts";

type Category = Extract<SidebarItem, { type: "category" }>;

/** The sidebar in a page: the top level and the open branch. */
interface InPage {
  /** Indices of the open categories, outermost first; the last one may be that of the page itself. */
  openPath: readonly number[];
  /** URL of the full tree, which browsers fetch when a reader first expands a category; also identifies the sidebar. */
  fragmentUrl: string;
}

/**
 * Render a sidebar as minimal HTML, as a string rather than elements: it is part of every page, so every byte of a row
 * counts. The client script adds the buttons that expand categories. A category is identified by its index among its
 * siblings, which is the same in the page and in the full tree. The caller marks the active link; links to pages have
 * the form `<a href="…">`.
 *
 * @param base base path of the site
 * @param page without it, the full tree is rendered, with the items of closed categories
 */
export function sidebarHtml(items: readonly SidebarItem[], base: string, page?: InPage): string {
  const label = escapeHtml(themeText("theme.docs.sidebar.navAriaLabel", "Documentation"));
  const identity = page ? ` data-sidebar="${escapeHtml(page.fragmentUrl)}"` : "";
  return `<nav class="menu" aria-label="${label}"${identity}>${list(items, base, page?.openPath)}</nav>`;
}

/** @param openPath undefined in the full tree */
function list(items: readonly SidebarItem[], base: string, openPath: readonly number[] | undefined): string {
  let html = "<ul>";
  for (let index = 0; index < items.length; index++) {
    const item = items[index]!;
    const onPath = openPath?.[0] === index;
    if (item.type === "category") {
      const open = onPath || !item.collapsible || !item.collapsed;
      html += row(item, base);
      if (open || !openPath) {
        const inner = list(item.items, base, openPath && (onPath ? openPath.slice(1) : []));
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
