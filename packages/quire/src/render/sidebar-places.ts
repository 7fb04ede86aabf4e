import { oncePer } from "../base/once-per.ts";
import type { SidebarItem, Version } from "../site/model.ts";

/** Site path of the file with a full sidebar. */
export function sidebarFile(version: Version, sidebar: string): string {
  const name = [version.instance, version.name, sidebar].map((part) => encodeURIComponent(part)).join("-");
  return `/sidebars/${name}.html`;
}

/**
 * The place of each page in a tree of items: the indices of the categories around it, including its own if it is
 * a category's page. For a page that occurs several times, the first place counts.
 */
export const openPaths = oncePer((items: readonly SidebarItem[]): ReadonlyMap<string, number[]> => {
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
});
