import type { SidebarItem } from "../model.ts";
import type { SidebarNode } from "./sidebar-node.ts";

/** Convert listed nodes to the model: plain data, with addresses instead of documents. */
export function sidebarItems(nodes: readonly SidebarNode[]): SidebarItem[] {
  return nodes.map(sidebarItem);
}

function sidebarItem(node: SidebarNode): SidebarItem {
  switch (node.type) {
    case "doc": {
      const { label, className, customProps, description, doc } = node;
      const props = customProps ?? doc.frontMatter.sidebar_custom_props;
      return {
        type: "link",
        label,
        href: doc.path,
        docId: doc.id,
        ...given({ className, customProps: props, description }),
      };
    }
    case "link": {
      const { type, label, href, className, customProps, description } = node;
      return { type, label, href, ...given({ className, customProps, description }) };
    }
    case "html": {
      const { type, value, defaultStyle, className } = node;
      return { type, value, ...given({ defaultStyle, className }) };
    }
    case "category": {
      const { type, label, collapsible, collapsed, className, customProps, description } = node;
      const href = node.doc?.path ?? node.index?.path;
      return {
        type,
        label,
        collapsible,
        collapsed,
        ...given({ href, docId: node.doc?.id, className, customProps, description }),
        items: sidebarItems(node.items),
      };
    }
  }
}

/** Remove undefined fields. */
function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
