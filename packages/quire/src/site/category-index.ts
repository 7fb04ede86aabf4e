import { encodePath } from "./address.ts";
import type { CategoryIndex, Crumb } from "./model.ts";
import { categoryCrumb, neighbours, type Walk } from "./navigation.ts";
import type { CategoryNode, SidebarNode } from "./sidebar-node.ts";

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
 */
export function categoryIndexes(
  origin: SidebarOrigin,
  listed: readonly SidebarNode[],
  walk: Walk,
  breadcrumbs: boolean,
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
          items: node.items.flatMap(card),
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

/** An item as the page of its category lists it; nothing for one that leads nowhere. */
function card(node: SidebarNode): CategoryIndex["items"] {
  switch (node.type) {
    case "doc": {
      const description = node.description ?? node.doc.description;
      return [{ label: node.label, href: encodePath(node.doc.path), ...(description && { description }) }];
    }
    case "link":
      return [
        { label: node.label, href: node.href, ...(node.description && { description: node.description }) },
      ];
    case "category":
      return categoryCard(node);
    default:
      return [];
  }
}

function categoryCard(node: CategoryNode): CategoryIndex["items"] {
  const href = firstHref(node);
  if (href === undefined) return [];
  const { label, description, items } = node;
  return [{ label, href, ...(description && { description }), count: items.length }];
}

/** The first address in an item: its own, else that of the first thing in it that has one. */
function firstHref(node: SidebarNode): string | undefined {
  if (node.type === "doc") return encodePath(node.doc.path);
  if (node.type === "link") return node.href;
  if (node.type !== "category") return undefined;
  const own = node.doc?.path ?? node.index?.path;
  if (own !== undefined) return encodePath(own);
  for (const item of node.items) {
    const href = firstHref(item);
    if (href !== undefined) return href;
  }
  return undefined;
}
