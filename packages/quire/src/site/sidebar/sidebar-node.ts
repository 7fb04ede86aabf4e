import type { Doc, GeneratedIndex, SidebarItem } from "../model.ts";
import type { CategoryEntry, SidebarEntry } from "./sidebar-file.ts";

/** A category whose documents have been resolved. */
export interface CategoryNode extends Omit<CategoryEntry, "link" | "file" | "items"> {
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
    } & Pick<CategoryEntry, "className" | "customProps" | "description">)
  | Extract<SidebarEntry, { type: "link" | "html" }>
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

/** Convert listed nodes to the model: plain data, with addresses instead of documents. */
export function sidebarItems(nodes: readonly SidebarNode[]): SidebarItem[] {
  return nodes.map((node): SidebarItem => {
    if (node.type === "html") {
      const { type, value, defaultStyle, className } = node;
      return { type, value, defaultStyle, className };
    }
    const { label, className, customProps, description } = node;
    if (node.type === "link")
      return { type: "link", label, href: node.href, className, customProps, description };
    if (node.type === "doc") {
      const { path: href, id: docId, frontMatter } = node.doc;
      const props = customProps ?? frontMatter.sidebar_custom_props;
      return { type: "link", label, href, docId, className, customProps: props, description };
    }
    const { type, collapsible, collapsed, doc, index } = node;
    const [href, docId] = [doc?.path ?? index?.path, doc?.id];
    const items = sidebarItems(node.items);
    return { type, label, collapsible, collapsed, href, docId, className, customProps, description, items };
  });
}
