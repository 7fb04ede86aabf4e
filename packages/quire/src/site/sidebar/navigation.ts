import { nearest } from "../../base/nearest.ts";
import type { Problem } from "../../base/problem.ts";
import type { Crumb, Doc, GeneratedIndex, Link } from "../model.ts";
import { nearestDoc } from "../nearest-doc.ts";
import { fieldPlace } from "../source/front-matter-check.ts";
import { listedNodes, type SidebarNode } from "./sidebar-node.ts";

/** The pages of a sidebar in reading order, each with those before and after the first place it has. */
export type Walk = ReadonlyMap<Doc | GeneratedIndex, { previous?: Link; next?: Link }>;

/** A sidebar of a version. */
export interface PlannedSidebar {
  name: string;
  /** All nodes, including unlisted documents. */
  nodes: readonly SidebarNode[];
  /** The visible nodes. */
  listed: readonly SidebarNode[];
  walk: Walk;
}

/** Plan what is visible of a sidebar, and in which order its pages are read. */
export function planSidebar([name, nodes]: [string, readonly SidebarNode[]]): PlannedSidebar {
  const listed = listedNodes(nodes);
  return { name, nodes, listed, walk: walkSidebar(listed) };
}

/** The place of a document in a sidebar. */
interface Place {
  crumbs: Crumb[];
  isRef: boolean;
}

/**
 * List the pages of a sidebar in reading order: documents, and pages of categories before their items.
 * References, links and HTML are skipped.
 */
function walkSidebar(listed: readonly SidebarNode[]): Walk {
  const stops: { page: Doc | GeneratedIndex; link: Link }[] = [];
  const visit = (nodes: readonly SidebarNode[]): void => {
    for (const node of nodes) {
      if (node.type === "doc" && !node.isRef) add(node.doc, node.label);
      if (node.type !== "category") continue;
      if (node.doc) add(node.doc, node.label);
      else if (node.index) add(node.index, node.label);
      visit(node.items);
    }
  };
  const add = (page: Doc | GeneratedIndex, label: string): void => {
    // The page of a category may be its first item as well.
    if (stops.at(-1)?.page === page) return;
    const own = "frontMatter" in page ? page.frontMatter.pagination_label : undefined;
    stops.push({ page, link: { label: own ?? label, path: page.path } });
  };
  visit(listed);
  const walk = new Map<Doc | GeneratedIndex, { previous?: Link; next?: Link }>();
  for (const [at, { page }] of stops.entries()) {
    if (!walk.has(page)) walk.set(page, { previous: stops[at - 1]?.link, next: stops[at + 1]?.link });
  }
  return walk;
}

/**
 * Find the place of every document in a sidebar, including unlisted ones; a document's own item takes precedence
 * over references to it.
 */
function findPlaces({ nodes, walk }: PlannedSidebar): Map<Doc, Place> {
  const places = new Map<Doc, Place>();
  const put = (doc: Doc, place: Place): void => {
    const known = places.get(doc);
    if (!known || (known.isRef && !place.isRef)) places.set(doc, place);
  };
  const visit = (items: readonly SidebarNode[], trail: Crumb[]): void => {
    for (const node of items) {
      if (node.type !== "doc" && node.type !== "category") continue;
      const { doc, label } = node;
      const isRef = node.type === "doc" && node.isRef;
      if (doc) put(doc, { crumbs: [...trail, { label, path: doc.path }], isRef });
      if (node.type === "doc") continue;
      // A generated index that only has unlisted documents is not.
      const isPublished = !node.index || walk.has(node.index);
      visit(node.items, [...trail, categoryCrumb(isPublished ? node : { ...node, index: undefined })]);
    }
  };
  visit(nodes, []);
  return places;
}

/** A category as a breadcrumb; without an address if it has no page to show. */
export function categoryCrumb(node: Extract<SidebarNode, { type: "category" }>): Crumb {
  const path = node.doc?.unlisted ? undefined : (node.doc?.path ?? node.index?.path);
  const title = node.index?.title;
  return { label: node.label, path, title: title === node.label ? undefined : title };
}

/** What a category is called away from the sidebar: by its generated index, or else its label. */
export function nameOfCategory({ label, title }: Crumb): string {
  return title ?? label;
}

/** The sidebars to place the documents of a version in. */
interface Placement {
  sidebars: readonly PlannedSidebar[];
  byId: ReadonlyMap<string, { doc: Doc }>;
  /** Ids of documents excluded as drafts. */
  drafts: ReadonlySet<string>;
  breadcrumbs: boolean;
}

/**
 * Fill in the sidebar, neighbours and breadcrumbs of every document.
 *
 * @returns problems with sidebars or documents named in front matter that do not exist
 */
export function placeDocs(docs: readonly Doc[], placement: Placement): Problem[] {
  const problems: Problem[] = [];
  const sidebars = new Map(
    placement.sidebars.map((sidebar) => [sidebar.name, { ...sidebar, places: findPlaces(sidebar) }]),
  );
  const homes = new Map<Doc, string>();
  for (const [name, { places }] of sidebars) {
    for (const [doc, { isRef }] of places) if (!isRef && !homes.has(doc)) homes.set(doc, name);
  }

  for (const doc of docs) {
    const displayed = doc.frontMatter.displayed_sidebar;
    let name = displayed === null ? undefined : (displayed ?? homes.get(doc));
    if (typeof displayed === "string" && !sidebars.has(displayed)) {
      problems.push(unknownSidebar(doc, displayed, [...sidebars.keys()]));
      name = homes.get(doc);
    }
    if (name !== undefined) {
      const { places, walk } = sidebars.get(name)!;
      doc.sidebar = name;
      if (placement.breadcrumbs) doc.breadcrumbs = places.get(doc)?.crumbs ?? [];
      Object.assign(doc, walk.get(doc));
    }
    problems.push(...chooseNeighbours(doc, placement));
  }
  return problems;
}

/** The neighbours of a document, and the front matter that removes or replaces each. */
const NEIGHBOURS = [
  ["previous", "pagination_prev"],
  ["next", "pagination_next"],
] as const;

function chooseNeighbours(doc: Doc, { byId, drafts }: Placement): Problem[] {
  const problems: Problem[] = [];
  for (const [side, field] of NEIGHBOURS) {
    const id = doc.frontMatter[field];
    if (id === undefined) continue;
    delete doc[side];
    if (id === null) continue;
    const other = byId.get(id)?.doc;
    if (other) {
      doc[side] = { label: other.frontMatter.pagination_label ?? other.sidebarLabel, path: other.path };
    } else if (!drafts.has(id)) {
      const near = nearestDoc(id, byId.keys());
      problems.push({
        code: "pagination-unknown-doc",
        message: `The front matter field \`${field}\` names the document “${id}”, which does not exist.`,
        severity: "error",
        ...fieldPlace(doc.source, field),
        hint: near ? `Did you mean “${near}”?` : "Write the id of a document in this version, or `null`.",
      });
    }
  }
  return problems;
}

function unknownSidebar(doc: Doc, name: string, names: readonly string[]): Problem {
  const near = nearest(name, names);
  return {
    code: "unknown-sidebar",
    message: `The front matter field \`displayed_sidebar\` names the sidebar “${name}”, which does not exist.`,
    severity: "error",
    ...fieldPlace(doc.source, "displayed_sidebar"),
    hint: near ? `Did you mean “${near}”?` : `The sidebars are: ${names.join(", ") || "none"}.`,
  };
}
