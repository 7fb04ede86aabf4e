import { ColorModeSwitch } from "./color-mode-switch.tsx";
import { CloseIcon } from "./icons.tsx";
import { Brand, type NavigationProps } from "./navbar.tsx";
import { NavbarItemView } from "./navbar-item.tsx";
import { themeText } from "./texts.ts";

/**
 * The navigation on small screens: a modal dialog with the navbar's items. While it is open, the client script
 * moves the page's sidebar into it, so that the page contains the sidebar only once.
 */
export function Drawer({ config, siteTitle, ...page }: NavigationProps) {
  return (
    <dialog id="drawer" className="drawer" aria-label="Menu">
      <div className="drawer-head">
        <Brand config={config} siteTitle={siteTitle} />
        {!config.colorMode.disableSwitch && <ColorModeSwitch />}
        <button
          type="button"
          className="drawer-close"
          aria-label={themeText("theme.docs.sidebar.closeSidebarButtonAriaLabel", "Close menu")}
        >
          <CloseIcon />
        </button>
      </div>
      <nav className="drawer-items" aria-label="Site">
        {config.navbar.items
          .filter((item) => item.type !== "search")
          .map((item, index) => (
            <NavbarItemView key={index} item={item} {...page} />
          ))}
      </nav>
      <div className="drawer-sidebar" data-drawer-sidebar />
    </dialog>
  );
}
