import { cardsOf } from "./cards.ts";
import type { CategoryIndex, Crumb } from "./model.ts";
import { categoryCrumb, neighbours, type Walk } from "./navigation.ts";
import { sidebarItems } from "./sidebar-items.ts";
import type { SidebarNode } from "./sidebar-node.ts";

/** Where a sidebar belongs. */
export interface SidebarOrigin {
  instance: string;
  version: string;
  sidebar: string;
}

/**
 * The generated pages of a sidebar's categories.
 *
 * @param listed what readers see of the sidebar
 * @param walk the same sidebar in reading order, for the pages before and after
 * @param breadcrumbs whether pages show the way to them
 * @param descriptionOf description of a document by its id
 */
export function categoryIndexes(
  origin: SidebarOrigin,
  listed: readonly SidebarNode[],
  walk: Walk,
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
          ...origin,
          ...node.index,
          items: cardsOf(sidebarItems(node.items), descriptionOf),
          breadcrumbs: breadcrumbs ? crumbs : [],
          ...neighbours(walk, node.index),
        });
      }
      visit(node.items, crumbs);
    }
  };
  visit(listed, []);
  return found;
}
