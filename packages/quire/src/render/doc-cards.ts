import type { CompiledDocument, Part } from "../markdown/document.ts";
import { encodePath } from "../site/address.ts";
import type { Doc, SidebarItem, Version } from "../site/model.ts";
import type { Card } from "../theme/page-context.tsx";
import { addressOf, firstHref } from "../theme/sidebar-markup.ts";

/**
 * What `DocCardList` shows in a document: the items of the category whose page it is, else its neighbours
 * in the category, or at the top level, it stands in.
 */
export function docCards(version: Version, doc: Doc): Card[] {
  const items = doc.sidebar === undefined ? [] : (version.sidebars[doc.sidebar] ?? []);
  const list = itemsOf(items, doc.path) ?? [];
  const own = encodePath(doc.path);
  return list.flatMap((item) => card(item, version)).filter(({ href }) => href !== own);
}

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

function card(item: SidebarItem, version: Version): Card[] {
  if (item.type === "html") return [];
  const { label } = item;
  if (item.type === "link") {
    const description = version.docs.find(({ path }) => path === item.href)?.description;
    return [{ label, href: addressOf(item)!, ...(description && { description }) }];
  }
  const href = addressOf(item) ?? firstHref(item.items);
  const { description, items } = item;
  return href === undefined
    ? []
    : [{ label, href, ...(description && { description }), count: items.length }];
}

/** Whether a document may show cards: it names `DocCardList`, or is drawn by code that may. */
export function listsCards({ body, module }: CompiledDocument): boolean {
  const named = (part: Part): boolean =>
    typeof part !== "string" &&
    (part.component === "@theme/DocCardList" ||
      !part.component.startsWith("@theme/") ||
      part.children.some(named));
  return module !== undefined || body.some(named);
}
