import type { Card, SidebarItem } from "../model.ts";
import { addressOf, firstHref } from "./sidebar-links.ts";

/**
 * Turn the items of a sidebar into cards; items without a link are left out.
 *
 * @param descriptionOf returns the description of a document by id, for items without one of their own
 */
export function cardsOf(
  items: readonly SidebarItem[],
  descriptionOf: (docId: string) => string | undefined,
): Card[] {
  return items.flatMap((item) => {
    if (item.type === "html") return [];
    const inside = item.type === "category" ? item.items : [];
    const href = addressOf(item) ?? firstHref(inside);
    if (href === undefined) return [];
    const { type, label, docId, customProps } = item;
    const description = (item.description ?? (docId && descriptionOf(docId))) || undefined;
    const count = type === "category" ? pagesIn(inside) : undefined;
    return [{ label, href, description, count, type, docId, customProps }];
  });
}

/** Number of pages that a reader finds below a category, in its categories too. */
function pagesIn(items: readonly SidebarItem[]): number {
  return items.reduce((count, item) => {
    if (item.type === "html") return count;
    return count + (item.docId === undefined ? 0 : 1) + (item.type === "category" ? pagesIn(item.items) : 0);
  }, 0);
}
