import type { Doc, GeneratedIndex } from "../model.ts";
import type { ItemLooks } from "./sidebar-file.ts";

/** A category whose documents have been resolved. */
export interface CategoryNode extends ItemLooks {
  type: "category";
  label: string;
  collapsible: boolean;
  collapsed: boolean;
  /** Its page: a document or a generated index, never both. */
  doc?: Doc;
  index?: GeneratedIndex;
  items: SidebarNode[];
}

/** An item whose documents have been resolved. */
export type SidebarNode =
  | ({
      type: "doc";
      doc: Doc;
      label: string;
      /** Whether it is only a reference to a document of another sidebar. */
      isRef: boolean;
    } & ItemLooks)
  | ({ type: "link"; label: string; href: string } & ItemLooks)
  | ({ type: "html"; value: string; defaultStyle?: boolean } & ItemLooks)
  | CategoryNode;

/**
 * The visible nodes of a sidebar, without unlisted documents and categories without any link. A category without
 * items becomes its document if it has one; an empty generated index is removed.
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
