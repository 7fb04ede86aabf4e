import type { Doc } from "./model.ts";
import type { ItemLooks } from "./sidebar-file.ts";

/** A generated page that lists the items of a category. */
export interface GeneratedIndex {
  path: string;
  title: string;
  description?: string;
  keywords?: string[];
  image?: string;
}

/** A category whose documents have been looked up. */
export interface CategoryNode extends ItemLooks {
  type: "category";
  label: string;
  collapsible: boolean;
  collapsed: boolean;
  /** Its own page: a document or a generated one, never both. */
  doc?: Doc;
  index?: GeneratedIndex;
  items: SidebarNode[];
}

/** An item whose documents have been looked up. */
export type SidebarNode =
  | ({
      type: "doc";
      doc: Doc;
      label: string;
      /** Shown here, but at home in another sidebar. */
      isRef: boolean;
    } & ItemLooks)
  | ({ type: "link"; label: string; href: string } & ItemLooks)
  | ({ type: "html"; value: string; defaultStyle?: boolean } & ItemLooks)
  | CategoryNode;

/**
 * What readers see of a sidebar: without unlisted documents and categories that lead nowhere. A category
 * without items that has a document becomes that document; an empty generated index goes.
 */
export function listedNodes(nodes: readonly SidebarNode[]): SidebarNode[] {
  return nodes.flatMap((node): SidebarNode[] => {
    if (node.type === "doc") return node.doc.unlisted ? [] : [node];
    if (node.type !== "category") return [node];
    const doc = node.doc?.unlisted ? undefined : node.doc;
    const items = listedNodes(node.items);
    if (items.length > 0) return [{ ...node, doc, items }];
    if (!doc) return [];
    const { label, className, customProps, description } = node;
    return [{ type: "doc", doc, label, isRef: false, className, customProps, description }];
  });
}
