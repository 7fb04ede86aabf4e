import { escapeHtml } from "../base/escape.ts";
import { hrefOf } from "../site/address.ts";
import type { SidebarItem, Version } from "../site/model.ts";
import { type PageRoute, sidebarOf } from "../site/page-route.ts";
import { withBase } from "../theme/base-path.tsx";
import { sidebarHtml } from "../theme/sidebar.ts";
import { openPaths, sidebarFile } from "./sidebar-places.ts";

/**
 * Create the renderer of the sidebars next to pages: the top level, and the branch with the page; undefined for a page
 * without one. Each branch is rendered once, as many pages share it.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function createPageSidebars(baseUrl: string): (route: PageRoute) => string | undefined {
  const branches = new Map<string, string>();

  const render = (version: Version, name: string, items: SidebarItem[], openPath: number[]): string => {
    const key = `${version.instance}\n${version.name}\n${name}\n${openPath.join(".")}`;
    let html = branches.get(key);
    if (html === undefined) {
      const fragmentUrl = withBase(baseUrl, sidebarFile(version, name));
      html = sidebarHtml(items, baseUrl, { openPath, fragmentUrl });
      branches.set(key, html);
    }
    return html;
  };

  return (route) => {
    const name = sidebarOf(route);
    if (name === undefined || !("version" in route)) return undefined;
    const { version, path } = route;
    const items = version.sidebars[name]!;
    const html = render(version, name, items, openPaths(items).get(path) ?? []);
    // Groups, which link to a page inside them, have a class before the `href`.
    const link = `<a href="${escapeHtml(hrefOf(baseUrl, path))}"`;
    return html.replace(link, () => `${link} aria-current="page"`);
  };
}

/** A full sidebar as HTML, for the browser to fetch when a reader opens another branch. */
export function sidebarFragment(baseUrl: string, version: Version, sidebar: string): string {
  return sidebarHtml(version.sidebars[sidebar] ?? [], baseUrl);
}
