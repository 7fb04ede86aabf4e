import { useContext } from "react";
import type { SidebarItem } from "../site/model.ts";
import { BasePath } from "./base-path.tsx";
import { sidebarMarkup } from "./sidebar-markup.ts";

interface SidebarProps {
  items: readonly SidebarItem[];
  /** Indexes of the open categories from the outermost in; a last index may be the active item itself. */
  openPath: readonly number[];
  /** Address of the whole tree, as `SidebarFragment` writes it, base path included; also names the sidebar. */
  fragmentUrl: string;
}

/**
 * The sidebar as a page carries it: the top level and the open branch. The active link is marked by the
 * caller; every link to a page has the form `<a href="…">`.
 */
export function Sidebar({ items, openPath, fragmentUrl }: SidebarProps) {
  const base = useContext(BasePath);
  return (
    <nav
      className="menu"
      aria-label="Documentation"
      data-sidebar={fragmentUrl}
      dangerouslySetInnerHTML={{ __html: sidebarMarkup(items, openPath, false, base) }}
    />
  );
}

/** The whole tree, in a file of its own: the browser fetches it when a reader first expands a category. */
export function SidebarFragment({ items }: { items: readonly SidebarItem[] }) {
  const base = useContext(BasePath);
  return (
    <nav
      className="menu"
      aria-label="Documentation"
      dangerouslySetInnerHTML={{ __html: sidebarMarkup(items, undefined, true, base) }}
    />
  );
}
