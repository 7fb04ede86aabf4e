import { oncePer } from "../base/once-per.ts";
import type { CompiledDocument, ComponentPart, Part } from "../markdown/document.ts";
import { encodePath } from "../site/address.ts";
import type { Card, Doc, SidebarItem, Version } from "../site/model.ts";
import { cardsOf } from "../site/sidebar/cards.ts";

/**
 * The cards shown by `DocCardList` in a document: the items of its category if it is a category's page, else its
 * siblings in its category or at the top level.
 */
export function docCards(version: Version, doc: Doc): Card[] {
  const items = doc.sidebar === undefined ? [] : (version.sidebars[doc.sidebar] ?? []);
  const list = itemsOf(items, doc.path) ?? [];
  const own = encodePath(doc.path);
  const byId = docsById(version.docs);
  const descriptionOf = (id: string) => byId.get(id)?.description;
  return cardsOf(list, descriptionOf).filter(({ href }) => href !== own);
}

/** Searching the list for every card of every page would be quadratic. */
const docsById = oncePer((docs: readonly Doc[]) => new Map(docs.map((doc) => [doc.id, doc])));

function itemsOf(items: readonly SidebarItem[], path: string): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type === "html") continue;
    if (item.type === "link" && item.href === path) return items;
    const inside = item.type === "category" ? itemsOf(item.items, path) : undefined;
    if (item.type === "category" && item.href === path) return item.items;
    if (inside) return inside;
  }
  return undefined;
}

/** The innermost category that contains a page or links to it; undefined at the top level of a sidebar. */
export function categoryAround(
  items: readonly SidebarItem[],
  path: string,
): Extract<SidebarItem, { type: "category" }> | undefined {
  for (const item of items) {
    if (item.type !== "category") continue;
    const inner = categoryAround(item.items, path);
    if (inner) return inner;
    const isIn = item.items.some((one) => one.type === "link" && one.href === path);
    if (isIn || item.href === path) return item;
  }
  return undefined;
}

/** Whether a component of a document is `DocCardList`. */
export function isCardList({ component }: ComponentPart): boolean {
  return component === "@theme/DocCardList";
}

/** Whether a document may show cards: it uses `DocCardList`, or contains code that may. */
export function listsCards({ body, module }: CompiledDocument): boolean {
  const named = (part: Part): boolean =>
    typeof part !== "string" &&
    (isCardList(part) || !part.component.startsWith("@theme/") || part.children.some(named));
  return module !== undefined || body.some(named);
}
