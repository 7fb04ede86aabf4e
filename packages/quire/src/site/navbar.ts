/** Resolves navbar items that name a document, a sidebar or the version into links, once the site is planned. */

import { nearest } from "../base/nearest.ts";
import type { Problem } from "../base/problem.ts";
import type { NavbarItem, NavbarPlaces, ThemeConfig } from "../config/theme-schema.ts";
import { encodePath } from "./address.ts";
import type { Site, Version } from "./model.ts";
import { nearestDoc } from "./nearest-doc.ts";
import { hasSearchPage } from "./search-page.ts";
import { firstLink } from "./sidebar/sidebar-links.ts";

type Place = NavbarPlaces["versions"][string];
type MenuEntry = Extract<NavbarItem, { type: "dropdown" }>["items"][number];

/** The target named by an item: a document or a sidebar of a docs instance. */
interface Named {
  docId?: string;
  sidebarId?: string;
  docs: string;
}

/**
 * Resolve a theme's navbar against the site. `doc` and `sidebar` items lead to the latest version of their docs
 * instance, and on pages of another version to that version if it has the target; so do `version` items. A site
 * with a search page gets a search item at the right end, unless it has one. Items with unknown targets are left
 * out and reported (`navbar-unknown-doc`, `navbar-unknown-sidebar`), and so are versions (`navbar-unknown-version`).
 */
export function resolveNavbar(theme: ThemeConfig, site: Site): { theme: ThemeConfig; problems: Problem[] } {
  const problems: Problem[] = [];
  const latest = new Map(
    site.versions.filter(({ isLast }) => isLast).map((version) => [version.instance, version]),
  );

  const placesIn = (docs: string, placeOf: (version: Version) => Place | undefined): NavbarPlaces => {
    const versions = site.versions.flatMap((version) => {
      const place = version.instance === docs ? placeOf(version) : undefined;
      return place ? [[version.name, place] as const] : [];
    });
    return { docs, versions: Object.fromEntries(versions) };
  };

  const find = (named: Named): (Found & { places: NavbarPlaces }) | undefined => {
    const version = latest.get(named.docs);
    const found = findIn(version, named);
    if (!found) {
      problems.push(unknown(named, version));
      return undefined;
    }
    const places = placesIn(named.docs, (other) => {
      const place = findIn(other, named);
      return place && { to: place.to, sidebar: place.sidebar };
    });
    return { ...found, places };
  };

  const resolveEntry = (entry: MenuEntry): (MenuEntry & { places?: NavbarPlaces })[] => {
    if ("html" in entry || (entry.docId === undefined && entry.sidebarId === undefined)) return [entry];
    const target = find(entry);
    return target ? [{ ...entry, to: target.to, places: target.places }] : [];
  };

  const resolveItem = (item: NavbarItem): NavbarItem[] => {
    switch (item.type) {
      case "dropdown":
        return [{ ...item, items: item.items.flatMap(resolveEntry) }];
      case "search":
        // Without a search page, the item would lead nowhere.
        return hasSearchPage(site) ? [item] : [];
      case "version": {
        const { docs, position } = item;
        const last = latest.get(docs);
        if (!last) return [];
        const placeOf = ({ mainPath, label }: Version) => ({
          to: encodePath(mainPath),
          label: item.label ?? label,
        });
        return [{ type: "link", position, ...placeOf(last), places: placesIn(docs, placeOf) }];
      }
      case "versions":
        problems.push(...unknownVersions(item, site));
        return [item];
      case "doc":
      case "sidebar": {
        const target = find(item);
        if (!target) return [];
        const { label, to, places } = target;
        return [{ type: "link", position: item.position, label: item.label ?? label, to, places }];
      }
      default:
        return [item];
    }
  };

  const items = theme.navbar.items.flatMap(resolveItem);
  if (hasSearchPage(site) && !items.some(({ type }) => type === "search"))
    items.push({ type: "search", position: "right" });
  return { theme: { ...theme, navbar: { ...theme.navbar, items } }, problems };
}

interface Found {
  label: string;
  to: string;
  sidebar?: string;
}

function findIn(version: Version | undefined, { docId, sidebarId }: Named): Found | undefined {
  if (docId === undefined) {
    const first = firstLink(version?.sidebars[sidebarId!] ?? []);
    return first && { label: first.label, to: first.href, sidebar: sidebarId };
  }
  const doc = version?.docs.find((candidate) => candidate.id === docId);
  return doc && { label: doc.sidebarLabel, to: encodePath(doc.path), sidebar: doc.sidebar };
}

function unknown({ docId, sidebarId, docs }: Named, version: Version | undefined): Problem {
  const problem = (what: "doc" | "sidebar", name: string, hint: string | undefined): Problem => ({
    code: what === "doc" ? "navbar-unknown-doc" : "navbar-unknown-sidebar",
    severity: "error",
    message: `The navbar names the ${what} “${name}”, which does not exist in the docs “${docs}”.`,
    written: { name: `${what}Id`, value: name },
    hint,
  });
  const meaning = (near: string | undefined) => near && `Did you mean “${near}”?`;
  if (docId !== undefined) {
    const ids = version?.docs.map(({ id }) => id) ?? [];
    return problem("doc", docId, meaning(nearestDoc(docId, ids)));
  }
  const sidebars = Object.keys(version?.sidebars ?? {});
  return problem(
    "sidebar",
    sidebarId!,
    meaning(nearest(sidebarId!, sidebars)) || listed("sidebar", sidebars),
  );
}

/** The versions that a menu names and its docs do not have. */
function unknownVersions(
  { docs, versions = [] }: Extract<NavbarItem, { type: "versions" }>,
  site: Site,
): Problem[] {
  const names = site.versions.flatMap(({ instance, name }) => (instance === docs ? [name] : []));
  return versions
    .filter(({ name }) => !names.includes(name))
    .map(({ name }) => ({
      code: "navbar-unknown-version",
      severity: "error",
      message: `The navbar names the version “${name}”, which does not exist in the docs “${docs}”.`,
      written: { name: "versions", value: name },
      hint: listed("version", names),
    }));
}

function listed(what: "sidebar" | "version", names: readonly string[]): string {
  return names.length > 0 ? `Its ${what}s are: ${names.join(", ")}.` : `It has no ${what}.`;
}
