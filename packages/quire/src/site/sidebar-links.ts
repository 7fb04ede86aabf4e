/** Where the items of a sidebar lead. */
import { encodePath } from "./address.ts";
import type { SidebarItem } from "./model.ts";

/** Where an item itself leads: the path of a page, encoded, or an address as its author wrote it. */
export function addressOf(item: SidebarItem): string | undefined {
  if (item.type === "html" || item.href === undefined) return undefined;
  return item.type === "category" || item.docId !== undefined ? encodePath(item.href) : item.href;
}

/** Address of the first page in or below a category. */
export function firstHref(items: readonly SidebarItem[]): string | undefined {
  return firstLink(items)?.href;
}

/** The first page in or below a category, and what it is called there. */
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
