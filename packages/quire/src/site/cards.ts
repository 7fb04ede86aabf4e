import type { Card, SidebarItem } from "./model.ts";
import { addressOf, firstHref } from "./sidebar-links.ts";

/**
 * Items of a sidebar as cards; what leads nowhere has none.
 *
 * @param descriptionOf description of a document by its id, for items that are given none
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
    const description =
      item.description ?? (item.docId === undefined ? undefined : descriptionOf(item.docId));
    return [
      {
        label: item.label,
        href,
        ...(description && { description }),
        ...(item.type === "category" && { count: inside.length }),
      },
    ];
  });
}
