/** What components learn of the documentation around them: sidebars, documents, the preferred version. */
import { useContext } from "react";
import { categoriesAround } from "../../render/doc-cards.ts";
import { RenderedRoute } from "../../render/rendered-route.ts";
import type { SidebarItem } from "../../site/model.ts";
import type { RouteOf } from "../../site/page-route.ts";
import { addressOf, firstHref } from "../../site/sidebar/sidebar-links.ts";
import { PageContext } from "../page-context.tsx";

/** The sidebar category of the current page, as a sidebar item. */
export function useCurrentSidebarCategory() {
  const items = useCurrentSidebarSiblings();
  const route = useContext(RenderedRoute)?.route;
  const own = route?.kind === "doc" ? categoriesAround(sidebarOf(route), route.path)?.at(-1) : undefined;
  return { type: "category" as const, label: "", collapsed: false, collapsible: true, ...own, items };
}

/** The siblings of the current page in its category, as sidebar items. */
export function useCurrentSidebarSiblings() {
  const { cards = [] } = useContext(PageContext);
  return cards.map((card) => ({ ...card, type: card.type ?? ("link" as const) }));
}

/** The sidebar of the current page; null if it has none. */
export function useDocsSidebar() {
  const route = useContext(RenderedRoute)?.route;
  const name = route?.kind === "doc" ? route.doc.sidebar : undefined;
  return route?.kind === "doc" && name !== undefined ? { name, items: sidebarOf(route) } : null;
}

function sidebarOf({ version, doc }: RouteOf<"doc">) {
  return doc.sidebar === undefined ? [] : (version.sidebars[doc.sidebar] ?? []);
}

/** A document in the current page's version. */
export function useDocById(id: string | undefined) {
  const route = useContext(RenderedRoute)?.route;
  const docs = route && "version" in route ? route.version.docs : [];
  const doc = docs.find((one) => one.id === id);
  return doc && { id: doc.id, title: doc.title, description: doc.description, sidebar: doc.sidebar };
}

/** The address of a sidebar item; for a category without a page, that of its first page. */
export function findFirstSidebarItemLink(item: SidebarItem): string | undefined {
  return addressOf(item) ?? (item.type === "category" ? firstHref(item.items) : undefined);
}

/** Keep the items that can be cards: pages and categories. */
export function filterDocCardListItems<T extends { type?: string; unlisted?: boolean }>(items: readonly T[]) {
  return items.filter(({ type, unlisted }) => !unlisted && type !== "html");
}

/** The version preferred by the reader, which is unknown at build time. */
export function useDocsPreferredVersion(_instance?: string) {
  return { preferredVersion: null, savePreferredVersionName: (_name: string) => undefined };
}
