import type { NavbarItem, ThemeConfig } from "../config/theme-schema.ts";
import { useHref } from "./base-path.tsx";
import { ColorModeSwitch } from "./color-mode-switch.tsx";
import { MenuIcon } from "./icons.tsx";
import { Logo } from "./logo.tsx";
import { type CurrentPage, NavbarItemView } from "./navbar-item.tsx";
import { themeText } from "./texts.ts";

/** What navbar and drawer show. */
export interface NavigationProps extends CurrentPage {
  config: ThemeConfig;
  /** Title of the site, shown next to the logo unless the navbar has its own title. */
  siteTitle: string;
}

/** Pages are not painted before it is there. */
export const NAVBAR_ID = "site-navbar";

/** The bar at the top of every page. */
export function Navbar({ config, siteTitle, ...page }: NavigationProps) {
  const { navbar } = config;
  const view = (item: NavbarItem, index: number) => <NavbarItemView key={index} item={item} {...page} />;
  return (
    <header id={NAVBAR_ID} className="navbar" data-hide-on-scroll={navbar.hideOnScroll || undefined}>
      <nav className="navbar-inner" aria-label={themeText("theme.NavBar.navAriaLabel", "Main")}>
        <button
          type="button"
          className="navbar-toggle scripted"
          aria-label={themeText("theme.docs.sidebar.toggleSidebarButtonAriaLabel", "Open menu")}
          aria-haspopup="dialog"
          aria-controls="drawer"
        >
          <MenuIcon />
        </button>
        {page.sidebar !== undefined && (
          <a className="navbar-menu-link unscripted" href="#sidebar">
            Menu
          </a>
        )}
        <Brand config={config} siteTitle={siteTitle} />
        <div className="navbar-items">
          {navbar.items.filter((item) => item.position === "left").map(view)}
          <span className="navbar-space" />
          {navbar.items.filter((item) => item.position === "right").map(view)}
          {!config.colorMode.disableSwitch && <ColorModeSwitch />}
        </div>
      </nav>
    </header>
  );
}

/** Logo and title, linked to the front page. */
export function Brand({ config, siteTitle }: { config: ThemeConfig; siteTitle: string }) {
  const href = useHref();
  const { logo, title } = config.navbar;
  const text = title ?? (logo ? "" : siteTitle);
  return (
    <a className="navbar-brand" href={href(logo?.href ?? "/")}>
      {logo && <Logo logo={logo} alt={text ? "" : logo.alt || siteTitle} />}
      {text && <span className="navbar-title">{text}</span>}
    </a>
  );
}
