import { useContext } from "react";
import type { SidebarItem } from "../site/model.ts";
import { BasePath } from "./base-path.tsx";
import { sidebarMarkup } from "./sidebar-markup.ts";
import { themeText } from "./texts.ts";

interface SidebarProps {
  items: readonly SidebarItem[];
  /** Indices of the open categories, outermost first; the last one may be that of the active item itself. */
  openPath: readonly number[];
  /** URL of the full tree, rendered by `SidebarFragment`; also identifies the sidebar. */
  fragmentUrl: string;
}

/**
 * The sidebar in a page: the top level and the open branch. The caller marks the active link; links to pages have
 * the form `<a href="…">`.
 */
export function Sidebar({ items, openPath, fragmentUrl }: SidebarProps) {
  const base = useContext(BasePath);
  return <Menu html={sidebarMarkup(items, openPath, false, base)} fragmentUrl={fragmentUrl} />;
}

/** The full tree as a separate file, which the browser fetches when a reader first expands a category. */
export function SidebarFragment({ items }: { items: readonly SidebarItem[] }) {
  const base = useContext(BasePath);
  return <Menu html={sidebarMarkup(items, undefined, true, base)} />;
}

function Menu({ html, fragmentUrl }: { html: string; fragmentUrl?: string }) {
  return (
    <nav
      className="menu"
      aria-label={themeText("theme.docs.sidebar.navAriaLabel", "Documentation")}
      data-sidebar={fragmentUrl}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
