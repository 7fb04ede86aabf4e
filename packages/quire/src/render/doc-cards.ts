import { oncePer } from "../base/once-per.ts";
import type { CompiledDocument, ComponentPart, Part } from "../markdown/document.ts";
import { encodePath } from "../site/address.ts";
import type { Card, Doc, SidebarItem, Version } from "../site/model.ts";
import { cardsOf } from "../site/sidebar/cards.ts";
import { openPaths } from "./sidebar-places.ts";

type Category = Extract<SidebarItem, { type: "category" }>;

/**
 * The cards shown by `DocCardList` in a document: the items of its category if it is a category's page, else its
 * siblings in its category or at the top level.
 */
export function docCards(version: Version, doc: Doc): Card[] {
  const items = doc.sidebar === undefined ? [] : (version.sidebars[doc.sidebar] ?? []);
  const around = categoriesAround(items, doc.path);
  const list = around ? (around.at(-1)?.items ?? items) : [];
  const own = encodePath(doc.path);
  const byId = docsById(version.docs);
  const descriptionOf = (id: string) => byId.get(id)?.description;
  return cardsOf(list, descriptionOf).filter(({ href }) => href !== own);
}

/** Searching the list for every card of every page would be quadratic. */
const docsById = oncePer((docs: readonly Doc[]) => new Map(docs.map((doc) => [doc.id, doc])));

/**
 * The categories around a page, outermost first, including its own if it is a category's page; undefined for a page that
 * the sidebar lacks.
 */
export function categoriesAround(items: readonly SidebarItem[], path: string): Category[] | undefined {
  let list = items;
  return openPaths(items)
    .get(path)
    ?.map((index) => {
      const category = list[index] as Category;
      list = category.items;
      return category;
    });
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
