import type { CategoryIndex, Crumb } from "../model.ts";
import { cardsOf } from "./cards.ts";
import { categoryCrumb, type PlannedSidebar } from "./navigation.ts";
import { type SidebarNode, sidebarItems } from "./sidebar-node.ts";

/**
 * Plan the generated index pages of a sidebar's categories.
 *
 * @param breadcrumbs whether pages show breadcrumbs
 * @param descriptionOf returns the description of a document by id
 */
export function categoryIndexes(
  { name, listed, walk }: PlannedSidebar,
  breadcrumbs: boolean,
  descriptionOf: (docId: string) => string | undefined,
): CategoryIndex[] {
  const found: CategoryIndex[] = [];
  const visit = (nodes: readonly SidebarNode[], trail: Crumb[]): void => {
    for (const node of nodes) {
      if (node.type !== "category") continue;
      const crumbs = [...trail, categoryCrumb(node)];
      if (node.index) {
        found.push({
          sidebar: name,
          ...node.index,
          items: cardsOf(sidebarItems(node.items), descriptionOf),
          breadcrumbs: breadcrumbs ? crumbs : [],
          ...walk.get(node.index),
        });
      }
      visit(node.items, crumbs);
    }
  };
  visit(listed, []);
  return found;
}
