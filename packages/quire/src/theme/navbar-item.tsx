import type { ReactElement } from "react";
import type { NavbarItem, NavbarPlaces } from "../config/theme-schema.ts";
import { decodePath, isExternalAddress } from "../site/address.ts";
import { searchPath } from "../site/search-page.ts";
import { unchecked, useHref } from "./base-path.tsx";
import { ChevronIcon, GitHubIcon, SearchIcon, SlackIcon } from "./icons.tsx";
import { Markup } from "./markup.tsx";
import { themeText } from "./texts.ts";
import { type VersionChoice, VersionMenu } from "./version-menu.tsx";

/** The page that navigation is shown on. */
export interface CurrentPage {
  versions: readonly VersionChoice[];
  /** Its site path. */
  currentPath: string;
  /** Name of its sidebar. */
  sidebar?: string;
}

interface NavbarItemProps extends CurrentPage {
  item: NavbarItem;
}

/** An item of the navbar or the drawer. */
export function NavbarItemView({
  item,
  versions,
  currentPath,
  sidebar,
}: NavbarItemProps): ReactElement | null {
  const common = { version: versions.find(({ active }) => active), currentPath, sidebar };
  switch (item.type) {
    case "link":
      return <NavLink item={item} {...common} />;
    case "dropdown":
      return (
        <details className="dropdown" data-dropdown>
          <summary className="navbar__item navbar__link">
            {item.label}
            <ChevronIcon className="dropdown-chevron" />
          </summary>
          <ul className="dropdown-menu">
            {item.to && (
              <li>
                <NavLink item={{ label: item.label, to: item.to }} {...common} menu />
              </li>
            )}
            {item.items.map((entry) => (
              <li key={"html" in entry ? entry.html : entry.label}>
                {"html" in entry ? (
                  <MenuMarkup html={entry.html} />
                ) : (
                  <NavLink item={entry} {...common} menu />
                )}
              </li>
            ))}
          </ul>
        </details>
      );
    case "versions": {
      const all = versions.filter((version) => version.instance === item.docs);
      return (
        <VersionMenu
          versions={item.versions ? chosen(all, item.versions) : all}
          current={all.find(({ active }) => active)}
          instance={item.docs}
          external={item.external}
          externalHeading={item.externalHeading}
        />
      );
    }
    case "search":
      return <SearchButton />;
    case "html":
      return <Markup className="navbar__item" html={item.value} />;
    case "doc":
    case "sidebar":
    case "version":
      // Have been resolved to links.
      return null;
  }
}

/** The versions with the given names, in their order and with their labels. */
function chosen(
  versions: readonly VersionChoice[],
  names: readonly { name: string; label?: string }[],
): VersionChoice[] {
  return names.flatMap(({ name, label }) =>
    versions
      .filter((version) => version.name === name)
      .map((version) => ({ ...version, label: label ?? version.label })),
  );
}

/** HTML in a menu: what has no link is a heading of the links after it. */
function MenuMarkup({ html }: { html: string }) {
  return <Markup className={/<a\s/i.test(html) ? undefined : "dropdown-heading"} html={html} />;
}

/** The rendering of each icon; `class` is drawn by the site's style sheet. */
const icons = { github: <GitHubIcon />, slack: <SlackIcon />, class: null };

interface LinkItem {
  label: string;
  to?: string;
  href?: string;
  className?: string;
  rel?: string;
  target?: string;
  icon?: keyof typeof icons;
  places?: NavbarPlaces;
}

interface NavLinkProps extends Omit<CurrentPage, "versions"> {
  item: LinkItem;
  /** The version of the current page. */
  version?: VersionChoice;
  menu?: boolean;
}

/**
 * A link in the navbar, marked if it leads to the current page or one above it. If it stands for a document or a
 * sidebar, it is instead marked on all pages of that sidebar.
 */
function NavLink({ item, version, currentPath, sidebar, menu = false }: NavLinkProps) {
  const href = useHref();
  const place = version && item.places?.docs === version.instance && item.places.versions[version.name];
  const target = (place || item).to ?? item.href ?? "/";
  const { label = item.label } = place || item;
  const inSidebar = place && place.sidebar !== undefined && place.sidebar === sidebar;
  const near = currentState(target, currentPath);
  const state = !place || near === "page" ? near : inSidebar ? "true" : undefined;
  const classes = [
    menu ? "dropdown-link" : "navbar__item navbar__link",
    state && !menu ? "navbar__link--active" : "",
    item.icon ? "navbar-icon" : "",
    item.className ?? "",
  ];
  return (
    <a
      className={classes.filter(Boolean).join(" ")}
      href={href(target)}
      rel={item.rel}
      target={item.target}
      aria-current={state}
      aria-label={item.icon ? label : undefined}
      {...unchecked(target)}
    >
      {item.icon ? icons[item.icon] : label}
    </a>
  );
}

/** Value of `aria-current`: `page` for the target itself, `true` for a page below it. */
export function currentState(target: string, currentPath: string): "page" | "true" | undefined {
  if (isExternalAddress(target)) return undefined;
  const path = decodePath(target.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1"));
  if (path === currentPath) return "page";
  return path !== "/" && currentPath.startsWith(`${path}/`) ? "true" : undefined;
}

/** A link to the search page, so that it works without scripts; with scripts, it opens the dialog. */
function SearchButton() {
  const href = useHref();
  const label = themeText("theme.SearchBar.label", "Search");
  return (
    <a className="search-link" href={href(searchPath)} aria-label={label} data-search-open="">
      <SearchIcon />
      <span className="search-label">{label}</span>
      <span className="search-key scripted" aria-hidden="true" />
    </a>
  );
}
