import type { SidebarItem, Version } from "../site/model.ts";

/** Site path of the file that holds a whole sidebar. */
export function sidebarFile(version: Version, sidebar: string): string {
  const name = [version.instance, version.name, sidebar].map((part) => encodeURIComponent(part)).join("-");
  return `/sidebars/${name}.html`;
}

/**
 * Where each page stands in a tree of items: the indexes of the categories that are open around it, its
 * own category included when it is a category's page. The first place counts.
 */
export function openPaths(items: readonly SidebarItem[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const visit = (list: readonly SidebarItem[], open: number[]) => {
    for (const [index, item] of list.entries()) {
      if (item.type === "html") continue;
      const inside = item.type === "category" ? [...open, index] : open;
      if (item.href && !found.has(item.href)) found.set(item.href, inside);
      if (item.type === "category") visit(item.items, inside);
    }
  };
  visit(items, []);
  return found;
}
