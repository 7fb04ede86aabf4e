/** Targets of sidebar items. */
import { encodePath } from "../address.ts";
import type { SidebarItem } from "../model.ts";

/** The target of an item itself: the percent-encoded path of a page, or a URL as written. */
export function addressOf(item: SidebarItem): string | undefined {
  if (item.type === "html" || item.href === undefined) return undefined;
  return item.type === "category" || item.docId !== undefined ? encodePath(item.href) : item.href;
}

/** Address of the first page of a category or in it. */
export function firstHref(items: readonly SidebarItem[]): string | undefined {
  return firstLink(items)?.href;
}

/** The first page of a category or in it, with its label. */
export function firstLink(items: readonly SidebarItem[]): { label: string; href: string } | undefined {
  for (const item of items) {
    const href = addressOf(item);
    if (item.type === "link" && href !== undefined) return { label: item.label, href };
    if (item.type !== "category") continue;
    const found = href === undefined ? firstLink(item.items) : { label: item.label, href };
    if (found) return found;
  }
  return undefined;
}
