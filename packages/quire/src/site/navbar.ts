/** Resolves navbar items that name a document, a sidebar or the version into links, once the site is planned. */

import { nearest } from "../base/nearest.ts";
import type { Problem } from "../base/problem.ts";
import type { NavbarItem, NavbarPlaces, ThemeConfig } from "../config/theme-schema.ts";
import { encodePath } from "./address.ts";
import type { Site, Version } from "./model.ts";
import { nearestDoc } from "./nearest-doc.ts";
import { hasSearchPage } from "./search-page.ts";
import { firstLink } from "./sidebar/sidebar-links.ts";

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
 * out and reported (`navbar-unknown-doc`, `navbar-unknown-sidebar`).
 */
export function resolveNavbar(theme: ThemeConfig, site: Site): { theme: ThemeConfig; problems: Problem[] } {
  const problems: Problem[] = [];
  const latest = new Map(
    site.versions.filter(({ isLast }) => isLast).map((version) => [version.instance, version]),
  );

  const find = (named: Named): (Found & { places: NavbarPlaces }) | undefined => {
    const version = latest.get(named.docs);
    const found = findIn(version, named);
    if (!found) {
      problems.push(unknown(named, version));
      return undefined;
    }
    const places: NavbarPlaces = { docs: named.docs, versions: {} };
    for (const other of site.versions) {
      const place = other.instance === named.docs ? findIn(other, named) : undefined;
      if (place) places.versions[other.name] = { to: place.to, sidebar: place.sidebar };
    }
    return { ...found, places };
  };

  const items = theme.navbar.items.flatMap((item): NavbarItem[] => {
    if (item.type === "dropdown") {
      const entries = item.items.flatMap(
        (entry): ((typeof item.items)[number] & { places?: NavbarPlaces })[] => {
          if ("html" in entry || (entry.docId === undefined && entry.sidebarId === undefined)) return [entry];
          const target = find(entry);
          return target ? [{ ...entry, to: target.to, places: target.places }] : [];
        },
      );
      return [{ ...item, items: entries }];
    }
    // Without a search page, the item would lead nowhere.
    if (item.type === "search") return hasSearchPage(site) ? [item] : [];
    if (item.type === "version") {
      const last = latest.get(item.docs);
      if (!last) return [];
      const places: NavbarPlaces = { docs: item.docs, versions: {} };
      for (const { instance, name, label, mainPath } of site.versions)
        if (instance === item.docs)
          places.versions[name] = { to: encodePath(mainPath), label: item.label ?? label };
      const { position } = item;
      return [
        { type: "link", position, label: item.label ?? last.label, to: encodePath(last.mainPath), places },
      ];
    }
    if (item.type !== "doc" && item.type !== "sidebar") return [item];
    const target = find(item);
    if (!target) return [];
    const { label, to, places } = target;
    return [{ type: "link", position: item.position, label: item.label ?? label, to, places }];
  });
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

function unknown(named: Named, version: Version | undefined): Problem {
  const [what, name, known] =
    named.docId !== undefined
      ? ["doc", named.docId, version?.docs.map(({ id }) => id) ?? []]
      : ["sidebar", named.sidebarId!, Object.keys(version?.sidebars ?? {})];
  const find = what === "doc" ? nearestDoc : nearest;
  const near = find(name as string, known as string[]);
  return {
    code: what === "doc" ? "navbar-unknown-doc" : "navbar-unknown-sidebar",
    severity: "error",
    message: `The navbar names the ${what} “${name}”, which does not exist in the docs “${named.docs}”.`,
    written: { name: what === "doc" ? "docId" : "sidebarId", value: name as string },
    hint: near ? `Did you mean “${near}”?` : what === "sidebar" ? listed(known as string[]) : undefined,
  };
}

function listed(sidebars: readonly string[]): string {
  return sidebars.length > 0 ? `Its sidebars are: ${sidebars.join(", ")}.` : "It has no sidebar.";
}
